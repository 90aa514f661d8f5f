package fr.zizanie.rules.ironpond;

import static fr.zizanie.rules.ironpond.Pond.GAME;
import static fr.zizanie.rules.ironpond.Pond.play;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Chess without cards to the end (Iron Pond, 5.5), and as the first version of the rules had it.
 */
class LawsOfChessTest {
  private static final String[] DANCE = {"a1a2", "h8h7", "a2a1", "h7h8"};
  private static final String ROOKS = "4k2r/8/8/8/8/8/8/R3K3 w - - ";

  private static Options under(int rules) {
    return GAME.profile().options(rules, Map.of("deck", "none")).orThrow();
  }

  private static Answer<IronPondState> load(String fen, Options options) {
    return GAME.notation().load(new Tree.Fields(Map.of("fen", new Tree.Text(fen))), options);
  }

  private static Match<IronPondState, IronPondView> at(int rules, String fen) {
    return Match.from(GAME, under(rules), load(fen, under(rules)).orThrow());
  }

  private static Optional<String> reason(Match<IronPondState, IronPondView> match) {
    return match.outcome().map(Outcome::reason);
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/4p3/4K3, bare-kings",
    "4k3/8/8/8/8/8/4p3/4K1B1, dead-position",
    "4k3/8/8/8/8/8/4p3/4K1N1, dead-position",
    "4kn2/8/8/8/8/8/4p3/4K3, dead-position",
    "4k1b1/8/8/8/8/8/4p3/4K1B1, ''",
    "4kb2/8/8/8/8/8/4p3/4K1B1, dead-position",
    "4kb2/6b1/7B/8/8/8/4p3/4K3, dead-position",
    "4kb2/7b/7B/8/8/8/4p3/4K3, ''",
    "4kb2/8/7b/8/8/8/4p3/4K1B1, dead-position",
    "4kn2/8/8/8/8/8/4p3/4K1B1, ''",
    "4kn2/8/8/8/8/8/4p3/4K1N1, ''",
    "4k3/8/8/8/8/8/4p3/4KNN1, ''",
    "4k3/p7/8/8/8/8/4p3/4K1N1, ''",
    "4k3/8/8/8/8/8/4p3/4K1R1, ''",
  })
  void a_dead_position_ends_by_itself(String board, String reason) {
    var newer = play(at(2, board + " w - - 0 1"), "e1e2");
    assertThat(reason(newer).orElse("")).isEqualTo(reason);
    assertThat(newer.outcome().flatMap(Outcome::winner)).isEmpty();
    var older = play(at(1, board + " w - - 0 1"), "e1e2");
    assertThat(reason(older).orElse("")).isEqualTo(reason.equals("bare-kings") ? reason : "");
  }

  @Test
  void with_cards_no_position_is_dead() {
    var cards = Pond.at("4k3/8/8/8/8/8/4p3/4K1B1 w - - 0 1", "");
    assertThat(play(cards, "e1e2").outcome()).isEmpty();
  }

  @Test
  void the_fifth_time_of_a_position_ends_the_game() {
    for (int rules = 1; rules <= 2; rules++) {
      var match = at(rules, ROOKS + "0 1");
      for (int i = 0; i < 3; i++) match = play(match, DANCE);
      assertThat(match.outcome()).isEmpty();
      match = play(match, "a1a2", "h8h7", "a2a1");
      assertThat(match.outcome()).isEmpty();
      match = play(match, "h7h8");
      assertThat(reason(match).orElse("")).isEqualTo(rules == 1 ? "" : "fivefold-repetition");
    }
  }

  @Test
  void seventy_five_moves_end_the_game_and_a_mate_comes_first() {
    assertThat(reason(play(at(2, ROOKS + "149 90"), "a1a2"))).contains("seventy-five-moves");
    assertThat(play(at(2, ROOKS + "148 90"), "a1a2").outcome()).isEmpty();
    assertThat(play(at(1, ROOKS + "149 90"), "a1a2").outcome()).isEmpty();
    var mate = play(at(2, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 90"), "a1a8");
    assertThat(mate.outcome()).contains(new Outcome.Won(Seat.FIRST, "checkmate"));
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/4q3/K7, true",
    "4k1n1/8/8/8/8/8/8/K6Q, false",
    "4k1n1/8/8/8/8/8/8/K6R, true",
    "4k1n1/8/8/8/8/8/7P/K7, true",
    "4k1nn/8/8/8/8/8/8/K6Q, true",
    "4kb2/8/8/8/8/8/8/K5RQ, false",
    "4kb2/8/8/8/8/8/8/K5N1, true",
    "4kb2/8/8/8/8/8/8/K5BQ, false",
    "4kb2/8/8/8/8/8/8/K4BQ1, true",
    "4k3/7p/8/8/8/8/8/K6Q, true",
    "4k3/8/8/8/8/8/8/KQ6, false",
  })
  void time_is_lost_only_to_whoever_could_still_mate(String board, boolean lost) {
    // White's time runs out; Black has what stands on the board.
    var newer = at(2, board + " w - - 0 1").play(Seat.FIRST, "flag").orThrow();
    assertThat(newer.outcome())
        .contains(lost ? new Outcome.Won(Seat.SECOND, "flag") : new Outcome.Drawn("flag"));
    var older = at(1, board + " w - - 0 1").play(Seat.FIRST, "flag").orThrow();
    assertThat(older.outcome()).contains(new Outcome.Won(Seat.SECOND, "flag"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/p3K3 b - - 0 1",
        // Nobody has just moved such a pawn there:
        "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", // White is to move
        "4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1",
        "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1", // something stands where it came from
        "4k3/8/8/8/3PP3/8/8/4K3 b - d3e3 0 1", // two at once
        "4k3/8/8/8/4P3/8/8/K3R3 b - e2 0 1", // no double step
        "7B/8/8/8/3P4/8/1k6/7K b - d3 0 1", // Black was in check before it already
      })
  void what_no_game_of_chess_comes_to_is_refused(String fen) {
    var newer = load(fen, under(2));
    assertThat(newer).as(fen).isInstanceOf(Answer.No.class);
    assertThat(newer).asString().containsAnyOf("Board:", "En passant:");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2",
        "8/8/8/k7/1P5R/8/8/4K3 b - b3 0 1", // the pawn gives check
        "8/8/8/8/3P4/8/1k5R/7K b - d3 0 1", // it opens a line
      })
  void a_pawn_that_has_just_gone_two_squares_may_be_named(String fen) {
    assertThat(load(fen, under(2))).as(fen).isInstanceOf(Answer.Ok.class);
  }

  @Test
  void with_cards_and_by_the_first_version_such_positions_stand() {
    String pawns = "4k2P/8/8/8/8/8/8/4K3 w - - 0 1";
    assertThat(load(pawns, under(1))).isInstanceOf(Answer.Ok.class);
    assertThat(load(pawns, Pond.options())).isInstanceOf(Answer.Ok.class);
  }
}
