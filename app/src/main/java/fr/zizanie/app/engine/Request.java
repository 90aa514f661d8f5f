package fr.zizanie.app.engine;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.terminal.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The fields of one command; a missing or odd one is refused with its name. */
record Request(ObjectNode fields) {
  String command() {
    return optional("cmd").orElse("");
  }

  String text(String name) {
    return optional(name).orElseThrow(() -> bad(name));
  }

  Optional<String> optional(String name) {
    JsonNode node = fields.get(name);
    if (node == null || node.isNull()) return Optional.empty();
    if (!node.isString()) throw bad(name);
    return Optional.of(node.stringValue());
  }

  int number(String name, int fallback, int least, int most) {
    JsonNode node = fields.get(name);
    if (node == null || node.isNull()) return fallback;
    if (!node.isIntegralNumber()
        || !node.canConvertToInt()
        || node.intValue() < least
        || node.intValue() > most)
      throw new Protocol.Refused(
          Reason.BAD_FIELD.because(
              name + " : un nombre de " + least + " à " + most + ".",
              name + ": a number from " + least + " to " + most + "."));
    return node.intValue();
  }

  boolean flag(String name) {
    JsonNode node = fields.get(name);
    if (node == null || node.isNull()) return false;
    if (!node.isBoolean()) throw bad(name);
    return node.booleanValue();
  }

  boolean has(String name) {
    return fields.has(name);
  }

  List<String> tokens(String name) {
    var out = new ArrayList<String>();
    JsonNode node = fields.get(name);
    if (node == null || node.isNull()) return out;
    if (!node.isArray()) throw bad(name);
    for (JsonNode token : node) {
      if (!token.isString()) throw bad(name);
      out.add(token.stringValue());
    }
    return out;
  }

  ObjectNode fields(String name) {
    JsonNode node = fields.get(name);
    if (node == null || node.isNull()) return JsonNodeFactory.instance.objectNode();
    return node instanceof ObjectNode object ? object : refuse(name);
  }

  Tree tree(String name) {
    JsonNode node = fields.get(name);
    if (node == null || node.isNull()) throw bad(name);
    return Json.tree(node).orElseThrow(() -> new Protocol.Refused(odd(name, node)));
  }

  /** Names the first null or number that isn’t whole inside a node. */
  private static Refusal odd(String place, JsonNode node) {
    int i = 0;
    for (JsonNode item : node.isArray() ? node : JsonNodeFactory.instance.arrayNode()) {
      if (Json.tree(item).isEmpty()) return odd(place + "[" + i + "]", item);
      i++;
    }
    for (var field : node.properties())
      if (Json.tree(field.getValue()).isEmpty())
        return odd(place + "." + field.getKey(), field.getValue());
    return Reason.BAD_POSITION.because(
        place + " : ni null ni nombre à virgule ou trop grand.",
        place + ": neither null nor a number that is broken or too great.");
  }

  private static ObjectNode refuse(String name) {
    throw bad(name);
  }

  static Protocol.Refused bad(String name) {
    return new Protocol.Refused(
        Reason.BAD_FIELD.because("Champ : " + name + ".", "Field: " + name + "."));
  }

  static String clip(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }
}
