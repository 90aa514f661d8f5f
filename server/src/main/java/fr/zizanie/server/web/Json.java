package fr.zizanie.server.web;

import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Reason;
import fr.zizanie.rules.core.Refusal;
import fr.zizanie.rules.core.Words;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads what a page sends, with strict limits. */
final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(16)
                          .maxStringLength(64 * 1024)
                          .maxNumberLength(20)
                          .build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private Json() {}

  static Answer<ObjectNode> read(String text) {
    try {
      return MAPPER.readTree(text) instanceof ObjectNode object
          ? Answer.ok(object)
          : Answer.no(Reason.BAD_JSON.because("Il faut un objet.", "An object is needed."));
    } catch (JacksonException e) {
      var at = e.getLocation();
      return Answer.no(
          new Refusal(
              Reason.BAD_JSON,
              at == null
                  ? Words.NONE
                  : Words.same("(" + at.getLineNr() + ":" + at.getColumnNr() + ")")));
    }
  }

  static Optional<String> text(ObjectNode node, String name) {
    JsonNode value = node.get(name);
    return value != null && value.isString() ? Optional.of(value.stringValue()) : Optional.empty();
  }

  static Optional<Integer> number(ObjectNode node, String name) {
    JsonNode value = node.get(name);
    return value != null && value.isIntegralNumber() && value.canConvertToInt()
        ? Optional.of(value.intValue())
        : Optional.empty();
  }

  static Refusal bad(String field) {
    return Reason.BAD_FIELD.because("Champ : " + field + ".", "Field: " + field + ".");
  }
}
