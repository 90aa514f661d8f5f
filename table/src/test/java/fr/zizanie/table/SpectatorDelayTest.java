package fr.zizanie.table;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.Projection;
import fr.zizanie.table.policy.Windows;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** When those see what happens who only watch a game against the computer. */
class SpectatorDelayTest {
  private static final long BEGUN = 1_000_000;
  private static final long PAUSE = 700;
  private static final Sitter ANN = new Sitter.Person(new Guest(new PlayerId("ann"), "Ann"));

  private static Setup setup(Game<?, ?> game) {
    return new Setup(
        new MatchId("table"),
        game.profile().id(),
        game.profile().rules(),
        Map.of(),
        List.of(ANN, new Sitter.Computer(1)),
        Deal.unbound(new Seed("5eed"), List.of("", "")),
        TimeControl.none(),
        BEGUN);
  }

  private static <S, V> Match<S, V> next(Match<S, V> match, Setup setup, Random random) {
    if (!(match.turn() instanceof Turn.Of(Seat by)))
      throw new AssertionError("a game without such a window");
    var actions = Lines.actions(match.game(), match.state(), 500);
    return match
        .enter(new Entry.Acted(by, actions.get(random.nextInt(actions.size()))))
        .orThrow()
        .deal(setup.dealer());
  }

  @Test
  void what_the_computer_does_after_a_window_comes_as_late_as_its_end() {
    later(Games.named("ironpond").orElseThrow());
  }

  /** Whoever passes at once, or holds nothing to answer with, must look like whoever thinks. */
  private static <S, V> void later(Game<S, V> game) {
    var setup = setup(game);
    var seats = new Seats(setup.sitters());
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    Match<S, V> before = Match.begin(game, options).deal(setup.dealer());
    var random = new Random(1);
    while (true) {
      assertThat(before.ply()).as("a game without such a window").isLessThan(200);
      Match<S, V> window = next(before, setup, random);
      if (Windows.forPerson(window, seats).isPresent()) {
        Match<S, V> passed = window.play(Seat.FIRST, "pass").orThrow().deal(setup.dealer());
        if (passed.turn().is(Seat.SECOND)) {
          Match<S, V> moved = next(passed, setup, random);
          if (Windows.forPerson(moved, seats).isEmpty()) {
            seen(setup, before, window, passed, moved);
            return;
          }
        }
      }
      before = window;
    }
  }

  private static <S, V> void seen(
      Setup setup, Match<S, V> before, Match<S, V> window, Match<S, V> passed, Match<S, V> moved) {
    var delay = new SpectatorDelay<>(Projection.of(before), () -> PAUSE, BEGUN);
    follow(delay, setup, window, BEGUN);
    delay.release(BEGUN).orElseThrow();
    follow(delay, setup, passed, BEGUN);
    follow(delay, setup, moved, BEGUN + 1_000);
    assertThat(delay.release(BEGUN + PAUSE - 1)).as("the window is open").isEmpty();
    delay.release(BEGUN + PAUSE).orElseThrow();
    assertThat(delay.shown().match()).isEqualTo(passed);
    assertThat(delay.due()).isEqualTo(BEGUN + PAUSE + 1_000);
    delay.release(delay.due()).orElseThrow();
    assertThat(delay.shown().match()).isEqualTo(moved);
    assertThat(delay.due()).isEqualTo(TableState.NEVER);
  }

  private static <S, V> void follow(
      SpectatorDelay<S, V> delay, Setup setup, Match<S, V> next, long at) {
    delay.follow(TableState.of(setup, next, at), at);
  }
}
