package fr.zizanie.rules.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Variants 1 to 5 of the Stronghold edition (4.2 and 9). */
class VariantsTest {
  private static final Turn RED_WINS = new Turn.Over(new Outcome.Won(Seat.SECOND, "goal"));
  private static final Turn WHITE_WINS = new Turn.Over(new Outcome.Won(Seat.FIRST, "goal"));

  @Test
  void honor_plays_twelve_spies_without_agents() {
    var scene = Scene.dealt("h", "edition=spies", "honor=true");
    assertThat(scene.board()).doesNotContain("x").doesNotContain("X");
    assertThat(scene.offered()).contains("out").doesNotContain("expose");
    assertThat(scene.state().setting().letters()).isEqualTo(12);
  }

  @Test
  void small_takes_files_a_and_k_out_of_play() {
    var scene = Scene.dealt("s", "edition=spies", "small=true");
    assertThat(scene.offered()).contains("A-E1", "V-W1").doesNotContain("A-E2", "V-W2");
    assertThat(scene.why("A-E2")).isEqualTo("This try leaves the board (rule R8).");
  }

  @Test
  void late_gives_one_reply() {
    var scene =
        Scene.spies("red", "11 . . k . . x . . . . .\n9 A! . . . . . . . . . .", "late=true");
    var reached = scene.after("AZ-N2", "yes");
    assertThat(reached.turn()).isEqualTo(Turn.of(Seat.FIRST));
    assertThat(reached.after("K-S1", "yes").turn()).isEqualTo(RED_WINS);
  }

  @Test
  void late_a_holder_who_is_exposed_has_not_survived() {
    var scene =
        Scene.spies("red", "11 . . k . . x . . . . .\n9 X! A . . . . . . . . .", "late=true");
    var reached = scene.after("XZ-N2", "yes", "expose");
    assertThat(reached.board()).startsWith("*1k");
    assertThat(reached.after("K-S1", "yes").turn()).isEqualTo(Turn.of(Seat.SECOND));
  }

  private static final String WHITE = "setup c10 d10 e10 g10 h10 i10 c11 d11 e11 g11 h11 i11 f11";
  private static final String RED = "setup c2 d2 e2 g2 h2 i2 c1 d1 e1 g1 h1 i1 f1";

  private static Match<ConfusionState, ConfusionView> begun() {
    return Match.begin(Scene.GAME, Scene.agreed("edition=spies", "setup=true"));
  }

  @Test
  void setup_goes_seat_by_seat_and_hides_the_first_until_both_are_done() {
    var white = begun().play(Seat.FIRST, WHITE).orThrow();
    assertThat(white.turn()).isEqualTo(Turn.of(Seat.SECOND));
    for (Viewer viewer : List.of(Viewer.SECOND, Viewer.PUBLIC))
      assertThat(Scene.GAME.view(white.state(), viewer).board().toString())
          .isEqualTo("11/11/11/11/11/5*5/11/11/11/11/11");
    var both = white.play(Seat.SECOND, RED).orThrow();
    assertThat(both.turn()).isEqualTo(new Turn.Chance());
    assertThat(Scene.GAME.view(both.state(), Viewer.PUBLIC).board().toString())
        .endsWith("2ACE1HKL2/2NOPXSTV2");
  }

  @Test
  void setup_allows_seven_a_row_and_asks_for_four_double_files() {
    var seven = begun().follow(picks("setup a11 b11 c11 d11 e11 f11 g11")).orThrow();
    var offered = Scene.GAME.choices(seven).toList().stream().map(Scene.GAME.notation()::print);
    assertThat(offered).allMatch(t -> t.endsWith("10")).hasSize(11);
    var apart = begun().follow(picks("setup a11 b11 c11 d11 e11 f11 g11 h10 i10")).orThrow();
    var rest = Scene.GAME.choices(apart).toList().stream().map(Scene.GAME.notation()::print);
    assertThat(rest).doesNotContain("j10", "k10").contains("a10", "g10");
  }

  private static List<Choice> picks(String text) {
    return begun().read(text).orThrow();
  }

  @Test
  void comrade_asks_for_every_arrival_and_any_spy_may_promote() {
    var scene =
        Scene.spies(
            "red",
            "11 . . . . k . x . . . .\n10 C X . . . . . . . . .\n6 * . . . . . . . . . .",
            "comrade=true");
    var asked = scene.after("C-N1", "yes");
    assertThat(asked.turn()).isEqualTo(Turn.of(Seat.SECOND));
    assertThat(asked.offered()).containsExactly("promote", "decline");
    assertThat(asked.promoted(Seat.SECOND, 'C')).isFalse();
    var accepted = asked.after("promote");
    assertThat(accepted.promoted(Seat.SECOND, 'C')).isTrue();
    assertThat(accepted.turn()).isEqualTo(Turn.of(Seat.FIRST));
    int mask = accepted.state().facts().mask(Scene.piece(Seat.SECOND, 'C'));
    assertThat(mask & Diagrams.AGENT_BIT).isZero();
    var declined = asked.after("decline");
    assertThat(declined.turn()).isEqualTo(Turn.of(Seat.FIRST));
    assertThat(declined.after("K-S1", "yes").turn()).isEqualTo(Turn.of(Seat.SECOND));
  }

  @Test
  void comrade_an_agent_who_accepts_is_unmasked_and_the_briefcase_changes_hands() {
    var scene =
        Scene.spies(
            "red",
            "11 . . . . k . x . . . .\n10 C X . . . . . . . . .\n6 * . . . . . . . . . .",
            "comrade=true");
    var unmasked = scene.after("X-N1", "yes", "promote");
    assertThat(unmasked.turn()).isEqualTo(Turn.of(Seat.FIRST));
    assertThat(unmasked.offered()).containsExactly("take", "decline");
    assertThat(unmasked.state().board().living(Seat.SECOND, 12)).isFalse();
    assertThat(Scene.GAME.view(unmasked.state(), Viewer.PUBLIC).kind(Seat.SECOND, 12))
        .isEqualTo(Diagrams.AGENT);
    assertThat(unmasked.after("take").board()).startsWith("4k!1x4/C10/").doesNotContain("*");
    assertThat(unmasked.after("decline").board()).contains("*10");
  }

  @Test
  void comrade_a_transfer_onto_the_goal_row_wins_at_once() {
    var scene =
        Scene.spies(
            "red",
            "10 C X . . . . . . . . .\n6 * . . . . . . . . . .\n1 . k . . . . x . . . .",
            "comrade=true");
    assertThat(scene.after("X-N1", "yes", "promote", "take").turn()).isEqualTo(WHITE_WINS);
  }

  @Test
  void comrade_a_winning_arrival_ends_the_game_before_any_offer() {
    var scene =
        Scene.spies("red", "11 . . . . k . x . . . .\n10 C! X . . . . . . . . .", "comrade=true");
    assertThat(scene.after("CZ-N1", "yes").turn()).isEqualTo(RED_WINS);
  }

  @Test
  void comrade_asks_again_on_another_square_but_not_the_promoted() {
    var scene =
        Scene.spies(
            "red",
            "11 E . . . k . . . x . .\n10 . C . . . . . . . . .\n6 * . . . . . . . . . .",
            "comrade=true");
    var declined = scene.after("C-N1", "yes", "decline", "X-S1", "no", "E-S1", "yes", "X-S1", "no");
    assertThat(declined.after("E-N1", "yes").offered()).containsExactly("promote", "decline");
    var promoted =
        declined.after("E-N1", "yes", "promote", "X-S1", "no", "E-S1", "yes", "X-S1", "no");
    assertThat(promoted.after("E-N1", "yes").turn()).isEqualTo(Turn.of(Seat.FIRST));
  }
}
