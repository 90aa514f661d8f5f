package fr.zizanie.rules.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The Stronghold edition without its variants (4.2 and 9); X is the agent of both sides. */
class SpiesRulesTest {
  private static final Turn RED_WINS = new Turn.Over(new Outcome.Won(Seat.SECOND, "goal"));
  private static final String PLAIN =
      """
      11 k x . . . . . . . . .
      6 . . . * . . . . . . .
      2 A C X . . . . . . . .
      """;
  private static final String[] TOKENS = {"tokens=3:3"};

  private static Scene plain(String... options) {
    return Scene.spies("red", PLAIN, options);
  }

  @Test
  void every_try_waits_for_the_other_seat_and_an_honest_spy_has_one_word() {
    var asked = plain().after("A-N4");
    assertThat(asked.turn()).isEqualTo(Turn.of(Seat.FIRST));
    assertThat(asked.offered()).containsExactly("yes");
    assertThat(asked.why("no")).startsWith("For an honest spy");
    assertThat(asked.why("K-S1")).startsWith("The answer is yes or no");
    assertThat(plain().after("A-N5").offered()).containsExactly("no");
    assertThat(asked.after("yes").board()).contains("A2*7");
  }

  @Test
  void for_the_agent_the_enemy_chooses_and_may_contradict_himself() {
    var asked = plain().after("X-N5");
    assertThat(asked.offered()).containsExactly("yes", "no");
    var twice = asked.after("no", "K-S1", "yes", "X-N5", "yes");
    assertThat(twice.board()).contains("2X8");
    int mask = twice.state().facts().mask(Scene.piece(Seat.SECOND, 'X'));
    assertThat(mask).as("nothing else goes so far").isEqualTo(Diagrams.AGENT_BIT);
  }

  @Test
  void the_agent_obeys_geometry() {
    assertThat(plain().offered()).doesNotContain("X-W1", "X-S3").contains("X-N9", "X-S1");
  }

  @Test
  void a_captured_agent_is_not_shown() {
    var scene =
        Scene.spies(
                "white",
                """
                11 k . . . . . . . . . .
                6 . . . * . . . . . . .
                4 h . . . . . . . . . .
                2 X C . . . . . . . . .\
                """)
            .after("H-S2", "yes");
    assertThat(scene.state().board().living(Seat.SECOND, 12)).isFalse();
    assertThat(Scene.GAME.view(scene.state(), Viewer.SECOND).kind(Seat.SECOND, 12)).isZero();
    assertThat(scene.after("C-N1", "yes").offered())
        .as("White sees that the agent is gone")
        .contains("out")
        .doesNotContain("expose");
  }

  @Test
  void the_agent_is_never_promoted_but_wins_if_the_enemy_says_yes() {
    var scene = Scene.spies("red", "11 . . k . . . . . . . .\n9 X! . . . . . . . . . .");
    var won = scene.after("XZ-N2", "yes");
    assertThat(won.turn()).isEqualTo(RED_WINS);
    assertThat(won.promoted(Seat.SECOND, 'X')).isFalse();
  }

  @Test
  void carrying_or_passing_the_briefcase_home_wins_at_once() {
    var carried = Scene.spies("red", "11 . . k . . . . . . . .\n9 A! . . . . . . . . . .");
    assertThat(carried.after("AZ-N2", "yes").turn()).isEqualTo(RED_WINS);
    var passed = Scene.spies("red", "11 C . k . . . . . . . .\n9 A! . . . . . . . . . .");
    assertThat(passed.after("Z-N2", "yes").turn()).isEqualTo(RED_WINS);
    var given = Scene.spies("white", "11 C . k . . . . . . . .\n10 l! . . . . . . . . . .");
    assertThat(given.after("Z-N1", "yes").turn()).isEqualTo(RED_WINS);
  }

  @Test
  void out_removes_an_own_spy_unseen_and_frees_its_briefcase() {
    var scene = Scene.spies("red", "11 k x . . . . . . . . .\n2 A! C X . . . . . . . .");
    var out = scene.after("out A");
    assertThat(out.board()).contains("*CX8");
    assertThat(out.turn()).isEqualTo(Turn.of(Seat.SECOND));
    assertThat(out.offered()).contains("C-N1").doesNotContain("out", "expose", "A-N1");
    assertThat(out.why("out")).startsWith("Only one extra a turn");
    assertThat(Scene.GAME.view(out.state(), Viewer.SECOND).kind(Seat.SECOND, 0)).isZero();
    assertThat(out.after("C-W1", "no", "K-S1", "yes").offered()).contains("out");
  }

  @Test
  void expose_removes_the_real_agent_and_shows_it() {
    var exposed = plain().after("expose");
    assertThat(exposed.state().board().living(Seat.FIRST, 12)).isFalse();
    for (Viewer viewer : Viewer.values())
      assertThat(Scene.GAME.view(exposed.state(), viewer).kind(Seat.FIRST, 12))
          .isEqualTo(Diagrams.AGENT);
    assertThat(exposed.offered()).doesNotContain("expose", "out");
    assertThat(exposed.after("A-N1", "yes", "K-S1", "yes").offered()).doesNotContain("expose");
  }

  @Test
  void reveal_shows_one_tile_to_its_owner_and_bars_its_try() {
    var shown = plain(TOKENS).after("reveal A");
    assertThat(Scene.GAME.view(shown.state(), Viewer.SECOND).kind(Seat.SECOND, 0)).isEqualTo(1);
    assertThat(Scene.GAME.view(shown.state(), Viewer.PUBLIC).kind(Seat.SECOND, 0)).isZero();
    assertThat(shown.offered()).noneMatch(t -> t.startsWith("A-")).contains("C-N1");
    assertThat(shown.why("A-N1")).startsWith("The extra played in this turn");
    assertThat(shown.offered()).doesNotContain("out", "double", "swap");
    assertThat(shown.after("C-N1", "yes", "K-S1", "yes").offered())
        .contains("double", "swap")
        .doesNotContain("reveal");
  }

  @Test
  void reveal_of_a_promoted_spy_tells_its_owner_the_first_diagram() {
    var scene =
        Scene.of(
            Scene.agreed("edition=spies", "tokens=3:3"),
            Scene.fields(
                "board",
                "kx9/11/11/11/11/3*7/11/11/11/11/ACX8",
                "turn",
                "red",
                "pieces",
                Scene.fields(
                    "white",
                    Scene.SPIES,
                    "red",
                    Scene.SPIES.replace("A1", "A+").replace("V12", "V+")),
                "first",
                Scene.fields("red", "A12 V1")));
    var before = Scene.GAME.view(scene.state(), Viewer.SECOND);
    assertThat(Scene.red(before, "first")).isEmpty();
    assertThat(before.masks(Seat.SECOND).getFirst()).isEqualTo(Diagrams.PROMOTABLE);
    var after = Scene.GAME.view(scene.after("reveal A").state(), Viewer.SECOND);
    assertThat(Scene.red(after, "pieces")).startsWith("A+ C ");
    assertThat(Scene.red(after, "first")).isEqualTo("A12");
    assertThat(after.masks(Seat.SECOND).getFirst()).isEqualTo(1 << 11);
    var enemy = Scene.GAME.view(scene.state(), Viewer.FIRST);
    assertThat(Scene.red(enemy, "pieces")).startsWith("A+ C2");
    assertThat(Scene.red(enemy, "first")).isEqualTo("A12 V1");
    assertThat(Scene.red(Scene.GAME.view(scene.after("reveal A").state(), Viewer.PUBLIC), "first"))
        .isEmpty();
  }

  @Test
  void reveal_may_name_a_captured_spy_and_the_last_spy_may_still_try() {
    var lost = plain(TOKENS).after("reveal V");
    assertThat(Scene.GAME.view(lost.state(), Viewer.SECOND).kind(Seat.SECOND, 11)).isEqualTo(12);
    assertThat(lost.offered()).contains("A-N1", "C-N1");
    var last = Scene.spies("red", "11 k . . . . . . . . .* \n2 A . . . . . . . . . .", TOKENS);
    assertThat(last.after("reveal A").offered()).contains("A-N1");
  }

  @Test
  void double_makes_two_tries_with_two_spies_of_the_own_half() {
    var board =
        """
        11 k . . . . . . . . . .
        6 . . E . . . . . . . .
        5 A . . . H! . . . . . .
        4 . C . . . . . . . . .\
        """;
    var first = Scene.spies("red", board, TOKENS).after("double");
    assertThat(first.offered())
        .contains("A-N1", "C-N1")
        .noneMatch(t -> t.startsWith("E") || t.startsWith("H") || t.startsWith("Z"));
    var second = first.after("A-E1", "no");
    assertThat(second.turn()).isEqualTo(Turn.of(Seat.SECOND));
    assertThat(second.offered()).isNotEmpty().allMatch(t -> t.startsWith("C-"));
    assertThat(second.after("C-N1", "yes").turn()).isEqualTo(Turn.of(Seat.FIRST));
  }

  @Test
  void double_needs_two_spies_and_ends_when_the_second_has_no_try() {
    var one =
        Scene.spies(
            "red",
            "11 k . . . . . . . . . .\n6 . . E * . . . . . . .\n5 A . . . . . . . . . .",
            TOKENS);
    assertThat(one.offered()).doesNotContain("double", "swap").contains("reveal");
    assertThat(one.why("double")).startsWith("double needs two spies");
    var two =
        Scene.spies(
            "red",
            "11 k . . . . . . . . . *\n5 A . . . . . . . . . .\n1 C . . . . . . . . . .",
            TOKENS);
    assertThat(two.after("double", "A-N4", "yes").turn()).isEqualTo(Turn.of(Seat.SECOND));
  }

  @Test
  void a_winning_first_try_of_a_double_ends_the_game() {
    var scene =
        Scene.spies(
            "red",
            "11 * . k . . x . . . . .\n5 X . . . . . . . . . .\n1 C . . . . . . . . . .",
            TOKENS);
    assertThat(scene.after("double", "X-N6", "yes").turn()).isEqualTo(RED_WINS);
  }

  @Test
  void swap_exchanges_two_spies_and_bars_both() {
    var swapped = plain(TOKENS).after("swap X A");
    assertThat(swapped.board()).contains("XCA8");
    assertThat(swapped.offered()).isNotEmpty().allMatch(t -> t.startsWith("C-"));
    assertThat(plain(TOKENS).after("swap A X").state()).isEqualTo(swapped.state());
    assertThat(plain(TOKENS).actions()).contains("swap A X").doesNotContain("swap X A");
    var two = Scene.spies("red", "11 k . . . . . . . . .*\n2 A C . . . . . . . . .", TOKENS);
    assertThat(two.after("swap A C").offered()).contains("A-N1", "C-N1");
  }

  @Test
  void a_turn_whose_extra_leaves_no_try_ends() {
    var scene = Scene.spies("red", "11 k . . . . . . . . . .\n2 * A . . . . . . . . .");
    assertThat(scene.after("out A").turn()).isEqualTo(Turn.of(Seat.FIRST));
  }

  @Test
  void tokens_can_be_dealt_unequally() {
    var scene = plain("tokens=3:1");
    assertThat(scene.offered()).contains("reveal", "double", "swap");
    assertThat(scene.after("reveal A", "C-N1", "yes", "K-S1", "yes").offered())
        .doesNotContain("double", "swap");
    assertThat(plain().offered()).doesNotContain("reveal", "double", "swap");
    assertThat(plain().why("swap")).startsWith("This token is not there to play");
  }

  private static Scene covered() {
    var pieces = Scene.fields("white", Scene.SPIES, "red", Scene.SPIES);
    return Scene.of(
        Scene.agreed("edition=spies", "answers=cover"),
        Scene.fields(
            "board",
            Scene.ranks(PLAIN),
            "turn",
            "white",
            "pieces",
            pieces,
            "cover",
            Scene.fields("white", 6, "red", 1)));
  }

  @Test
  void under_cover_every_try_is_answered_at_once() {
    var scene = covered().after("K-S1", "X-N4");
    assertThat(scene.board()).contains("2X*7");
    assertThat(scene.turn()).isEqualTo(Turn.of(Seat.FIRST));
  }

  @Test
  void the_master_may_change_the_cover_once_a_turn_before_his_try() {
    var changed = covered().after("cover 4");
    assertThat(changed.turn()).isEqualTo(Turn.of(Seat.FIRST));
    assertThat(changed.offered()).doesNotContain("cover").contains("out", "K-S1");
    assertThat(changed.after("K-S1", "X-N4").board())
        .isNotEqualTo(covered().after("K-S1", "X-N4").board());
    assertThat(changed.after("K-S1", "X-N1", "K-S1").offered()).isNotEmpty();
  }

  @Test
  void the_owner_and_the_public_learn_nothing_of_a_cover() {
    var scene = covered();
    var cover = Scene.GAME.notation().parse("cover").orElseThrow();
    for (Viewer viewer : List.of(Viewer.SECOND, Viewer.PUBLIC)) {
      assertThat(Scene.GAME.seen(scene.state(), cover, viewer)).isEmpty();
      var before = Scene.GAME.view(scene.state(), viewer);
      var half = Scene.GAME.apply(scene.state(), cover);
      assertThat(Scene.GAME.view(half, viewer)).isEqualTo(before);
      assertThat(Scene.GAME.seen(half, Choice.number(4), viewer)).isEmpty();
      var after = Scene.GAME.apply(half, Choice.number(4));
      assertThat(Scene.GAME.view(after, viewer)).isEqualTo(before);
      assertThat(before.cover(Seat.SECOND)).isZero();
    }
    assertThat(Scene.GAME.view(scene.state(), Viewer.FIRST).cover(Seat.SECOND)).isEqualTo(1);
  }

  @Test
  void the_deal_shows_each_tile_to_the_enemy_only() {
    var start = Scene.GAME.start(Scene.agreed("edition=spies", "answers=cover"));
    var kind = Choice.card(4);
    assertThat(Scene.GAME.seen(start, kind, Viewer.FIRST)).contains(Choice.HIDDEN);
    assertThat(Scene.GAME.seen(start, kind, Viewer.PUBLIC)).contains(Choice.HIDDEN);
    assertThat(Scene.GAME.seen(start, kind, Viewer.SECOND)).contains(kind);
    assertThat(Scene.GAME.choices(start).size()).isEqualTo(13);
    var dealt = Scene.dealt("z", "edition=spies", "answers=cover").state();
    assertThat(dealt.kinds().cover(0)).isBetween(1, 12);
    assertThat(Scene.GAME.flaw(dealt)).isEmpty();
  }
}
