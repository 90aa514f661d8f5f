package fr.zizanie.table.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Option;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.json.Json;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameAnswersTest {
  private static final GameCatalogue CATALOGUE = new GameCatalogue(Shelf.all());
  private static final GameAnswers ANSWERS = new GameAnswers(CATALOGUE);
  private static final Records RECORDS = new Records(CATALOGUE.games(), new Trees());

  /**
   * A game under one setting of one of its options.
   *
   * @param options all of them, as they are written
   * @param file the beginning as a file of other programs
   */
  private record Setting(String game, Map<String, Json> options, Optional<String> file) {
    static List<Setting> all(Game<?, ?> game) {
      var out = new ArrayList<Setting>();
      for (Option option : game.profile().options())
        for (String value : option.values())
          if (ANSWERS.position(
                  game.profile().id(),
                  "{\"options\":{\"%s\":\"%s\"},\"seats\":[],\"done\":[]}"
                      .formatted(option.name(), value))
              instanceof Answer.Ok<String>(String json)) out.add(of(game, json));
      return out;
    }

    private static Setting of(Game<?, ?> game, String json) {
      var fields = fields(JsonReader.value(json).orThrow());
      var export = Optional.ofNullable(fields.get("export")).map(Setting::fields);
      return new Setting(
          game.profile().id(),
          fields(fields.get("options")),
          export.map(one -> ((Json.Text) one.get("text")).text()));
    }

    private static Map<String, Json> fields(Json json) {
      return ((Json.Members) json).fields();
    }

    boolean readsBack() {
      return RECORDS.read(file.orElseThrow()) instanceof Answer.Ok<Records.Loaded>(var read)
          && read.match().profile().id().equals(game)
          && read.match().start().options().values().entrySet().stream()
              .allMatch(
                  entry -> new Json.Text(entry.getValue()).equals(options.get(entry.getKey())));
    }
  }

  @Test
  void a_position_has_a_file_only_where_that_reads_back_as_the_same_game() {
    var settings = CATALOGUE.games().stream().flatMap(game -> Setting.all(game).stream()).toList();
    assertThat(settings).filteredOn(setting -> setting.file().isEmpty()).isNotEmpty();
    assertThat(settings)
        .filteredOn(setting -> setting.file().isPresent())
        .isNotEmpty()
        .allMatch(Setting::readsBack);
  }
}
