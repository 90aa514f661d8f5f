package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.app.engine.Protocol;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.sheets.KeptGame;
import fr.zizanie.terminal.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Records that an earlier program wrote are read as it read them. */
class OldRecordsTest {
  @TempDir Path folder;

  static Stream<Arguments> matches() {
    return OldData.said().stream().map(said -> Arguments.of(said.get("name").stringValue(), said));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("matches")
  void verify_and_replay_print_what_they_printed(String name, JsonNode said) throws IOException {
    var file = folder.resolve(name + ".txt");
    Files.writeString(file, said.get("truth").stringValue());
    assertThat(OldData.printed("verify", file.toString()))
        .isEqualTo(
            // It is said since then that an id was chosen after the nonces.
            said.get("verify")
                .stringValue()
                .replaceAll(
                    "( deals? as committed)",
                    "$1, whose id was not bound: dealt at once, so not verifiable"));
    assertThat(OldData.printed("replay", file.toString()))
        .isEqualTo(said.get("replay").stringValue());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("matches")
  void the_engine_answers_what_it_answered(String name, JsonNode said) {
    var engine = new Protocol();
    String record = said.get("truth").stringValue();
    var state = Json.MAPPER.readTree(engine.answer(ask(Map.of("cmd", "load", "record", record))));
    OldData.saysStill(name, Json.MAPPER.readTree(said.get("state").stringValue()), state);
    assertThat(state.get("rules").intValue()).as(name).isEqualTo(1);
    assertThat(engine.answer(ask(Map.of("cmd", "legal", "limit", 300))))
        .as(name)
        .isEqualTo(said.get("legal").stringValue());
    said.get("views")
        .properties()
        .forEach(view -> {
          String viewer = view.getKey();
          var now = engine.answer(ask(Map.of("cmd", "view", "viewer", viewer)));
          var before = Json.MAPPER.readTree(view.getValue().stringValue());
          OldData.saysStill(name + " to " + viewer, before, Json.MAPPER.readTree(now));
        });
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("matches")
  void a_kept_game_is_shown_again(String name, JsonNode said) {
    assertThat(KeptGame.of(Json.RECORDS, said.get("truth").stringValue(), "truth"))
        .as(name)
        .isInstanceOf(Answer.Ok.class);
  }

  private static String ask(Map<String, ?> fields) {
    return Json.MAPPER.writeValueAsString(fields);
  }
}
