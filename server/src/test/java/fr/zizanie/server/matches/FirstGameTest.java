package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.server.Announces;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A first game that one was led through goes on as a match against the computer. */
class FirstGameTest {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");

  @TempDir Path data;

  static List<Game<?, ?>> games() {
    return Games.all();
  }

  private static List<String> script(Game<?, ?> game) {
    Lesson first = Taught.firstGame(game).orElseThrow();
    return first.steps().stream()
        .map(step ->
            game.profile().name(step.by().orElse(first.learner()))
                + " "
                + step.actions().getFirst())
        .toList();
  }

  @Announces("StoreRetry")
  @ParameterizedTest
  @MethodSource("games")
  void goes_on_where_one_was_led_and_is_read_back(Game<?, ?> game) {
    var done = script(game);
    String before;
    MatchId id;
    try (Store store = FreshSqlite.in(data);
        var matches = new Matches(Games::named, store, InstantSource.system())) {
      var seated = matches.lead(ANN, game.profile().id(), done).orThrow();
      id = new MatchId(seated.id());
      assertThat(seated.seats()).hasSize(1);
      before = record(matches, id);
    }
    try (Store store = FreshSqlite.in(data);
        var matches = new Matches(Games::named, store, InstantSource.system())) {
      var sheet = (fr.zizanie.sheets.wire.Sheet) sheet(matches, id);
      assertThat(sheet.seats())
          .anyMatch(seat -> seat.kind().equals("computer") && seat.level() == 1);
      assertThat(sheet.dealing().commitment()).isEmpty();
      // The computer may have moved meanwhile.
      assertThat(record(matches, id).lines().filter(line -> !line.startsWith("[")).count())
          .isGreaterThanOrEqualTo(before.lines().filter(line -> !line.startsWith("[")).count());
      assertThat(record(matches, id)).doesNotContain("Commitment").doesNotContain("Seed");
    }
  }

  @Test
  void what_the_rules_forbid_is_refused_and_what_is_over() {
    try (Store store = FreshSqlite.in(data);
        var matches = new Matches(Games::named, store, InstantSource.system())) {
      assertThat(matches.lead(ANN, "mutation", List.of("white e2e5")))
          .isInstanceOf(Answer.No.class);
      assertThat(matches.lead(ANN, "mutation", List.of("white resign")))
          .isInstanceOfSatisfying(
              Answer.No.class,
              no -> assertThat(((Answer.No<?>) no).refusal().reason()).isEqualTo(Reason.GAME_OVER));
      assertThat(matches.lead(ANN, "chess", List.of())).isInstanceOf(Answer.No.class);
    }
  }

  private static ToPage sheet(Matches matches, MatchId id) {
    return Doors.sheet(matches, id, ANN.id()).orThrow();
  }

  private static String record(Matches matches, MatchId id) {
    return Doors.download(matches, id, ANN.id(), false).orThrow().text();
  }
}
