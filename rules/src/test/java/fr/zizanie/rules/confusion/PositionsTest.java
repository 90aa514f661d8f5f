package fr.zizanie.rules.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.Phase;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Positions as fields: what is written can be read, and what cannot be is refused with a reason.
 */
class PositionsTest {
  private static final String BOARD = "kx9/11/11/11/11/3*7/11/11/11/ACX8/11";

  private static String refused(Options options, Tree position) {
    return switch (Scene.GAME.notation().load(position, options)) {
      case Answer.No<ConfusionState>(var refusal) -> {
        assertThat(refusal.reason()).isEqualTo(Reason.BAD_POSITION);
        assertThat(refusal.detail().fr()).isNotBlank().isNotEqualTo(refusal.detail().en());
        yield refusal.detail().en();
      }
      case Answer.Ok<ConfusionState>(var state) -> "accepted " + state;
    };
  }

  private static Tree spies(String white, String red, Object... more) {
    var pairs = new Object[6 + more.length];
    System.arraycopy(
        new Object[] {
          "board", BOARD, "turn", "red", "pieces", Scene.fields("white", white, "red", red)
        },
        0,
        pairs,
        0,
        6);
    System.arraycopy(more, 0, pairs, 6, more.length);
    return Scene.fields(pairs);
  }

  private static String board(String board) {
    return refused(Scene.agreed(), Scene.position(board, "white", Scene.ORDER, Scene.ORDER));
  }

  private static String white(String pieces) {
    return refused(Scene.agreed("edition=spies"), spies(pieces, Scene.SPIES));
  }

  @Test
  void random_positions_are_read_as_they_were_written() {
    var random = new SplittableRandom(5);
    for (String words :
        new String[] {
          "cap=50", "edition=spies answers=cover tokens=3:3", "edition=spies comrade=true late=true"
        }) {
      var options = Scene.agreed(words.split(" "));
      for (int game = 0; game < 20; game++) {
        var state = Scene.dealt("p" + game, words.split(" ")).state();
        for (int i = 0; i < 300 && !(state.turn() instanceof Turn.Over); i++) {
          var offered = Scene.GAME.choices(state);
          state = Scene.GAME.apply(state, offered.get(random.nextInt(offered.size())));
          if (state.moment().phase() != Phase.TRY || state.moment().marks() > 1) continue;
          var tree = Scene.GAME.notation().position(state);
          var again = Scene.GAME.notation().load(tree, options).orThrow();
          assertThat(Scene.GAME.notation().position(again)).isEqualTo(tree);
          assertThat(again.board()).isEqualTo(state.board());
          assertThat(again.kinds()).isEqualTo(state.kinds());
          assertThat(again.moment()).isEqualTo(state.moment());
          assertThat(Scene.GAME.flaw(again)).isEmpty();
        }
      }
    }
  }

  @Test
  void a_position_says_what_formats_say() {
    var scene =
        Scene.abbott(
            "yellow", "11 k . . . . . . . . . .\n9 . A C . . . . . . . .\n5 * . . . . . . . . . .");
    assertThat(Scene.GAME.notation().position(scene.after("A-N2").state()))
        .isEqualTo(
            Scene.position(
                "kA9/11/2C8/11/11/11/*10/11/11/11/11",
                "white",
                Scene.ORDER,
                Scene.ORDER.replace("A1", "A+")));
  }

  @Test
  void promoted_letters_take_the_kinds_that_are_left() {
    var state =
        Scene.of(
                Scene.agreed(),
                Scene.position(
                    "*10/11/11/11/11/11/11/11/11/11/A9a",
                    "white",
                    Scene.ORDER.replace("A1", "A+").replace("V12", "V+"),
                    Scene.ORDER.replace("A1", "A12+").replace("V12", "V1+")))
            .state();
    assertThat(state.kind(Seat.FIRST, 0)).isEqualTo(1);
    assertThat(state.kind(Seat.FIRST, 11)).isEqualTo(12);
    assertThat(state.kind(Seat.SECOND, 0)).isEqualTo(12);
    var tree = Scene.GAME.notation().position(state);
    assertThat(tree.toString()).contains("A+ C2").contains("T11 V+").doesNotContain("A12+");
    assertThat(((Tree.Fields) tree).fields())
        .containsEntry("first", Scene.fields("yellow", "A12 V1"));
    assertThat(Scene.GAME.notation().load(tree, Scene.agreed()).orThrow()).isEqualTo(state);
  }

  @Test
  void first_diagrams_are_of_promoted_letters_and_no_others() {
    String board = "*10/11/11/11/11/11/11/11/11/11/A9a";
    String promoted = Scene.ORDER.replace("A1", "A+").replace("V12", "V+");
    for (String first :
        new String[] {"C2", "A1 A12", "A01", "A", "A2", "B1", "A13", "A1,V12", "X1"})
      assertThat(
              refused(
                  Scene.agreed(),
                  Scene.fields(
                      "board",
                      board,
                      "turn",
                      "white",
                      "pieces",
                      Scene.fields("white", promoted, "yellow", Scene.ORDER),
                      "first",
                      Scene.fields("white", first))))
          .as(first)
          .doesNotStartWith("accepted");
  }

  @Test
  void a_seat_has_the_name_of_its_edition_only() {
    String board = "11/11/11/11/11/3*7/11/11/11/ACE8/11";
    assertThat(refused(Scene.agreed(), Scene.position(board, "red", Scene.ORDER, Scene.ORDER)))
        .isEqualTo("There is no seat \"red\".");
    var red = Scene.fields("white", Scene.ORDER, "red", Scene.ORDER);
    assertThat(
            refused(Scene.agreed(), Scene.fields("board", board, "turn", "white", "pieces", red)))
        .isEqualTo("There is no seat \"red\".");
    assertThat(
            refused(
                Scene.agreed("edition=spies"),
                Scene.position(BOARD, "yellow", Scene.SPIES, Scene.SPIES)))
        .isEqualTo("There is no seat \"yellow\".");
  }

  @Test
  void numbers_are_written_in_one_way_only() {
    for (String rank : new String[] {"ACE08", "ACE8\u0660", "ACE\u0668", "0ACE8", "ACE80"})
      assertThat(board("11/11/11/11/11/3*7/11/11/11/" + rank + "/11"))
          .as(rank)
          .isNotEqualTo("")
          .startsWith("Board: ");
    assertThat(board("110/11/11/11/11/3*7/11/11/11/ACE8/11")).startsWith("Board: ");
    for (String one : new String[] {"A01", "A\u0661", "A001"})
      assertThat(
              refused(
                  Scene.agreed(),
                  Scene.position(
                      "11/11/11/11/11/3*7/11/11/11/ACE8/11",
                      "white",
                      Scene.ORDER.replace("A1", one),
                      Scene.ORDER)))
          .as(one)
          .isEqualTo("pieces, white: \"" + one + "\" is not understood.");
  }

  @Test
  void impossible_boards_are_refused() {
    assertThat(board("11/11")).isEqualTo("Board: eleven ranks are needed.");
    assertThat(board("11/11/11/11/11/3*6/11/11/11/ACE8/11"))
        .isEqualTo("Board: rank 6 does not have eleven squares.");
    assertThat(board("11/11/11/11/11/3*7/11/11/11/ACE9/11"))
        .isEqualTo("Board: rank 2 does not have eleven squares.");
    assertThat(board("11/11/11/11/11/11/11/11/11/ACE8/11"))
        .isEqualTo("Board: the neutral piece is missing.");
    assertThat(board("11/11/11/11/11/3*7/11/11/11/A!CE8/11"))
        .isEqualTo("Board: two neutral pieces.");
    assertThat(board("11/11/11/11/11/3*7/11/11/11/ACA8/11")).isEqualTo("Board: A comes twice.");
    assertThat(board("11/11/11/11/11/3*7/11/11/11/ABC8/11"))
        .isEqualTo("Board: unexpected sign in rank 2.");
    assertThat(board("11/11/11/11/11/3*7/11/11/11/AXC8/11"))
        .isEqualTo("Board: there is no X without double agents.");
    assertThat(
            refused(Scene.agreed("edition=spies", "small=true"), spies(Scene.SPIES, Scene.SPIES)))
        .isEqualTo("Board: files a and k are out of play (variant 2).");
  }

  @Test
  void impossible_assignments_are_refused() {
    assertThat(white(Scene.ORDER)).endsWith("each letter is needed once, captured ones too.");
    assertThat(white(Scene.ORDER + " A?")).endsWith("A comes twice.");
    assertThat(white(Scene.SPIES.replace("C2", "C1"))).endsWith("diagram 1 comes twice.");
    assertThat(white(Scene.SPIES.replace("C2", "C13")))
        .endsWith("diagrams go from 1 to 12, not 13.");
    assertThat(white(Scene.SPIES.replace("C2", "C"))).endsWith("C has no number.");
    assertThat(white(Scene.SPIES.replace("C2", "B2"))).endsWith("\"B2\" is not understood.");
    assertThat(white(Scene.SPIES.replace("X?", "X?+")))
        .endsWith("the double agent is never promoted.");
    assertThat(white(Scene.SPIES.replace("C2", "C2+")))
        .endsWith("diagram 2 is never promoted (only 1, 5, 9 and 12).");
    assertThat(white(Scene.SPIES.replace("C2", "C+")))
        .endsWith("no diagram that promotes is left for C.");
    assertThat(
            refused(
                Scene.agreed(),
                Scene.position(
                    "*10/11/11/11/11/11/11/11/11/11/11",
                    "white",
                    Scene.ORDER.replace("A1", "A?"),
                    Scene.ORDER)))
        .endsWith("there is no double agent.");
  }

  @Test
  void other_fields_are_checked() {
    var spies = Scene.agreed("edition=spies", "tokens=1:0");
    var cover = Scene.agreed("edition=spies", "answers=cover");
    var s = Scene.SPIES;
    assertThat(refused(spies, new Tree.Text("x"))).contains("named fields");
    assertThat(refused(spies, Scene.fields("board", BOARD, "turn", "red")))
        .isEqualTo("The field pieces is missing.");
    assertThat(refused(spies, spies(s, s, "hands", "x"))).isEqualTo("The field hands is unknown.");
    assertThat(refused(spies, Scene.fields("board", BOARD, "turn", "blue", "pieces", "x")))
        .isEqualTo("There is no seat \"blue\".");
    assertThat(refused(spies, spies(s, s, "played", Scene.fields("white", "jump"))))
        .isEqualTo("played: \"jump\" is no token or comes twice.");
    assertThat(refused(spies, spies(s, s, "played", Scene.fields("red", "swap"))))
        .isEqualTo("played: this side did not have so many tokens.");
    assertThat(refused(spies, spies(s, s, "cover", Scene.fields("white", 6))))
        .isEqualTo("cover: white has no agent to cover.");
    assertThat(refused(cover, spies(s, s, "cover", Scene.fields("white", 6))))
        .isEqualTo("cover: a number from 1 to 12 is needed for the agent of red.");
    assertThat(refused(spies, spies(s, s, "quiet", 3)))
        .isEqualTo("quiet: a number of turns below the option cap is needed.");
    assertThat(
            refused(spies, spies(s, s, "exposed", new Tree.Items(List.of(new Tree.Text("red"))))))
        .isEqualTo("exposed: the agent of red has not left the board.");
  }

  @Test
  void junk_is_refused_and_never_crashes() {
    var random = new SplittableRandom(9);
    String signs = "aAxXzZ!*/?+ 0123456789-,é";
    var kinds = new HashSet<Boolean>();
    for (int i = 0; i < 20_000; i++) {
      var text = new StringBuilder(i % 2 == 0 ? BOARD : Scene.SPIES);
      for (int n = random.nextInt(3); n >= 0; n--)
        text.setCharAt(random.nextInt(text.length()), signs.charAt(random.nextInt(signs.length())));
      String board = i % 2 == 0 ? text.toString() : BOARD;
      String white = i % 2 == 0 ? Scene.SPIES : text.toString();
      var answer =
          Scene.GAME
              .notation()
              .load(
                  Scene.position(board, "white", white, Scene.SPIES),
                  Scene.agreed("edition=spies"));
      if (answer instanceof Answer.Ok<ConfusionState>(var state)) {
        assertThat(Scene.GAME.flaw(state)).isEmpty();
        var again = Scene.GAME.notation().position(state);
        assertThat(Scene.GAME.notation().load(again, Scene.agreed("edition=spies")).orThrow())
            .isEqualTo(state);
      }
      kinds.add(answer instanceof Answer.Ok);
      Scene.GAME.notation().parse(text.substring(0, Math.min(6, text.length())));
    }
    assertThat(kinds).hasSize(2);
  }
}
