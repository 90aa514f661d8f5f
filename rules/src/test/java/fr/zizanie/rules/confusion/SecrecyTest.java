package fr.zizanie.rules.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import org.junit.jupiter.api.Test;

/** Nothing but announcements and answers tells of a hidden diagram (rules, 4.1). */
class SecrecyTest {
  private static Scene world(String yellow) {
    String board =
        Scene.ranks("11 k . . . . . . . . . .\n2 A . E H . . . . . . *\n1 . C . . . . . . . . .");
    return Scene.of(Scene.agreed(), Scene.position(board, "yellow", Scene.ORDER, yellow));
  }

  @Test
  void two_worlds_with_equal_answers_look_the_same_to_the_owner_and_the_public() {
    String[] tries = {"A-N2", "K-S1", "C-E5", "K-E1", "A-N2", "K-N1"};
    var one = world("A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12").after(tries);
    var other = world("A1 C6 E5 H3 K4 L2 N12 O11 P10 S9 T8 V7").after(tries);
    for (Viewer viewer : new Viewer[] {Viewer.SECOND, Viewer.PUBLIC}) {
      assertThat(Scene.GAME.view(one.state(), viewer))
          .isEqualTo(Scene.GAME.view(other.state(), viewer));
      assertThat(Scene.GAME.view(one.state(), viewer).toString())
          .isEqualTo(Scene.GAME.view(other.state(), viewer).toString());
    }
    assertThat(Scene.GAME.view(one.state(), Viewer.FIRST))
        .isNotEqualTo(Scene.GAME.view(other.state(), Viewer.FIRST));
    assertThat(one.offered()).isEqualTo(other.offered());
  }

  @Test
  void each_seat_sees_the_other_tiles_and_not_its_own() {
    var state = Scene.dealt("v", "edition=spies").state();
    for (Viewer viewer : Viewer.values())
      for (Seat seat : Seat.values())
        for (int letter = 0; letter < 13; letter++)
          assertThat(Scene.GAME.view(state, viewer).kind(seat, letter))
              .isEqualTo(viewer.is(seat.other()) ? state.kind(seat, letter) : 0);
    assertThat(Scene.red(Scene.GAME.view(state, Viewer.FIRST), "pieces")).matches("A\\d+ C\\d+ .*");
    assertThat(Scene.red(Scene.GAME.view(state, Viewer.SECOND), "pieces"))
        .isEqualTo("A C E H K L N O P S T V X");
  }

  @Test
  void two_worlds_with_the_agent_elsewhere_look_the_same_after_equal_answers() {
    String board = Scene.ranks("11 k x . . . . . . . . .\n2 A C X . . . . . . . *");
    String elsewhere = Scene.ORDER.replace("A1", "A?") + " X1";
    String[] tries = {
      "A-N2", "yes", "K-S1", "yes", "reveal C", "A-N4", "yes", "K-S1", "yes", "out X"
    };
    var options = Scene.agreed("edition=spies", "tokens=3:3");
    var one =
        Scene.of(options, Scene.position(board, "red", Scene.SPIES, Scene.SPIES)).after(tries);
    var other =
        Scene.of(options, Scene.position(board, "red", Scene.SPIES, elsewhere)).after(tries);
    for (Viewer viewer : new Viewer[] {Viewer.SECOND, Viewer.PUBLIC})
      assertThat(Scene.GAME.view(one.state(), viewer))
          .isEqualTo(Scene.GAME.view(other.state(), viewer));
    assertThat(one.offered()).isEqualTo(other.offered());
    assertThat(Scene.GAME.view(one.state(), Viewer.PUBLIC).tokens(Seat.SECOND))
        .containsExactly("double", "swap");
  }
}
