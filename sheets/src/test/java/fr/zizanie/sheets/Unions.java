package fr.zizanie.sheets;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Unions of a schema told apart by a constant that each case requires, so that a validator looks at
 * one case only. Exactly the same is valid, since no other case has that constant.
 */
final class Unions {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final List<String> CONSTANTS = List.of("type", "game", "what");

  private Unions() {}

  /** {@return the schema, each {@code oneOf} of a definition asked by its constant} */
  static ObjectNode toldApart(ObjectNode schema) {
    var types = schema.get("$defs");
    for (JsonNode type : types)
      if (type.has("oneOf"))
        CONSTANTS.stream()
            .flatMap(name -> cases(types, name, type.get("oneOf")).stream())
            .findFirst()
            .ifPresent(cases -> {
              ((ObjectNode) type).remove("oneOf");
              ((ObjectNode) type).putArray("allOf").add(cases);
            });
    return schema;
  }

  /** The cases as a chain of conditions, if each requires another constant of that name. */
  private static Optional<JsonNode> cases(JsonNode types, String name, JsonNode union) {
    var seen = new HashSet<JsonNode>();
    JsonNode chain = NODES.booleanNode(false);
    for (JsonNode link : reversed(union)) {
      String target = link.get("$ref").stringValue();
      var type = types.get(target.substring(target.lastIndexOf('/') + 1));
      var fields = type.has("allOf") ? type.get("allOf").get(0) : type;
      var constant = fields.path("properties").path(name).path("const");
      boolean required =
          StreamSupport.stream(fields.path("required").spliterator(), false)
              .anyMatch(field -> field.stringValue().equals(name));
      if (constant.isMissingNode() || !required || !seen.add(constant)) return Optional.empty();
      var when = NODES.objectNode();
      when.putObject("properties").putObject(name).set("const", constant);
      when.putArray("required").add(name);
      chain = NODES.objectNode().set("if", when).set("then", link).set("else", chain);
    }
    return Optional.of(chain);
  }

  private static List<JsonNode> reversed(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).toList().reversed();
  }
}
