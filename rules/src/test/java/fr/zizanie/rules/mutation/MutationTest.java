package fr.zizanie.rules.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chess Mutation, rule by rule (rules R1-R17). */
class MutationTest {
  private static final Mutation GAME = new Mutation();

  private static Options options(String board) {
    return Options.read(GAME.profile().options(), Map.of("board", board)).orThrow();
  }

  private static Match<MutationState, MutationView> start() {
    return Match.begin(GAME, options("CM-1"));
  }

  private static Match<MutationState, MutationView> at(String fen) {
    var options = options("CM-1");
    return Match.from(GAME, options, GAME.notation().load(new Tree.Text(fen), options).orThrow());
  }

  private static Match<MutationState, MutationView> played(
      Match<MutationState, MutationView> match, String moves) {
    var m = match;
    for (String move : moves.split(" ", -1))
      m = m.play(m.state().position().turn(), move).orThrow();
    return m;
  }

  private static Set<String> from(Match<MutationState, MutationView> match, String square) {
    var out = new TreeSet<String>();
    for (Choice c : GAME.choices(match.state()).toList()) {
      String token = GAME.notation().print(c);
      if (token.startsWith(square)) out.add(token.substring(2));
    }
    return out;
  }

  private static Reason refusal(Answer<Match<MutationState, MutationView>> answer) {
    return switch (answer) {
      case Answer.No<Match<MutationState, MutationView>>(Refusal r) -> r.reason();
      case Answer.Ok<Match<MutationState, MutationView>> _ -> throw new AssertionError("accepted");
    };
  }

  private static String fen(Match<MutationState, MutationView> match) {
    return ((Tree.Text) GAME.notation().position(match.state())).text();
  }

  /** Reading it anew with each match would lock the archive that classes are loaded from. */
  @Test
  void a_layout_that_comes_with_the_game_is_read_once() {
    for (String id : Layout.KNOWN) assertThat(Layout.of(id)).isSameAs(Layout.of(id));
  }

  @Test
  void the_start_is_written_as_the_formats_say() {
    assertThat(fen(start())).isEqualTo("ppppkppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPKPPP w KQkq 0 1");
  }

  @Test
  void a_piece_on_the_black_e4_is_a_queen_that_attacks_three_pions() {
    var m = played(start(), "e2e4 a7a6");
    assertThat(from(m, "e4")).contains("b7", "e7", "h7").doesNotContain("b8", "e8", "a8");
  }

  @Test
  void a_leap_to_blue_makes_a_bishop_and_to_red_a_rook() {
    assertThat(from(played(start(), "b1c3 a7a6"), "c3"))
        .containsExactlyInAnyOrder("b4", "a5", "d4", "e5", "f6", "g7");
    assertThat(from(played(start(), "b1a3 b7b6"), "a3"))
        .containsExactlyInAnyOrder(
            "a4", "a5", "a6", "a7", "b3", "c3", "d3", "e3", "f3", "g3", "h3");
  }

  @Test
  void a_pion_on_white_e7_goes_one_step_and_captures_diagonally() {
    assertThat(from(at("3p1p1k/4P3/8/8/8/8/8/K7 w - 0 1"), "e7"))
        .containsExactlyInAnyOrder("e8", "d8", "f8");
    assertThat(from(at("7k/4P3/8/8/8/8/8/K7 w - 0 1"), "e7")).containsExactly("e8");
  }

  @Test
  void a_black_pion_on_rank_2_steps_once_towards_rank_1() {
    assertThat(from(at("k7/8/8/8/8/8/3p4/6K1 b - 0 1"), "d2")).containsExactly("d1");
  }

  @Test
  void a_pion_back_on_rank_2_may_push_two_again() {
    var m = at("k7/8/8/8/3P4/8/8/6K1 w - 0 1");
    m = played(m, "d4d2 a8a7");
    assertThat(from(m, "d2")).containsExactlyInAnyOrder("d3", "d4");
  }

  @Test
  void a_double_step_needs_both_squares_empty() {
    var m = at("k7/8/8/8/3p4/4p3/3PP3/6K1 w - 0 1");
    assertThat(from(m, "d2")).contains("d3").doesNotContain("d4");
    assertThat(from(m, "e2")).isEmpty();
  }

  @Test
  void castling_is_a_mutation_on_both_sides() {
    var m = at("p3k2p/8/8/8/8/8/8/P3K2P w KQkq 0 1");
    assertThat(from(m, "e1")).contains("g1", "c1");
    var shortly = played(m, "e1g1");
    assertThat(fen(shortly)).startsWith("p3k2p/8/8/8/8/8/8/P4PK1 b kq");
    assertThat(from(played(shortly, "e8d7"), "f1")).contains("e2", "g2").doesNotContain("f2", "e1");
    var longly = played(m, "e1c1");
    assertThat(fen(longly)).startsWith("p3k2p/8/8/8/8/8/8/2KP3P b kq");
    assertThat(from(played(longly, "e8f7"), "d1")).contains("e2", "d2", "e1");
  }

  @ParameterizedTest
  @CsvSource({
    "between is occupied,           4k3/8/8/8/8/8/8/P1P1KP1P w KQ 0 1, false, false",
    "b1 may be attacked,            1k5p/8/8/8/4p3/8/4P3/P3K3 w Q 0 1, true, false",
    "the king passes attack on f1,  4k3/8/8/8/8/8/4p3/P3K2P w KQ 0 1, false, false",
    "the right is gone,             4k3/8/8/8/8/8/8/P3K2P w - 0 1, false, false",
  })
  void castling_conditions(String why, String fen, boolean longly, boolean shortly) {
    var targets = from(at(fen), "e1");
    assertThat(targets.contains("c1")).as(why).isEqualTo(longly);
    assertThat(targets.contains("g1")).as(why).isEqualTo(shortly);
  }

  @Test
  void another_pion_arriving_on_a1_does_not_restore_the_right() {
    var m = played(at("7k/8/8/8/8/8/1P6/P3K3 w Q 0 1"), "a1a5 h8h7 a5b3 h7h8 b3a1 h8h7");
    assertThat(fen(m)).contains(" w - ");
    assertThat(from(m, "e1")).doesNotContain("c1");
  }

  @Test
  void a_captured_pion_takes_the_right_with_it() {
    var m = played(at("p3k3/8/8/8/8/8/8/P3K3 w Qq 0 1"), "a1a8");
    assertThat(fen(m)).isEqualTo("P3k3/8/8/8/8/8/8/4K3 b - 0 1");
  }

  @Test
  void a_pinned_pion_stays_on_its_line() {
    var m = at("k3p3/8/8/8/8/4P3/8/4K3 w - 0 1");
    assertThat(refusal(m.play(Seat.FIRST, "e3g4"))).isEqualTo(Reason.OWN_KING_IN_CHECK);
    assertThat(refusal(m.play(Seat.FIRST, "e3e4"))).isEqualTo(Reason.NOT_OFFERED);
  }

  @Test
  void kings_never_stand_adjacent() {
    var m = at("8/8/8/8/8/k7/8/K6P w - 0 1");
    assertThat(from(m, "a1")).containsExactly("b1");
    assertThat(refusal(m.play(Seat.FIRST, "a1a2"))).isEqualTo(Reason.OWN_KING_IN_CHECK);
  }

  @Test
  void mate_ends_the_game_at_any_counter() {
    var mate = played(at("k7/7P/8/P7/3P4/8/8/6K1 w - 250 200"), "h7h8");
    assertThat(mate.outcome()).contains(new Outcome.Won(Seat.FIRST, "checkmate"));
    assertThat(refusal(mate.play(Seat.SECOND, "a8a7"))).isEqualTo(Reason.GAME_OVER);
    assertThat(refusal(mate.play(Seat.SECOND, "resign"))).isEqualTo(Reason.GAME_OVER);
  }

  @Test
  void stalemate_is_a_draw() {
    var m = played(at("k7/8/8/P7/3P4/3P4/8/6K1 w - 0 1"), "d3e5");
    assertThat(m.outcome()).contains(new Outcome.Drawn("stalemate"));
  }

  @Test
  void the_third_repetition_draws_by_itself() {
    var m = played(start(), "b1c3 b8c6 c3b4 c6b5 b4c3 b5c6");
    assertThat(m.outcome()).isEmpty();
    m = played(m, "c3b4 c6b5 b4c3");
    assertThat(m.outcome()).isEmpty();
    m = m.play(Seat.SECOND, "b5c6").orThrow();
    assertThat(m.outcome()).contains(new Outcome.Drawn("repetition"));
  }

  @Test
  void repetition_counts_castling_rights() {
    // The king leaves and comes back: the same pieces, but no longer the same rights.
    var m = at("p3k3/8/8/8/8/8/8/P3K3 w Qq 0 1");
    m = played(m, "e1f1 e8f8 f1e1 f8e8 e1f1 e8f8 f1e1 f8e8");
    assertThat(m.outcome()).isEmpty();
    m = played(m, "e1f1 e8f8");
    assertThat(m.outcome()).contains(new Outcome.Drawn("repetition"));
  }

  @Test
  void either_seat_may_claim_once_200_plies_went_without_capture() {
    var early = at("k7/8/8/8/8/8/7P/K7 w - 199 120");
    assertThat(refusal(early.play(Seat.FIRST, "claim"))).isEqualTo(Reason.NOT_OFFERED);
    assertThat(refusal(early.play(Seat.SECOND, "claim"))).isEqualTo(Reason.NOT_OFFERED);
    var due = played(early, "h2h3");
    assertThat(due.outcome()).isEmpty();
    for (Seat seat : Seat.values())
      assertThat(due.play(seat, "claim").orThrow().outcome())
          .contains(new Outcome.Drawn("hundred-moves"));
    assertThat(GAME.choices(due.state()).contains(MutationState.CLAIM)).isTrue();
  }

  @Test
  void a_capture_resets_the_counter_and_castling_does_not() {
    assertThat(fen(played(at("4k2p/8/8/8/8/8/8/4K2P w Kk 30 40"), "h1h8"))).endsWith(" 0 40");
    assertThat(fen(played(at("4k2p/7p/8/8/8/8/7P/4K2P w Kk 30 40"), "e1g1"))).endsWith(" 31 40");
  }

  @Test
  void king_against_king_draws_by_itself() {
    var m = played(at("k7/8/8/8/8/8/1p6/K7 w - 0 1"), "a1b2");
    assertThat(m.outcome()).contains(new Outcome.Drawn("bare-kings"));
    assertThat(at("k7/8/8/8/8/8/8/K6P w - 0 1").outcome()).isEmpty();
  }

  @Test
  void moves_are_written_for_people() {
    assertThat(written(start(), "e2e4")).isEqualTo("e2-e4");
    assertThat(written(at("4k2p/8/8/8/8/8/8/4K2P w Kk 0 1"), "h1h8")).isEqualTo("h1xh8+");
    assertThat(written(at("8/1k6/8/8/8/8/8/P3K2P w KQ 0 1"), "e1g1")).isEqualTo("O-O");
    assertThat(written(at("8/1k6/8/8/8/8/8/P3K2P w KQ 0 1"), "e1c1")).startsWith("O-O-O");
  }

  private static String written(Match<MutationState, MutationView> match, String move) {
    return GAME.notation()
        .written(match.state(), List.of(GAME.notation().parse(move).orElseThrow()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "8/8/8/8/8/8/8/8 w - 0 1",
        "ppppkppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPKPPP w KQkq - 0 1",
        "ppppkppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPKPPP x KQkq 0 1",
        "ppppkppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPKPPP w QK 0 1",
        "ppppkppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPKPPP w KQkq -1 1",
        "ppppkppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPKPPP w KQkq 0 0",
        "ppppkppp/pppppppp/8/8/8/PPPPPPPP/PPPPKPPP w KQkq 0 1",
        "ppppkppp/pppppppp/8/44/8/8/PPPPPPPP/PPPPKPPP w KQkq 0 1",
        "ppppkppp/pppppppp/8/9/8/8/PPPPPPPP/PPPPKPPP w KQkq 0 1",
        "ppppkppp/pppppppp/7P/8/8/8/PPPPPPPP/PPPPKPPP w KQkq 0 1",
        "ppppkppp/pppppppp/8/8/8/8/PPPPPPPP/1PPPKPPP w KQkq 0 1",
        "ppppkppp/ppppQppp/8/8/8/8/PPPPPPPP/PPPPKPPP w KQkq 0 1",
        "4k3/8/8/8/8/8/8/K3P3 w - 0 1",
        "8/8/8/8/8/8/kK6/8 w - 0 1",
        "kk6/8/8/8/8/8/8/K7 w - 0 1"
      })
  void impossible_positions_are_refused(String fen) {
    var answer = GAME.notation().load(new Tree.Text(fen), options("CM-1"));
    assertThat(answer)
        .isInstanceOfSatisfying(
            Answer.No.class,
            no -> {
              assertThat(no.refusal().reason()).isEqualTo(Reason.BAD_POSITION);
              assertThat(no.refusal().detail().fr()).isNotEmpty();
            });
  }

  @Test
  void an_own_board_is_64_checked_letters() {
    String cm2 = Layout.of("CM-2").toString();
    assertThat(GAME.start(options(cm2))).isEqualTo(GAME.start(options("CM-2")));
    assertThat(GAME.start(options(String.join("/", cm2.split("(?<=\\G.{8})")))))
        .isEqualTo(GAME.start(options("CM-2")));
    assertThat(GAME.remarks(options("CM-1"))).isEmpty();
    // Two squares changed places: accepted, but neither as the source has it nor a mirror.
    assertThat(GAME.remarks(options(swapped(cm2, 1, 16)))).hasSize(2);
    for (String bad :
        List.of(
            "CM-4",
            "",
            cm2.substring(1),
            cm2.replaceFirst("R", "Y"),
            cm2.replace('W', 'X'),
            swapped(cm2, 0, 1),
            swapped(cm2, 4, 5))) assertThat(Layout.flaw(bad)).as(bad).isPresent();
    assertThat(Layout.flaw(swapped(cm2, 16, 8))).isEmpty();
  }

  private static String swapped(String letters, int i, int j) {
    var out = new StringBuilder(letters);
    out.setCharAt(i, letters.charAt(j));
    out.setCharAt(j, letters.charAt(i));
    return out.toString();
  }

  @Test
  void a_board_with_white_squares_elsewhere_keeps_the_edge_rules() {
    // White squares on rank 8: a pion there is stuck, but can be captured.
    String odd = swapped(Layout.of("CM-1").toString(), 1, 8);
    var m =
        Match.from(
            GAME,
            options(odd),
            GAME.notation()
                .load(new Tree.Text("1P5k/8/8/8/8/8/8/K7 w - 0 1"), options(odd))
                .orThrow());
    assertThat(from(m, "b8")).isEmpty();
  }

  @Test
  void everybody_sees_everything() {
    assertThat(Optional.of(GAME.view(start().state(), Viewer.PUBLIC)))
        .contains(GAME.view(start().state(), Viewer.SECOND));
  }
}
