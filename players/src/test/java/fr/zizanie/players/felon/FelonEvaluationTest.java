package fr.zizanie.players.felon;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.alphabeta.AlphaBetaAgent;
import fr.zizanie.players.alphabeta.Boards;
import fr.zizanie.players.alphabeta.Strength;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.felon.FelonState;
import fr.zizanie.rules.felon.FelonView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The judge of Le Félon, and what the search makes of it. */
class FelonEvaluationTest {
  private static final Felon GAME = new Felon();
  private static final Options OPTIONS = Options.read(GAME.profile().options(), Map.of()).orThrow();
  private static final FelonEvaluation JUDGE = new FelonEvaluation(GAME.start(OPTIONS).setting());

  private static FelonState at(String fen) {
    return GAME.notation().load(new Tree.Text(fen), OPTIONS).orThrow();
  }

  private static String fen(FelonState s) {
    return ((Tree.Text) GAME.notation().position(s)).text();
  }

  private static List<FelonState> positions(int count) {
    var random = new SplittableRandom(3);
    var out = new ArrayList<FelonState>();
    var s = GAME.start(OPTIONS);
    while (out.size() < count) {
      if (!(GAME.turn(s) instanceof Turn.Of)) s = GAME.start(OPTIONS);
      var choices = GAME.choices(s);
      s = GAME.apply(s, choices.get(random.nextInt(choices.size())));
      if (GAME.turn(s) instanceof Turn.Of) out.add(s);
    }
    return out;
  }

  private static FelonView view(FelonState s) {
    return GAME.view(s, Viewer.of(s.position().turn()));
  }

  private static String advice(String fen, long visits) {
    var s = at(fen);
    var opponent = new AlphaBetaAgent<>(GAME, _ -> JUDGE, Strength.FELON, 7);
    var advice =
        opponent.advise(view(s), Boards.held(12, visits), Limit.of(visits, 60_000)).action();
    return GAME.notation().print(advice);
  }

  /** The same fight with the seats exchanged and the board turned. */
  private static String turned(String fen) {
    String[] fields = fen.split(" ", -1);
    var board = new StringBuilder();
    for (String rank : fields[0].split("/", -1)) {
      var cells = new StringBuilder();
      for (String part : rank.split("(?<=[A-Za-z])|(?=[A-Za-z])", -1)) cells.insert(0, part);
      board.insert(0, cells).insert(0, '/');
    }
    var swapped = new StringBuilder();
    for (char c : board.substring(1).toCharArray())
      swapped.append(
          Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
    String side = fields[1].equals("y") ? "r" : "y";
    return String.join(
        " ", swapped, side, turnedSquare(fields[2]), turnedSquare(fields[3]), fields[4], fields[5]);
  }

  private static String turnedSquare(String at) {
    if (at.equals("-")) return at;
    int rank = 14 - Integer.parseInt(at.substring(1));
    return (char) ('a' + 'm' - at.charAt(0)) + Integer.toString(rank);
  }

  @Test
  void it_favours_neither_seat() {
    for (var s : positions(200)) {
      if (s.position().king(s.position().turn()) == 0) continue;
      assertThat(JUDGE.value(at(turned(fen(s))))).as(fen(s)).isEqualTo(JUDGE.value(s));
    }
  }

  @Test
  void it_knows_check_and_what_is_noisy() {
    for (var s : positions(100)) {
      assertThat(JUDGE.inCheck(s)).isEqualTo(view(s).inCheck(s.position().turn()));
      for (var action : Lines.actions(GAME, s, 1000)) {
        var next = Lines.after(GAME, s, action);
        boolean fewer = letters(fen(next)) < letters(fen(s));
        if (fewer) assertThat(JUDGE.noisy(s, action.getFirst().code())).isTrue();
      }
    }
  }

  private static long letters(String fen) {
    return fen.substring(0, fen.indexOf(' ')).chars().filter(Character::isLetter).count();
  }

  @Test
  void different_positions_have_different_keys() {
    var seen = new HashMap<Long, String>();
    for (var s : positions(2_000))
      assertThat(seen.merge(JUDGE.key(s), s.position().toString(), (old, now) -> old))
          .isEqualTo(s.position().toString());
    var early = at("6r6/13/13/13/13/13/6D6/13/13/13/13/13/R12 r - - 10 9");
    var late = at("6r6/13/13/13/13/13/6D6/13/13/13/13/13/R12 r - - 99 9");
    assertThat(JUDGE.key(early)).isNotEqualTo(JUDGE.key(late));
  }

  @Test
  void a_side_with_a_dame_is_ahead_and_nobody_is_while_felons_are_placed() {
    assertThat(JUDGE.value(at("6r6/13/13/13/13/13/6D6/13/13/13/13/13/R12 r - - 0 9")))
        .isLessThan(-500);
    assertThat(JUDGE.value(GAME.start(OPTIONS))).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    // Dragged by a valet into mate; a félon stepped onto its own side's dame; a dame that hangs.
    "12R/13/13/13/13/D12/6r6/13/13/13/13/2D10/V12 y - - 0 9, a1g7",
    "6r6/ggg10/13/13/13/4D8/3F9/13/13/GG11/13/13/6R6 r d7 - 0 9, d7e8",
    "6r6/ggg10/13/13/13/13/13/1d11/13/2E10/13/GG11/6R6 y - - 0 9, c4b6",
  })
  void the_search_sees_what_is_there(String fen, String move) {
    assertThat(advice(fen, 20_000)).isEqualTo(move);
  }

  @Test
  void a_mate_in_one_is_mate() {
    var s = at("12R/13/13/13/13/D12/6r6/13/13/13/13/2D10/V12 y - - 0 9");
    var next = Lines.after(GAME, s, List.of(GAME.notation().parse("a1g7").orElseThrow()));
    assertThat(GAME.turn(next))
        .isInstanceOfSatisfying(
            Turn.Over.class, over -> assertThat(over.outcome()).isInstanceOf(Outcome.Won.class));
  }

  @Test
  void every_level_places_a_felon_that_is_offered() {
    var agent = Players.of(GAME, 5).orElseThrow();
    var s = GAME.start(OPTIONS);
    for (int level = 1; level <= 4; level++) {
      var advice = agent.advise(view(s), Budget.patient(level));
      assertThat(GAME.choices(s).contains(advice.action().getFirst())).isTrue();
      assertThat(GAME.notation().print(advice.action())).endsWith("13");
    }
  }
}
