package fr.zizanie.players.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.machine.Jvm;
import fr.zizanie.players.search.Skill;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.ironpond.chess.ChessMove;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the opponent for Iron Pond plays, answers and keeps to its view. */
class IronPondAgentTest {
  private static final String BACK_RANK = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
  private static final String QUEEN_HANGS =
      "rnb1kbnr/pppp1ppp/8/4p1q1/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 3";

  @ParameterizedTest
  @ValueSource(strings = {"", "40 46 25 12 8", "20 23 47 19 64"})
  void a_mate_is_found_whatever_is_in_the_hand(String hand) {
    assertThat(Pond.at(BACK_RANK, hand, "").best(5_000)).isEqualTo("a1a8");
  }

  /** Then nobody can mate any more; with cards lost pieces come back. */
  @Test
  void without_cards_a_knight_is_given_for_the_last_pawn() {
    String fen = "4k3/8/6n1/3KP3/8/8/8/B7 b - - 0 1";
    var fields = new Tree.Fields(Map.of("fen", new Tree.Text(fen)));
    var chess = Pond.GAME.notation().load(fields, Pond.agreed("deck=none")).orThrow();
    assertThat(new Pond(chess).best(5_000)).isEqualTo("g6e5");
    assertThat(new Pond(chess).ask(Pond.strength(5_000)).score()).isBetween(-20, 0);
    assertThat(Pond.at(fen, "", "").ask(Pond.strength(5_000)).score()).isLessThan(-50);
  }

  /** Card 33 in the other hand can't be seen, so that a mate stays the best move. */
  @Test
  void a_mate_is_played_against_a_full_hand() {
    assertThat(Pond.at(BACK_RANK, "12", "33 1 66 32 9").best(5_000)).isEqualTo("a1a8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "31 25 36 63 22"})
  void a_hanging_queen_is_taken(String hand) {
    assertThat(Pond.at(QUEEN_HANGS, hand, "").best(5_000)).isEqualTo("c1g5");
  }

  /** The rook keeps the back rank: no card may send it away. */
  @Test
  void a_card_does_not_open_the_way_to_mate() {
    var pond = Pond.at("3r2k1/5ppp/8/8/8/8/4nPPP/R6K w - - 0 1", "20 47 19 46 54", "");
    var ask = pond.ask(Pond.strength(8_000));
    Position board = Lines.after(Pond.GAME, pond.state(), ask.action()).scene().board();
    Position black = board.turn() == Seat.FIRST ? board.turned() : board;
    for (Choice move : Legal.moves(black).toList()) {
      Position then = ChessMove.after(black, move);
      assertThat(then.inCheck(Seat.FIRST) && !Legal.canMove(then)).isFalse();
    }
  }

  /** Black makes a rook neutral, or a hole where nobody goes. */
  @ParameterizedTest
  @CsvSource({"#8 h1, 32 12, #32", "#8 h1, 40 12, pass", "#25 a4, 32 40, pass"})
  void a_card_is_countered_if_it_hurts(String card, String hand, String answer) {
    String fen = "r3k3/ppp5/8/8/8/8/PPP5/4K2R b - - 0 1";
    var pond = Pond.at(fen, hand, "8 25").after("a7a6", card);
    assertThat(pond.best(6_000)).isEqualTo(answer);
  }

  @Test
  void the_capture_of_a_queen_is_cancelled() {
    var pond = Pond.at("4k3/1b6/8/8/8/8/PPP3Q1/1K6 b - - 0 1", "1 25", "12").after("b7g2", "end");
    assertThat(pond.best(6_000)).isEqualTo("#1");
  }

  /** However the time is measured, it doesn't depend on a counter in the hand. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void a_window_takes_as_long_with_a_counter_as_without(int level) {
    String fen = "r3k3/ppp5/8/8/8/8/PPP5/4K2R b - - 0 1";
    var asked = new ArrayList<Long>();
    for (String hand : List.of("32 33 72 1", "40 25 12 7")) {
      var pond = Pond.at(fen, hand, "8").after("a7a6", "#8 h1");
      asked.add(pond.ask(Strength.of(level)).visits());
    }
    assertThat(asked.getFirst())
        .isEqualTo(asked.getLast())
        .isGreaterThan(Strength.of(level).skill().visits());
  }

  @Test
  void a_mated_player_is_saved_by_a_card_or_concedes() {
    String mated = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
    assertThat(Pond.at(mated, "", "12 25").best(2_000)).isEqualTo("concede");
    assertThat(Pond.at(mated, "", "12 9").best(2_000)).startsWith("#9 ");
  }

  @Test
  void a_kidnapped_piece_is_named_by_who_remembers() {
    String fen = "r3k3/ppp5/8/8/8/8/PPP5/4K2R w - - 0 1";
    var pond = Pond.at(fen, "25", "11").after("e1e2", "end", "a7a6", "#11", "pass", "take h1");
    assertThat(pond.best(100)).isEqualTo("guess h1 r");
    var forgetful = new Strength(new Skill(100, 0, 0), 1, 10, 0, 0, true);
    String answer = Pond.GAME.notation().print(pond.ask(forgetful).action());
    assertThat(answer).startsWith("guess ").isNotEqualTo("guess h1 r");
  }

  @Test
  void the_same_view_leads_to_the_same_action() {
    String fen = "r1bqkb1r/pp3ppp/2np1n2/4p3/4P3/2NP1N2/PPP2PPP/R1BQKB1R w KQkq - 0 6";
    var pond = Pond.at(fen, "8 55 40 15 32", "1 66 61 52 64");
    var other = new Pond(Pond.GAME.sample(pond.view(), new SplittableRandom(99)));
    assertThat(other.state()).isNotEqualTo(pond.state());
    assertThat(other.view()).isEqualTo(pond.view());
    assertThat(other.best(4_000)).isEqualTo(pond.best(4_000));
  }

  @Test
  void two_hands_find_a_mate_and_end() {
    var pond = Pond.at(BACK_RANK, "12", "33 1 66 32 9");
    var budget = new Budget(60_000, Budget.LEVELS, new Jvm(2));
    var advice = new IronPondAgent(Pond.GAME, 7).advise(pond.view(), budget);
    assertThat(Pond.GAME.notation().print(advice.action())).isEqualTo("a1a8");
  }

  @Test
  void one_who_plays_no_cards_plays_none() {
    var pond = Pond.at(QUEEN_HANGS, "8 55 18 50 62", "");
    var ask = pond.ask(new Strength(new Skill(2_000, 0, 0), 60, 60, 1, 100, false));
    assertThat(ask.action().getFirst().kind()).isEqualTo(Choice.Kind.MOVE);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void every_level_finds_something(int level) {
    var pond = Pond.at(QUEEN_HANGS, "8 55 65 6 20", "1 2 3 4 5");
    var advice = new IronPondAgent(Pond.GAME, 3).advise(pond.view(), new Budget(40, level));
    assertThat(Lines.actions(Pond.GAME, pond.state(), Integer.MAX_VALUE)).contains(advice.action());
  }
}
