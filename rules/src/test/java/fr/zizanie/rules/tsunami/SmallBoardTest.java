package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.laws.Laws;
import fr.zizanie.rules.laws.ReasonLaws;
import fr.zizanie.rules.tsunami.position.Positions;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Go on nine lines, without cards. */
class SmallBoardTest {
  private static final Tsunami GAME = new Tsunami();
  private static final Options NINE = Scene.agreed("size=9", "deck=none");
  private static final List<String> ALWAYS =
      List.of("A1 J9 J1 A9 E5 K1 K10 A10 N13 M4 pass draw dead alive agree resume".split(" ", -1));

  private Match<TsunamiState, TsunamiView> match = Match.begin(GAME.agreed(NINE), NINE);

  private void play(String actions) {
    for (String action : actions.split(", ", -1))
      match = match.play(((Turn.Of) match.turn()).seat(), action).orThrow();
  }

  private static String refused(Map<String, String> options) {
    return Options.read(GAME.profile().options(), options)
            instanceof Answer.No<Options>(var refusal)
        ? refusal.message().en()
        : "";
  }

  @Test
  void it_has_81_points_and_no_cards() {
    assertThat(GAME.perft(match.state(), 1)).isEqualTo(82);
    assertThat(GAME.perft(match.state(), 2)).isEqualTo(81 * 81 + 82);
    assertThat(refused(Map.of("size", "9"))).contains("deck=none");
    assertThat(refused(Map.of("size", "9", "deck", "projet-2"))).contains("deck=none");
    assertThat(refused(Map.of("size", "19", "deck", "none"))).contains("size: 13 | 9");
  }

  @Test
  void its_edges_are_the_ninth_lines() {
    play("H9, J9, J8");
    assertThat(match.state().stones().rows().getFirst()).isEqualTo(".......X.");
    assertThat(match.state().board().takenByBlack()).isEqualTo(1);
    var off = match.play(Seat.SECOND, "K5");
    assertThat(off).isInstanceOf(Answer.No.class);
    if (off instanceof Answer.No<?>(var refusal))
      assertThat(refusal.message().en()).contains("K5 is not on this board").contains("3.2.1");
    assertThat(match.play(Seat.SECOND, "J9")).isInstanceOf(Answer.No.class);
  }

  @Test
  void the_whole_board_is_counted() {
    play("C3, pass, pass, agree, agree");
    assertThat(match.outcome().orElseThrow().winner()).hasValue(Seat.FIRST);
    assertThat(Sgf.write(match, Map.of())).contains("SZ[9]").contains(";B[cg]").contains("B+73.5");
  }

  @Test
  void positions_have_nine_rows() {
    play("C3, G7");
    Tree tree = GAME.notation().position(match.state());
    assertThat(GAME.notation().load(tree, NINE).orThrow().stones())
        .isEqualTo(match.state().stones());
    assertThat(Positions.write(match.game().view(match.state(), Viewer.PUBLIC)))
        .hasToString(tree.toString());
    assertThat(GAME.notation().load(tree, Scene.agreed("deck=none"))).isInstanceOf(Answer.No.class);
    var rows = new ArrayList<Tree>();
    for (int i = 0; i < 13; i++) rows.add(new Tree.Text("............."));
    var large =
        new Tree.Fields(Map.of("board", new Tree.Items(rows), "turn", new Tree.Text("black")));
    assertThat(GAME.notation().load(large, NINE)).isInstanceOf(Answer.No.class);
  }

  @Test
  void it_obeys_the_laws_and_gives_reasons() {
    var report = Laws.check(GAME.agreed(NINE), NINE, 9, 1_200);
    assertThat(report.violation()).isEmpty();
    assertThat(report.plies()).isEqualTo(1_200);
    var seen = ReasonLaws.check(GAME.agreed(NINE), NINE, ALWAYS, 9, 60);
    assertThat(seen.named())
        .anyMatch(c -> c.rule().number().equals("3.2.1"))
        .anyMatch(c -> c.rule().number().equals("3.2.3"));
  }
}
