package fr.zizanie.players.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.confusion.belief.Cover;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the opponent lies for the enemy's double agent, and what it does with extras. */
class PolicyTest {
  private static final int X = Diagrams.LETTERS.indexOf('X');

  /** White's X, which is the agent, asks whatever it likes. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void an_agent_answers_like_some_diagram(long seed) {
    var table = Position.at(Position.SPIES, "white", "6=5x5 11=2a8 10=*10 1=2A8", "edition=spies");
    var random = new SplittableRandom(seed);
    var state = table.state();
    for (int asked = 0; asked < 12; ) {
      if (!(Position.GAME.turn(state) instanceof Turn.Of(var seat))) break;
      var view = Position.GAME.view(state, Viewer.of(seat));
      if (view.pending().isPresent()) {
        boolean agents = seat == Seat.SECOND && view.pending().get().a() == X;
        state = Lines.after(Position.GAME, state, Position.ask(view, 60, seed).action());
        if (agents) asked++;
        var heard = Position.GAME.view(state, Viewer.SECOND);
        assertThat(Cover.plausible(heard, Seat.FIRST, X)).isNotZero();
      } else {
        var tries =
            Position.GAME.choices(state).toList().stream()
                .filter(c -> c.kind() == Choice.Kind.MOVE)
                .filter(c -> seat == Seat.SECOND || c.a() == X && (c.b() & 15) < 5)
                .toList();
        state = Position.GAME.apply(state, tries.get(random.nextInt(tries.size())));
      }
    }
  }

  @Test
  void an_agent_never_brings_the_briefcase_home() {
    var table =
        Position.at(Position.SPIES, "white", "11=2a8 4=6A4 2=3x!7", "edition=spies").after("XZ-S1");
    assertThat(table.best(100)).isEqualTo("no");
  }

  @Test
  void nor_after_it_has_said_yes_to_the_same_step() {
    var table =
        Position.at(Position.SPIES, "white", "11=2a8 4=6A4 3=3x!7", "edition=spies")
            .after("XZ-S1", "yes", "A-N1", "yes", "XZ-S1");
    assertThat(table.best(100)).isEqualTo("no");
  }

  @Test
  void an_honest_spy_has_one_answer() {
    var table = Position.at(Position.SPIES, "white", "11=2a8 4=6A4 2=3x!7", "edition=spies");
    assertThat(table.after("A-S3").best(10)).isEqualTo("yes");
    assertThat(table.after("A-E1").best(10)).isEqualTo("no");
  }

  @Test
  void a_tile_is_shown_before_the_first_try() {
    var table =
        Position.at(
            Position.SPIES, "white", "10=a3h1k4 6=5*5 2=A3H1K4", "edition=spies", "tokens=3:3");
    assertThat(table.best(20)).startsWith("reveal ");
  }

  @Test
  void a_known_agent_gives_the_briefcase_up() {
    var table =
        Position.at(Position.SPIES, "white", "11=2a8 4=6A4 6=3x!7", "edition=spies")
            .after("XZ-E4", "yes", "A-N1", "yes");
    assertThat(table.best(20)).isEqualTo("out X");
  }

  /** An honest spy passes the briefcase to the agent on the goal row; its master ends that. */
  @Test
  void an_agent_that_was_given_the_briefcase_at_the_goal_is_exposed() {
    var table =
        Position.at(
                Position.SPIES, "white", "11=2a8 4=6A4 3=3h!7 1=3x7", "edition=spies", "late=true")
            .after("Z-S2", "yes");
    assertThat(table.best(50)).isEqualTo("expose");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "b", "c"})
  void a_cover_stays_one_that_was_always_possible(String seed) {
    var dealer = SeedDealer.of(seed, "confusion");
    var match =
        Match.begin(Position.GAME, Position.agreed("edition=spies", "answers=cover")).deal(dealer);
    int seen = 0;
    for (int ply = 0; ply < 60 && match.turn() instanceof Turn.Of(var seat); ply++) {
      var view = Position.GAME.view(match.state(), Viewer.of(seat));
      int believed = Cover.plausible(view, seat.other(), Cover.agent(view, seat.other()));
      if (view.cover(seat.other()) != 0 && believed != 0) {
        int shown = CoverPolicy.change(view, seat).orElse(view.cover(seat.other()));
        assertThat(believed >> shown & 1).isOne();
        seen++;
      }
      match = match.enter(new Entry.Acted(seat, Position.ask(view, 30, 3).action())).orThrow();
    }
    assertThat(seen).isPositive();
  }
}
