package fr.zizanie.server.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import java.io.StringWriter;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The JSON of the server: a reader with strict limits and a streaming writer. */
public final class Json {
  /** The longest text that is read, in characters. */
  public static final int LONGEST = 64 * 1024;

  /** An own deck, or some blank cards, are one text. */
  private static final int LONGEST_STRING = 32_000;

  private static final JsonFactory FACTORY = factory(LONGEST, LONGEST_STRING);
  private static final JsonMapper MAPPER = mapper(FACTORY);

  private static JsonFactory factory(int longest, int string) {
    return JsonFactory.builder()
        .streamReadConstraints(
            StreamReadConstraints.builder()
                .maxNestingDepth(16)
                .maxNumberLength(20)
                .maxNameLength(100)
                .maxStringLength(string)
                .maxDocumentLength(longest)
                .build())
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .build();
  }

  private static JsonMapper mapper(JsonFactory factory) {
    return JsonMapper.builder(factory)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .build();
  }

  private Json() {}

  /** {@return the JSON that {@code write} writes} */
  public static String text(Consumer<JsonGenerator> write) {
    return text(1024, write);
  }

  /** {@return the same, about as long as {@code expected} characters} */
  public static String text(int expected, Consumer<JsonGenerator> write) {
    var text = new StringWriter(expected);
    try (var out = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      write.accept(out);
    }
    return text.toString();
  }

  /** {@return the fields of a JSON object, or {@code bad-json} or {@code too-long}} */
  public static Answer<Fields> object(String text) {
    return text.length() > LONGEST
        ? Answer.no(Reason.TOO_LONG.because("64 Kio au plus.", "64 KiB at most."))
        : object(text, MAPPER);
  }

  /** {@return the same for an object that may hold texts as long as it is itself} */
  public static Answer<Fields> longObject(String text) {
    return object(text, mapper(factory(Math.max(1, text.length()), Math.max(1, text.length()))));
  }

  /** {@return a JSON text as a node, if it is one} */
  static Optional<JsonNode> node(String text) {
    try {
      return Optional.of(MAPPER.readTree(text));
    } catch (JacksonException _) {
      return Optional.empty();
    }
  }

  private static Answer<Fields> object(String text, JsonMapper mapper) {
    try {
      return mapper.readTree(text) instanceof ObjectNode object
          ? Answer.ok(new Fields(object))
          : Answer.no(Reason.BAD_JSON.because("Il faut un objet.", "An object is needed."));
    } catch (StreamConstraintsException _) {
      return Answer.no(
          Reason.TOO_LONG.because(
              "Un texte, un nombre ou l’emboîtement dépasse la limite.",
              "A text, a number or the nesting goes beyond the limit."));
    } catch (JacksonException e) {
      var at = e.getLocation();
      String place = at == null ? "" : "(" + at.getLineNr() + ":" + at.getColumnNr() + ")";
      return Answer.no(new Refusal(Reason.BAD_JSON, Words.same(place)));
    }
  }
}
