package fr.zizanie.device;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.Players;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.table.Curtain;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.testing.Scale;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A saved game goes on as it was, wherever it is opened. */
class SavedGamesTest {
  private static final int STEPS = 40;
  private static final int CHANGES = 60;
  private static final String RUNS = "\"window\":";
  private static final String WRONG_DRAW = ".*Entry \\d+: This draw does not match the seed\\.";

  /** A game's script. */
  record Script(Game<?, ?> game, String opponent, long seed) {
    @Override
    public String toString() {
      return game.profile().id() + " " + opponent + " " + seed;
    }
  }

  static Stream<Script> scripts() {
    int each = Scale.of(1, 10);
    return Games.all().stream()
        .flatMap(game ->
            Stream.of("computer", "screen")
                .flatMap(opponent ->
                    Stream.iterate(Scale.seed(), seed -> seed + 1)
                        .limit(each)
                        .map(seed -> new Script(game, opponent, seed))));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void a_game_is_the_same_after_each_step_on_another_device(Script script) {
    var here = new Pocket(script.seed);
    var id = here.begins(script.game, script.opponent);
    assertThat(elsewhere(here, id)).isEqualTo(sheet(here, id));
    for (int k = 0;
        k < STEPS && here.device.table(id).orElseThrow().match().outcome().isEmpty();
        k++) {
      var line = here.device.open(id, 0, here::told).orThrow();
      here.step(id, line);
      line.close();
      assertThat(elsewhere(here, id)).isEqualTo(sheet(here, id));
    }
  }

  /** What a device shows of a game, but how much of a time is left: that begins anew elsewhere. */
  private static String sheet(Pocket on, MatchId id) {
    String body = on.device.ask("GET", "/api/matches/" + id, "").body();
    return body.replaceAll("\"left\":\\d+", "\"left\":0");
  }

  /** What another device shows of the game that the first one kept. */
  private static String elsewhere(Pocket here, MatchId id) {
    var there = new Pocket(1);
    there.now = here.now;
    String saved = here.saved.get(id);
    assertThat(there.device.restore(saved)).isInstanceOf(Answer.Ok.class);
    assertThat(there.saved.get(id)).isEqualTo(saved);
    assertThat(there.rows.get(id)).isEqualTo(here.rows.get(id));
    String now = sheet(there, id);
    if (now.contains(RUNS) || !sheet(here, id).contains(RUNS)) return now;
    // A time waits behind a curtain for a look, and begins without one as late there as here.
    there.now += Curtain.LONGEST;
    there.device.ring();
    return sheet(there, id);
  }

  @Test
  void nothing_is_told_before_it_is_kept() {
    var here = new Pocket(3);
    var id = here.begins(Games.named("mutation").orElseThrow(), "screen");
    var line = here.device.open(id, 0, here::told).orThrow();
    here.order.clear();
    here.step(id, line);
    assertThat(here.order.getFirst()).isEqualTo("keep");
    assertThat(here.order.get(1)).contains("\"ply\":1");
    assertThat(here.rows.get(id)).contains("\"turn\":\"black\"", "\"waits\":true");
  }

  @Test
  void what_lets_windows_pass_is_kept_and_the_last_word_holds_for_all_games() {
    var here = new Pocket(3);
    var game = Games.named("ironpond").orElseThrow();
    var id = here.begins(game, "screen");
    var line = here.device.open(id, 0, here::told).orThrow();
    var table = here.device.table(id).orElseThrow();
    here.now += 1;
    here.say(table, Seat.SECOND, line, "passturn", "\"on\":true");
    here.say(table, Seat.SECOND, line, "autopass", "\"on\":true");
    line.close();
    assertThat(sheet(here, id)).contains("\"autopass\":", "\"passturn\":");
    assertThat(elsewhere(here, id)).isEqualTo(sheet(here, id));
    var there = new Pocket(4);
    var other = there.begins(game, "screen");
    there.device.restore(here.saved.get(id)).orThrow();
    assertThat(sheet(there, other)).contains("\"autopass\":");
    // Whoever plays another game later has said nothing new.
    var silent = new Pocket(5);
    silent.now += 10;
    var later = silent.begins(game, "screen");
    var third = new Pocket(6);
    third.device.restore(here.saved.get(id)).orThrow();
    third.device.restore(silent.saved.get(later)).orThrow();
    assertThat(sheet(third, id)).contains("\"autopass\":");
    assertThat(sheet(third, later)).contains("\"autopass\":");
  }

  @Test
  void a_game_that_is_only_looked_into_stands_still() {
    var here = new Pocket(3);
    var game = Games.named("mutation").orElseThrow();
    String second = game.profile().name(Seat.SECOND);
    var wanted = Pocket.wanted("mutation", "computer", 1, second);
    var id = new MatchId(here.device.create(wanted).orThrow().id());
    var there = new Pocket(4);
    there.device.look(here.saved.get(id)).orThrow();
    assertThat(sheet(there, id)).isEqualTo(sheet(here, id));
    assertThat(there.thoughts).isEmpty();
    assertThat(there.order).isEmpty();
    there.device.forget(id);
    assertThat(there.device.rows()).isEqualTo("[]");
  }

  @Test
  void a_game_from_tomorrow_was_played_today_at_the_latest() {
    var here = new Pocket(3);
    var id = here.begins(Games.named("mutation").orElseThrow(), "screen");
    String saved = here.saved.get(id).replaceFirst("\"updated\":\\d+", "\"updated\":8000000000000");
    var there = new Pocket(4);
    there.device.restore(saved).orThrow();
    assertThat(there.rows.get(id)).contains("\"updated\":" + there.now);
  }

  @Test
  void a_log_that_ends_before_a_turn_of_chance_is_dealt_on() {
    for (var game : Games.all()) {
      var here = new Pocket(3);
      var id = here.begins(game, "screen");
      String begun = here.saved.get(id);
      var there = new Pocket(4);
      there.device.restore(begun.replaceFirst("\"entries\":\\[[^]]*]", "\"entries\":[]")).orThrow();
      assertThat(there.saved.get(id)).isEqualTo(begun);
    }
  }

  @Test
  void a_game_that_is_here_stays_as_it_is_and_one_that_was_dropped_comes_back() {
    var here = new Pocket(3);
    var id = here.begins(Games.named("mutation").orElseThrow(), "screen");
    String begun = here.saved.get(id);
    var line = here.device.open(id, 0, here::told).orThrow();
    here.step(id, line);
    line.close();
    String played = sheet(here, id);
    here.device.restore(begun).orThrow();
    assertThat(sheet(here, id)).isEqualTo(played);
    here.device.forget(id);
    assertThat(here.device.open(id, 0, here::told)).isInstanceOf(Answer.No.class);
    here.device.restore(begun).orThrow();
    assertThat(sheet(here, id)).isNotEqualTo(played);
  }

  @Test
  void a_dropped_game_is_thought_about_no_more() {
    var here = new Pocket(3);
    var game = Games.named("mutation").orElseThrow();
    String second = game.profile().name(Seat.SECOND);
    var wanted = Pocket.wanted("mutation", "computer", 1, second);
    var id = new MatchId(here.device.create(wanted).orThrow().id());
    assertThat(here.thoughts).hasSize(1);
    assertThat(here.asked.getFirst().get()).isEqualTo(here.saved.get(id));
    here.device.forget(id);
    assertThat(here.thoughts).isEmpty();
    assertThat(here.woken).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void a_game_of_older_rules_is_played_on_under_them() {
    for (var game : Games.all()) {
      int newest = game.profile().rules();
      if (newest == 1) continue;
      var here = new Pocket(3);
      var id = here.begins(game, "screen");
      String older = here.saved.get(id).replace("\"rules\":" + newest, "\"rules\":1");
      var there = new Pocket(3);
      there.device.restore(older).orThrow();
      assertThat(sheet(there, id)).contains("\"earlier\":1");
      for (int k = 0; k < 4; k++) {
        var line = there.device.open(id, 0, there::told).orThrow();
        there.step(id, line);
        line.close();
      }
      assertThat(there.saved.get(id)).contains("\"rules\":1").isNotEqualTo(older);
    }
  }

  @Test
  void a_level_that_a_game_lacks_is_its_highest() {
    for (var game : Games.all()) {
      var here = new Pocket(3);
      var id = here.begins(game, "computer");
      var there = new Pocket(3);
      there.device.restore(here.saved.get(id).replace("\"level\":1", "\"level\":8")).orThrow();
      assertThat(sheet(there, id)).contains("\"level\":" + Math.min(8, Players.levels(game)));
    }
  }

  /** Whatever a file holds, it is opened or refused. */
  @ParameterizedTest
  @MethodSource("scripts")
  void a_file_that_was_changed_breaks_nothing(Script script) {
    var here = new Pocket(script.seed);
    var id = here.begins(script.game, script.opponent);
    for (int k = 0; k < 6; k++) {
      var line = here.device.open(id, 0, here::told).orThrow();
      here.step(id, line);
      line.close();
    }
    String saved = here.saved.get(id);
    int begins = saved.indexOf("\"id\"");
    var random = new Random(script.seed);
    int opened = 0;
    for (int k = 0; k < CHANGES; k++) {
      int at = begins + random.nextInt(saved.length() - begins);
      int from = begins + random.nextInt(saved.length() - begins);
      int length = random.nextInt(4);
      String changed =
          saved.substring(0, at)
              + saved.substring(from, Math.min(saved.length(), from + length))
              + saved.substring(Math.min(saved.length(), at + random.nextInt(4)));
      var pocket = new Pocket(1);
      if (!(pocket.device.restore(changed) instanceof Answer.Ok<Seated>(Seated seated))) continue;
      opened++;
      for (String asked : List.of("", "/replay?eyes=truth", "/record", "/saved"))
        pocket.device.ask("GET", "/api/matches/" + seated.id() + asked, "");
      assertThat(pocket.device.rows()).contains(seated.id());
    }
    assertThat(opened).isLessThan(CHANGES);
  }

  @Test
  void what_cannot_be_opened_says_why() {
    var here = new Pocket(3);
    var id = here.begins(Games.named("mutation").orElseThrow(), "screen");
    var line = here.device.open(id, 0, here::told).orThrow();
    here.step(id, line);
    String saved = here.saved.get(id);
    assertThat(why("{}")).contains("not a saved game");
    assertThat(why("[Event \"x\"]")).contains("not a saved game");
    assertThat(why(saved.replace("\"version\":1", "\"version\":2"))).contains("another version");
    assertThat(why(saved.replace("\"rules\":1", "\"rules\":99"))).contains("newer rules");
    assertThat(why(saved.replace("\"mutation\"", "\"chess\""))).contains("no such game");
    assertThat(why(saved.replace("\"entries\":[\"white", "\"entries\":[\"black")))
        .contains("Entry 1: ");
    assertThat(why(saved.replace("dev-", ""))).contains("damaged: “seed”");
    assertThat(why(saved.replace(id.text(), "d-short"))).contains("damaged: “id”");
    assertThat(why(saved.replaceFirst("(\"updated\":)\\d+", "$18640000000000001")))
        .contains("damaged: “updated”");
    assertThat(why(saved.replace("person", "computer"))).contains("damaged: “seats”");
    assertThat(why(saved.replace("\"entries\":[", "\"entries\":[1,"))).contains("“entries”");
    assertThat(why(saved + " ".repeat(2 * 1024 * 1024))).contains("at most");
  }

  @Test
  void draws_that_the_seed_does_not_give_are_refused() {
    int dealt = 0;
    for (var game : Games.all()) {
      var here = new Pocket(3);
      var id = here.begins(game, "screen");
      String saved = here.saved.get(id);
      if (!saved.contains("\"chance ")) continue;
      dealt++;
      assertThat(why(saved)).isEmpty();
      // Another seed gives other draws, and other draws want another seed.
      assertThat(why(saved.replaceFirst("\"seed\":\"dev-....", "\"seed\":\"dev-beef")))
          .matches(WRONG_DRAW);
      assertThat(why(swapped(saved))).matches(WRONG_DRAW);
    }
    assertThat(dealt).isGreaterThan(1);
  }

  /** The first two draws that differ, the other way round. */
  private static String swapped(String saved) {
    int from = saved.indexOf("\"chance ");
    String first = saved.substring(from, saved.indexOf('"', from + 1) + 1);
    var others =
        Pattern.compile("\"chance [^\"]*\"")
            .matcher(saved)
            .results()
            .map(MatchResult::group)
            .filter(one -> !one.equals(first))
            .toList();
    String second = others.getFirst();
    return saved
        .replaceFirst(Pattern.quote(first), "\"?\"")
        .replaceFirst(Pattern.quote(second), Matcher.quoteReplacement(first))
        .replaceFirst(Pattern.quote("\"?\""), Matcher.quoteReplacement(second));
  }

  /** What a first game's script dealt comes from no seed. */
  @Test
  void a_game_that_somebody_was_led_to_is_restored_as_it_was_dealt() {
    int led = 0;
    for (var game : Games.all()) {
      var here = new Pocket(3);
      if (!(here.device.lead(game.profile().id(), List.of())
          instanceof Answer.Ok<Seated>(Seated seated))) continue;
      led++;
      String saved = here.saved.get(new MatchId(seated.id()));
      assertThat(saved).contains("\"seed\":\"dev-led-");
      assertThat(why(saved)).isEmpty();
    }
    assertThat(led).isPositive();
  }

  private static String why(String saved) {
    return new Pocket(1).device.restore(saved) instanceof Answer.No<Seated>(Refusal refusal)
        ? refusal.message().en()
        : "";
  }
}
