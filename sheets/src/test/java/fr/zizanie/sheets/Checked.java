package fr.zizanie.sheets;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.tsunami.DeckFile;
import fr.zizanie.sheets.wire.Picked;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.catalogue.CardText;
import fr.zizanie.sheets.wire.catalogue.CatalogueCodecs;
import fr.zizanie.sheets.wire.catalogue.Look;
import fr.zizanie.sheets.wire.house.HouseCodecs;
import fr.zizanie.sheets.wire.house.MatchRow;
import fr.zizanie.sheets.wire.log.Kept;
import fr.zizanie.sheets.wire.log.LogCodecs;
import fr.zizanie.sheets.wire.log.Replay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/** What tests send or receive, held against the schema that is made from the records. */
public final class Checked {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final ObjectNode WHOLE = read();
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private static final Map<String, Schema> SCHEMAS = new ConcurrentHashMap<>();

  private static final Set<String> SEEN = ConcurrentHashMap.newKeySet();

  private Checked() {}

  private static ObjectNode read() {
    try (var in = ToPage.class.getResourceAsStream("/fr/zizanie/sheets/wire.schema.json")) {
      return Unions.toldApart((ObjectNode) MAPPER.readTree(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Schema schema(String type) {
    return SCHEMAS.computeIfAbsent(
        type, name -> REGISTRY.getSchema(WHOLE.deepCopy().put("$ref", "#/$defs/" + name)));
  }

  /** {@return the names of all types that cross the wire} */
  public static Iterable<String> types() {
    return WHOLE.get("$defs").propertyNames();
  }

  /** {@return the JSON, which must be of a type of the wire} */
  public static JsonNode tree(String type, String json) {
    return MAPPER.readTree(text(type, json));
  }

  /** {@return the same as it came} */
  public static String text(String type, String json) {
    // Twin worlds say the same again and again.
    if (!SEEN.add(Sha256.hex(type + json))) return json;
    var wrong = schema(type).validate(MAPPER.readTree(json));
    if (!wrong.isEmpty()) throw new AssertionError("no " + type + ": " + wrong + "\n" + json);
    return json;
  }

  /** {@return the JSON of a message to the page} */
  public static String json(ToPage message) {
    return text("ToPage", message.json());
  }

  /** {@return the JSON of something else that the page is told, by its codec} */
  public static <T> String json(T value, BiConsumer<T, JsonText> codec) {
    return text(value.getClass().getSimpleName(), JsonText.of(out -> codec.accept(value, out)));
  }

  /** {@return all that an answer tells whoever gets it: JSON, byte for byte, or the refusal} */
  public static String told(Object answer) {
    return switch (answer) {
      case Answer.Ok<?>(Object value) -> told(value);
      case Answer.No<?> refused -> refused.toString();
      case ToPage message -> json(message);
      case Replay replay -> json(replay, LogCodecs::write);
      case Board board -> text("Board", board.json());
      case Picked picked -> json(picked, WireCodecs::write);
      case MatchRow row -> json(row, HouseCodecs::write);
      case CardText card -> text("CardText", card.json());
      case DeckFile deck -> json(deck, fr.zizanie.sheets.tsunami.TsunamiCodecs::write);
      case Look look -> json(look, CatalogueCodecs::write);
      case Kept kept -> json(kept, LogCodecs::write);
      case List<?> list -> list.stream().map(Checked::told).toList().toString();
      default -> answer.toString();
    };
  }
}
