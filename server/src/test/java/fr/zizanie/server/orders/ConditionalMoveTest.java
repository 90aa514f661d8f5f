package fr.zizanie.server.orders;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.sheets.Projection;
import fr.zizanie.table.policy.Windows;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How far conditional moves have come, as their player has seen it. */
class ConditionalMoveTest {
  private static Match<?, ?> match(String game, String... actions) {
    return match(Games.named(game).orElseThrow(), actions);
  }

  private static <S, V> Match<S, V> match(Game<S, V> game, String... actions) {
    var match = Match.begin(game, Options.read(game.profile().options(), Map.of()).orThrow());
    for (String text : actions) {
      var by = match.turn() instanceof Turn.Of(Seat seat) ? seat : Seat.FIRST;
      match = match.play(by, text).orThrow();
    }
    return match;
  }

  /** How a line of the first seat stands. */
  private static Progress of(Match<?, ?> match, String line) {
    return progress(match, Seat.FIRST, line);
  }

  private static <S, V> Progress progress(Match<S, V> match, Seat seat, String line) {
    var left = SeatOrders.read(match, List.of(), List.of(line)).orThrow();
    boolean free = Windows.free(match).filter(seat::equals).isPresent();
    var lines = Projection.of(match).lines(Viewer.of(seat));
    return left.stand(match, seat, lines, free).getFirst().progress();
  }

  private static final String LINE = "1: e7e6 > d2d3 > d7d6 > c2c3";

  @Test
  void a_line_waits_and_is_due_and_goes_on() {
    assertThat(of(match("mutation", "e2e4"), LINE)).isEqualTo(new Progress.Waits(0));
    assertThat(of(match("mutation", "e2e4", "e7e6"), LINE)).isEqualTo(new Progress.Due(0, "d2d3"));
    assertThat(of(match("mutation", "e2e4", "e7e6", "d2d3"), LINE))
        .isEqualTo(new Progress.Waits(1));
    assertThat(of(match("mutation", "e2e4", "e7e6", "d2d3", "d7d6"), LINE))
        .isEqualTo(new Progress.Due(1, "c2c3"));
    assertThat(of(match("mutation", "e2e4", "e7e6", "d2d3", "d7d6", "c2c3"), LINE))
        .isEqualTo(new Progress.Played(2));
  }

  @Test
  void another_move_of_either_side_drops_it() {
    assertThat(of(match("mutation", "e2e4", "e7e5"), LINE)).isEqualTo(new Progress.Dropped(0));
    assertThat(of(match("mutation", "e2e4", "e7e6", "d2d4"), LINE))
        .isEqualTo(new Progress.Dropped(0));
    assertThat(of(match("mutation", "e2e4", "e7e6", "d2d3", "a7a6"), LINE))
        .isEqualTo(new Progress.Dropped(1));
  }

  @Test
  void what_its_player_does_first_does_not_count() {
    assertThat(of(match("mutation", "e2e4", "e7e6"), "0: e7e6 > d2d3"))
        .isEqualTo(new Progress.Due(0, "d2d3"));
    assertThat(of(match("mutation", "e2e4", "e7e6"), "2: e7e6 > d2d3"))
        .isEqualTo(new Progress.Waits(0));
  }

  @Test
  void moves_may_be_written_as_lists_of_moves_have_them() {
    for (String text : List.of("e7-e6", "e7e6", "*"))
      assertThat(of(match("mutation", "e2e4", "e7e6"), "1: " + text + " > d2-d3"))
          .as(text)
          .isEqualTo(new Progress.Due(0, "d2-d3"));
    var match = match("mutation", "e2e4", "e7e6");
    assertThat(played(match, "d2-d3")).isEqualTo("d2d3");
    assertThat(played(match, "d2d3")).isEqualTo("d2d3");
  }

  private static <S, V> String played(Match<S, V> match, String text) {
    var next = Spelling.play(match, Seat.FIRST, text).orThrow();
    return Projection.of(next).lines(Viewer.PUBLIC).getLast().token();
  }

  @Test
  void a_takeback_drops_it() {
    var match = match("mutation", "e2e4", "e7e6");
    var back =
        match
            .play(Seat.SECOND, "offer takeback")
            .orThrow()
            .play(Seat.FIRST, "accept takeback")
            .orThrow();
    assertThat(of(back, LINE)).isEqualTo(new Progress.Dropped(0));
  }

  /** A try is answered by the other side: the answer is no part of what its player does. */
  @Test
  void answers_are_left_out() {
    answered(Games.named("confusion").orElseThrow());
  }

  private static <S, V> void answered(Game<S, V> game) {
    var given = Map.of("edition", "spies", "answers", "ask", "first", "white");
    var options = Options.read(game.profile().options(), given).orThrow();
    var match = Match.begin(game, options).deal(SeedDealer.of("1", "confusion"));
    int lines = Projection.of(match).lines(Viewer.SECOND).size();
    var tried = any(match, Choice.Kind.MOVE);
    String line = lines + ": * > A-N1";
    assertThat(Windows.answerer(tried)).contains(Seat.SECOND);
    assertThat(Windows.free(tried)).isEmpty();
    assertThat(progress(tried, Seat.SECOND, line)).isEqualTo(new Progress.Waits(0));
    var answered = any(tried, Choice.Kind.WORD);
    assertThat(Windows.free(answered)).contains(Seat.SECOND);
    assertThat(progress(answered, Seat.SECOND, line)).isEqualTo(new Progress.Due(0, "A-N1"));
    var replied = answered.play(Seat.SECOND, "A-N1").orThrow();
    assertThat(progress(replied, Seat.SECOND, line)).isEqualTo(new Progress.Played(1));
  }

  private static <S, V> Match<S, V> any(Match<S, V> match, Choice.Kind kind) {
    var choice =
        match.game().choices(match.state()).toList().stream()
            .filter(c -> c.kind() == kind && match.game().settles(match.state(), c))
            .findFirst()
            .orElseThrow();
    var seat = match.turn() instanceof Turn.Of(Seat by) ? by : Seat.FIRST;
    return match.play(seat, match.game().notation().print(choice)).orThrow();
  }
}
