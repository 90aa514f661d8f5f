package fr.zizanie.server.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A JSON object whose fields are asked for by name and kind; a wrong one is {@code bad-field}. */
public record Fields(ObjectNode object) {
  /** {@return a text that must be there} */
  public Answer<String> text(String name) {
    return value(name)
        .filter(JsonNode::isString)
        .map(n -> Answer.ok(n.stringValue()))
        .orElseGet(() -> bad(name));
  }

  /** {@return a text, or {@code fallback} where there is none} */
  public Answer<String> text(String name, String fallback) {
    return value(name).isEmpty() ? Answer.ok(fallback) : text(name);
  }

  /** {@return a whole number that must be there} */
  public Answer<Integer> number(String name) {
    return value(name)
        .filter(n -> n.isIntegralNumber() && n.canConvertToInt())
        .map(n -> Answer.ok(n.intValue()))
        .orElseGet(() -> bad(name));
  }

  /** {@return a whole number, or {@code fallback} where there is none} */
  public Answer<Integer> number(String name, int fallback) {
    return value(name).isEmpty() ? Answer.ok(fallback) : number(name);
  }

  /** {@return a truth value that must be there} */
  public Answer<Boolean> flag(String name) {
    return value(name)
        .filter(JsonNode::isBoolean)
        .map(n -> Answer.ok(n.booleanValue()))
        .orElseGet(() -> bad(name));
  }

  /** {@return a list of texts that must be there} */
  public Answer<List<String>> list(String name) {
    if (!(value(name).orElseGet(object::nullNode) instanceof ArrayNode items)) return bad(name);
    var out = new ArrayList<String>();
    for (JsonNode item : items) {
      if (!item.isString()) return bad(name);
      out.add(item.stringValue());
    }
    return Answer.ok(out);
  }

  /** {@return an object whose fields are all texts; empty where there is none} */
  public Answer<Map<String, String>> texts(String name) {
    return switch (value(name).orElseGet(object::objectNode)) {
      case ObjectNode inner -> new Fields(inner).texts();
      default -> bad(name);
    };
  }

  /** {@return all fields, which must be texts} */
  public Answer<Map<String, String>> texts() {
    var out = new TreeMap<String, String>();
    for (var field : object.properties()) {
      if (!field.getValue().isString()) return bad(field.getKey());
      out.put(field.getKey(), field.getValue().stringValue());
    }
    return Answer.ok(out);
  }

  private Optional<JsonNode> value(String name) {
    return Optional.ofNullable(object.get(name)).filter(n -> !n.isNull());
  }

  /** {@return the refusal of a field by its name} */
  public static <T> Answer<T> bad(String name) {
    return Answer.no(new Refusal(Reason.BAD_FIELD, Words.same("«" + name + "»")));
  }
}
