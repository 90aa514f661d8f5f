package fr.zizanie.rules.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import org.junit.jupiter.api.Test;

/**
 * The rulings of the rules (rules, 4), in their order; the plain order gives A the rocket, L the
 * king.
 */
class AbbottRulesTest {
  private static final Turn WHITE_WINS = new Turn.Over(new Outcome.Won(Seat.FIRST, "goal"));
  private static final Turn YELLOW_WINS = new Turn.Over(new Outcome.Won(Seat.SECOND, "goal"));

  @Test
  void direction_and_distance_of_the_diagram_alone_decide_the_answer() {
    var scene = Scene.abbott("yellow", "9 a . . . . . . . . . .\n1 A . . . . C . * . . .");
    assertThat(scene.after("A-N4").board()).startsWith("11/11/a10/11/11/11/A10/");
    assertThat(scene.after("A-N5").board()).isEqualTo(scene.board());
    assertThat(scene.after("A-NE1").board()).isEqualTo(scene.board());
    assertThat(scene.after("C-N3").board()).contains("5C5");
  }

  @Test
  void blocked_and_outside_and_own_squares_are_no_tries() {
    var scene =
        Scene.abbott(
            "yellow", "9 . . . . . . . . . . a\n4 C . . . . . . . . . .\n2 A . * . . . . . . . .");
    assertThat(scene.offered())
        .contains("A-N1", "A-E2")
        .doesNotContain("A-N2", "A-N3", "A-E3", "A-W1", "A-S2");
    assertThat(scene.why("A-N2")).startsWith("Your own piece stands on a4");
    assertThat(scene.why("A-N3")).startsWith("The piece on a4 bars the way");
    assertThat(scene.why("A-E3")).startsWith("The neutral piece on c2 bars the way");
    assertThat(scene.why("A-W1")).isEqualTo("This try leaves the board (rule R8).");
    assertThat(scene.why("H-N1")).startsWith("H is no longer on the board");
    assertThat(scene.why("AZ-N1")).startsWith("A does not control the neutral piece");
    assertThat(scene.why("Z-N1")).startsWith("None of your pieces controls the neutral piece");
    assertThat(scene.why("out")).startsWith("In Abbott’s edition");
    assertThat(scene.why("yes")).startsWith("No try is waiting");
  }

  @Test
  void any_distance_on_a_clear_path_may_be_tried() {
    var scene = Scene.abbott("yellow", "11 k . . . . . . . . . .\n1 A . . . . * . . . . .");
    assertThat(scene.offered()).contains("A-N10", "A-NE10").hasSize(10 + 10 + 5);
  }

  @Test
  void a_refused_try_costs_the_turn_and_tells_all() {
    var scene = Scene.abbott("yellow", "9 a . . . . . . . . . .\n1 A . . . . * . . . . .");
    var after = scene.after("A-E1");
    assertThat(after.turn()).isEqualTo(Turn.of(Seat.FIRST));
    int sideways = 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 7 | 1 << 8;
    assertThat(after.state().facts().mask(Scene.piece(Seat.SECOND, 'A')) & sideways).isZero();
  }

  @Test
  void a_try_known_to_be_impossible_is_allowed() {
    var scene = Scene.abbott("yellow", "9 a . . . . . . . . . .\n1 A . . . . * . . . . .");
    assertThat(scene.after("A-E1", "A-S1").offered()).contains("A-E1");
  }

  @Test
  void there_is_no_pass_and_a_side_without_tries_is_skipped() {
    var scene = Scene.abbott("yellow", "9 a . . . . . . . . . .\n1 A . . . . * . . . . .");
    assertThat(scene.offered()).allMatch(t -> t.startsWith("A-"));
    var alone = Scene.abbott("white", "1 A . . . . * . . . . .");
    assertThat(alone.turn()).isEqualTo(Turn.of(Seat.SECOND));
    assertThat(alone.after("A-N1").turn()).isEqualTo(Turn.of(Seat.SECOND));
  }

  @Test
  void landing_on_the_free_neutral_piece_takes_control() {
    var scene =
        Scene.abbott(
            "yellow", "9 a . . . . . . . . . .\n3 . . . * . . . . . . .\n1 . . . A . . . . . . .");
    assertThat(scene.offered()).contains("A-N2").doesNotContain("A-N3");
    assertThat(scene.after("A-N2").board()).contains("3A!7");
  }

  @Test
  void the_controller_goes_with_it_or_leaves_it() {
    var scene = Scene.abbott("yellow", "9 a . . . . . . . . . .\n3 . . . A! . . . . . . .");
    assertThat(scene.offered()).contains("A-N4", "AZ-N4", "Z-N4");
    assertThat(scene.after("AZ-N4").board()).contains("3A!7").doesNotContain("*");
    assertThat(scene.after("A-N4").board()).contains("3A7").contains("3*7");
  }

  @Test
  void a_piece_captures_while_it_carries() {
    var scene =
        Scene.abbott(
            "yellow",
            "7 . . . a . . . . . . .\n3 . . . A! . . . . . . .\n11 c . . . . . . . . . .");
    assertThat(scene.after("AZ-N4").board()).contains("3A!7").doesNotContain("a");
  }

  @Test
  void the_neutral_piece_passes_to_empty_own_and_enemy_squares_but_over_nobody() {
    var scene =
        Scene.abbott(
            "yellow",
            """
            7 . . . a . . . . . . .
            5 . . . H! . C . . . . .
            4 . . . . . . . . . . .
            3 . . . . . . . . . . .\
            """);
    assertThat(scene.after("Z-N1").board()).contains("3*7").contains("3H1C5");
    assertThat(scene.after("Z-E2").board()).contains("3H1C!5");
    assertThat(scene.after("Z-N2").board()).contains("3a!7").contains("3H1C5");
    assertThat(scene.offered()).doesNotContain("Z-N3", "Z-E3", "H-E2", "HZ-E2");
  }

  @Test
  void a_refused_pass_leaves_the_neutral_piece_and_tells_of_the_passer() {
    var scene = Scene.abbott("yellow", "7 . . . a . . . . . . .\n5 . . . H! . C . . . . .");
    var after = scene.after("Z-NE1");
    assertThat(after.board()).isEqualTo(scene.board());
    assertThat(after.turn()).isEqualTo(Turn.of(Seat.FIRST));
    assertThat(after.state().facts().mask(Scene.piece(Seat.SECOND, 'H')) & 1 << 5).isZero();
  }

  @Test
  void capturing_the_controller_takes_control() {
    var scene =
        Scene.abbott(
            "yellow",
            "7 . . . a! . . . . . . .\n5 . . . H . . . . . . .\n11 c . . . . . . . . . .");
    assertThat(scene.after("H-N2").board()).contains("3H!7").doesNotContain("a");
  }

  @Test
  void a_promotable_piece_is_promoted_at_once_and_everybody_knows() {
    var scene =
        Scene.abbott(
            "yellow", "11 k . . . . . . . . . .\n9 . A C . . . . . . . .\n5 * . . . . . . . . . .");
    var after = scene.after("A-N2");
    assertThat(after.promoted(Seat.SECOND, 'A')).isTrue();
    assertThat(after.state().facts().mask(Scene.piece(Seat.SECOND, 'A')))
        .isEqualTo(0b10001); // rocket or novice: two squares straight ahead, and promoted
    assertThat(Scene.GAME.view(after.state(), Viewer.PUBLIC).promoted(Seat.SECOND, 0)).isTrue();
    assertThat(after.after("K-S1", "A-S2").board()).startsWith("11/k10/1AC8/");
  }

  @Test
  void arriving_without_promotion_tells_that_it_is_none_of_the_four() {
    var scene =
        Scene.abbott(
            "yellow", "11 k . . . . . . . . . .\n9 . A C . . . . . . . .\n5 * . . . . . . . . . .");
    var after = scene.after("C-N2");
    assertThat(after.promoted(Seat.SECOND, 'C')).isFalse();
    assertThat(after.state().facts().mask(Scene.piece(Seat.SECOND, 'C')) & Diagrams.PROMOTABLE)
        .isZero();
  }

  @Test
  void a_pass_onto_the_last_row_promotes_nobody() {
    var scene = Scene.abbott("yellow", "11 k . . . . . . . . . .\n9 . A! C . . . . . . . .");
    assertThat(scene.after("Z-N2").state().facts())
        .satisfies(f -> assertThat(f.promoted(Scene.piece(Seat.SECOND, 'A'))).isFalse());
  }

  @Test
  void reaching_the_goal_wins_after_one_reply() {
    var scene =
        Scene.abbott(
            "yellow",
            "11 k . . . . . . . . . .\n9 . . . A! . . . . . . .\n1 C . . . . . . . . . .");
    var reached = scene.after("AZ-N2");
    assertThat(reached.turn()).isEqualTo(Turn.of(Seat.FIRST));
    assertThat(reached.after("K-S1").turn()).isEqualTo(YELLOW_WINS);
    assertThat(reached.after("K-SE3").turn()).isEqualTo(YELLOW_WINS);
  }

  @Test
  void the_reply_saves_by_capturing() {
    var scene =
        Scene.abbott(
            "yellow",
            "11 . h . . . . . . . . .\n9 . . . A! . . . . . . .\n1 C . . . . . . . . . .");
    var saved = scene.after("AZ-N2", "H-E2");
    assertThat(saved.turn()).isEqualTo(Turn.of(Seat.SECOND));
    assertThat(saved.board()).startsWith("3h!7/");
  }

  @Test
  void the_neutral_piece_alone_on_the_goal_row_wins_nothing_until_a_piece_controls_it() {
    var scene = Scene.abbott("yellow", "11 k . . . . . . . . . .\n9 . . . A! . . . . . . .");
    var alone = scene.after("Z-N2", "K-S1");
    assertThat(alone.turn()).isEqualTo(Turn.of(Seat.SECOND));
    var taken = alone.after("A-N2");
    assertThat(taken.turn()).isEqualTo(Turn.of(Seat.FIRST));
    assertThat(taken.after("K-S1").turn()).isEqualTo(YELLOW_WINS);
  }

  @Test
  void passed_to_an_own_piece_on_the_goal_row_it_opens_the_reply() {
    var scene = Scene.abbott("yellow", "11 k . . C . . . . . . .\n9 . . . A! . . . . . . .");
    assertThat(scene.after("Z-N2", "K-S1").turn()).isEqualTo(YELLOW_WINS);
  }

  @Test
  void passed_to_an_enemy_on_his_goal_row_it_lets_him_move_and_leaves_one_reply() {
    var scene =
        Scene.abbott(
            "yellow", "1 . h . . . . . . . . .\n3 . H! . . . . . . . . .\n9 a . . . . . . . . . .");
    var given = scene.after("Z-S2");
    assertThat(given.turn()).isEqualTo(Turn.of(Seat.FIRST));
    var moved = given.after("A-S1");
    assertThat(moved.turn()).isEqualTo(Turn.of(Seat.SECOND));
    assertThat(moved.after("H-NE1").turn()).isEqualTo(WHITE_WINS);
    assertThat(moved.after("H-S2").turn()).isEqualTo(Turn.of(Seat.FIRST));
  }

  @Test
  void the_own_first_row_is_no_goal() {
    var scene = Scene.abbott("yellow", "1 . H! . . . . . . . . .\n9 a . . . . . . . . . .");
    assertThat(scene.after("H-NE1", "A-E1").turn()).isEqualTo(Turn.of(Seat.SECOND));
  }

  @Test
  void both_sides_without_tries_draw() {
    var scene = Scene.abbott("yellow", "6 . * . . . . . . . . .");
    assertThat(scene.turn()).isEqualTo(new Turn.Over(new Outcome.Drawn("no-tries")));
    assertThat(scene.offered()).isEmpty();
  }

  @Test
  void a_skipped_side_has_had_its_reply() {
    var scene = Scene.abbott("white", "11 . A! . . . . . . . . .");
    assertThat(scene.turn()).isEqualTo(YELLOW_WINS);
  }

  @Test
  void the_cap_draws_after_turns_without_event() {
    var options = Scene.agreed("cap=3");
    var board = Scene.ranks("9 a . . . . . . . . . .\n3 . A . * . . . . . . .");
    var scene = Scene.of(options, Scene.position(board, "yellow", Scene.ORDER, Scene.ORDER));
    var two = scene.after("A-E1", "A-E1");
    assertThat(two.after("A-E1").turn()).isEqualTo(new Turn.Over(new Outcome.Drawn("cap")));
    assertThat(two.after("A-N1", "A-E1", "A-E1").turn()).isEqualTo(Turn.of(Seat.FIRST));
  }

  @Test
  void a_loaded_claim_stands() {
    var scene = Scene.abbott("white", "11 . A! . . . . . . . . .\n9 . . . . . h . . . . .");
    assertThat(scene.turn()).isEqualTo(Turn.of(Seat.FIRST));
    assertThat(scene.after("H-E1").turn()).isEqualTo(YELLOW_WINS);
  }

  @Test
  void who_starts_is_an_option() {
    assertThat(Scene.dealt("s").turn()).isEqualTo(Turn.of(Seat.FIRST));
    assertThat(Scene.dealt("s", "first=yellow").turn()).isEqualTo(Turn.of(Seat.SECOND));
  }
}
