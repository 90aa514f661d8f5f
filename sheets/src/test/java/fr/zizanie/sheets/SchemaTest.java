package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The schema of the wire, and what the page's types are made from. */
class SchemaTest {
  @Test
  void the_page_has_the_schema_of_these_records() throws IOException {
    var kept = Path.of("../web/src/wire/wire.schema.json");
    try (var made = ToPage.class.getResourceAsStream("/fr/zizanie/sheets/wire.schema.json")) {
      assertThat(Files.readString(kept))
          .as("node web/wire.mjs takes over the new schema")
          .isEqualTo(new String(made.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
    }
  }

  @Test
  void a_wrong_message_is_refused_with_the_field_that_is_wrong() {
    Map.of(
            "{}", "UNKNOWN_COMMAND",
            "{\"type\":\"dance\"}", "UNKNOWN_COMMAND",
            "{\"type\":7}", "«type»",
            "{\"type\":\"play\",\"ref\":1,\"version\":1,\"seat\":\"white\"}", "«action»",
            "{\"type\":\"ready\",\"ref\":1,\"version\":1,\"on\":\"yes\"}", "«on»",
            "{\"type\":\"stand\",\"ref\":1.0}", "«ref»",
            "{\"type\":\"stand\",\"ref\":4294967296}", "«ref»")
        .forEach((json, why) ->
            assertThat(JsonReader.object(json).then(WireCodecs::readFromPage).toString())
                .as(json)
                .contains(why));
  }

  @Test
  void what_is_sent_wrongly_is_caught() {
    Checked.text("ToPage", "{\"type\":\"pong\"}");
    Checked.text("GoPending", "{\"what\":\"must-play\",\"card\":\"3\"}");
    Map.of(
            "{}", "ToPage",
            "{\"type\":\"dance\"}", "ToPage",
            "{\"type\":\"pong\",\"ref\":1}", "ToPage",
            "{\"type\":\"accepted\"}", "ToPage",
            "{\"what\":\"must-play\"}", "GoPending",
            "{\"what\":\"main\",\"card\":\"3\"}", "GoPending",
            "{\"game\":\"plain\"}", "Board")
        .forEach((json, type) ->
            assertThatThrownBy(() -> Checked.text(type, json))
                .as(json)
                .isInstanceOf(AssertionError.class));
  }

  @Test
  void json_is_read_strictly() {
    for (String bad :
        List.of(
            "",
            "{",
            "[]",
            "{\"a\":1,\"a\":1}",
            "{\"a\":1}x",
            "{\"a\":01}",
            "{\"a\":+1}",
            "{\"a\":1.}",
            "{\"a\":tru}",
            "{'a':1}",
            "{\"a\":\"\n\"}",
            "{\"a\":\"\\x\"}",
            "{\"a\":\"\\u00g0\"}",
            "{\"a\":1,}",
            "{\"a\" 1}",
            "{,}",
            "{\"a\":-}",
            "\u0000")) assertThat(JsonReader.object(bad).toString()).as(bad).contains("BAD_JSON");
    for (String vast :
        List.of(
            "{\"a\":" + "[".repeat(16) + "]".repeat(16) + "}",
            "{\"a\":" + "1".repeat(21) + "}",
            "{\"" + "a".repeat(101) + "\":1}",
            " ".repeat(64 * 1024) + "{}"))
      assertThat(JsonReader.object(vast).toString()).contains("TOO_LONG");
    String odd = "{ \"a\" : [ true , null , -0.5e+3 , \"\\u00e9\\/\\\"\" ] , \"b\" : {} }";
    assertThat(JsonReader.object(odd)).isInstanceOf(Answer.Ok.class);
    assertThat(JsonReader.object("{\"a\":\"\\u00e9\\t\\\\\"}").then((Fields f) -> f.text("a")))
        .isEqualTo(Answer.ok("é\t\\"));
  }
}
