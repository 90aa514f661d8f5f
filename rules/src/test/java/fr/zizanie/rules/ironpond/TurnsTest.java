package fr.zizanie.rules.ironpond;

import static fr.zizanie.rules.ironpond.Pond.GAME;
import static fr.zizanie.rules.ironpond.Pond.START;
import static fr.zizanie.rules.ironpond.Pond.at;
import static fr.zizanie.rules.ironpond.Pond.legal;
import static fr.zizanie.rules.ironpond.Pond.load;
import static fr.zizanie.rules.ironpond.Pond.options;
import static fr.zizanie.rules.ironpond.Pond.play;
import static fr.zizanie.rules.ironpond.Pond.refuses;
import static fr.zizanie.rules.ironpond.Pond.toAct;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.text.TreeReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The turn machine of the rules (rules, 2) and the settled details of the rules (rules, 10). */
class TurnsTest {
  @Test
  void white_deals_five_cards_each_beginning_with_black() {
    var match = Match.begin(GAME, options()).deal(SeedDealer.of("seed", "ironpond"));
    assertThat(match.log()).hasSize(10);
    for (Seat seat : Seat.values())
      assertThat(match.state().zones().hand(seat).size()).isEqualTo(5);
    assertThat(match.state().zones().pile().size()).isEqualTo(62);
    var first = Match.begin(GAME, options()).state();
    assertThat(first.top()).isEqualTo(new Frame.Drawing(Seat.SECOND));
  }

  @Test
  void plain_chess_without_a_deck_ends_turns_by_itself() {
    var match = play(Match.begin(GAME, options("deck", "none")), "f2f3", "e7e5", "g2g4", "d8h4");
    assertThat(match.outcome()).contains(new Outcome.Won(Seat.SECOND, "checkmate"));
  }

  @Test
  void a_turn_ends_by_itself_only_for_public_reasons() {
    var holding = play(at(START, "w1"), "e2e4");
    assertThat(toAct(holding, Seat.FIRST)).isTrue();
    assertThat(legal(holding)).containsExactly("end");
    assertThat(toAct(play(holding, "end"), Seat.SECOND)).isTrue();
    assertThat(toAct(play(at(START, "b1"), "e2e4"), Seat.SECOND)).isTrue();
    var used = play(at(START, "w16 w1"), "e2e4", "#16 b8 c8", "pass");
    assertThat(toAct(used, Seat.SECOND)).isTrue();
  }

  @Test
  void a_window_opens_whatever_is_held_and_once_a_turn() {
    var announced = play(at(START, "w16"), "e2e4", "#16 b8 c8");
    assertThat(toAct(announced, Seat.SECOND)).isTrue();
    assertThat(legal(announced)).containsExactly("pass");
    var early = play(at(START, "w16 b61 b14"), "e2e4", "end");
    assertThat(legal(early)).contains("#14").doesNotContain("#61 e4");
  }

  @Test
  void one_card_in_each_turn() {
    var used = play(at(START, "w6 w16"), "#6 a2 h7 .", "pass");
    assertThat(refuses(used, "#16 b8 c8")).isTrue();
    var moved = play(used, "e2e4");
    assertThat(toAct(moved, Seat.SECOND)).isTrue();
  }

  @Test
  void the_right_to_take_in_passing_ends_with_a_turn_that_is_lost() {
    String marks = " marks=e2:neutral,d4:neutral";
    var hurried = play(at("4k3/8/8/8/3p4/8/4P3/6K1 w - - 0 1", "w22" + marks), "e2e4", "#22");
    var late = play(hurried, "pass").play(Seat.SECOND, "timeout").orThrow();
    assertThat(legal(late)).contains("d4d3").doesNotContain("d4e3");
    var cancelled =
        play(at("r3k3/8/8/8/3p4/8/4P3/6K1 w - - 0 1", "w33" + marks), "e2e4", "end", "a8a1");
    assertThat(legal(play(cancelled, "#33", "pass"))).contains("d4d3").doesNotContain("d4e3");
    var defended =
        play(at("r3k3/8/8/8/3p4/8/P3P3/6K1 w - - 0 1", "w66" + marks), "e2e4", "end", "a8a2");
    assertThat(legal(play(defended, "#66", "pass"))).contains("d4d3").doesNotContain("d4e3");
  }

  @Test
  void passing_on_a_card_after_the_move_waives_reactions_to_the_move() {
    var waived = play(at(START, "w16 b1"), "e2e4", "#16 b8 c8", "pass");
    assertThat(refuses(waived, "#1")).isTrue();
    var cancelled = play(at(START, "w16 b1"), "e2e4", "#16 b8 c8", "#1");
    assertThat(cancelled.state().zones().hand(Seat.FIRST).has(16)).isTrue();
    assertThat(CardCase.board(cancelled)).isEqualTo(START.split(" ", -1)[0]);
    assertThat(cancelled.state().zones().known().has(16)).isTrue();
  }

  @Test
  void a_reaction_may_be_countered_while_the_own_slot_is_free() {
    var reacted = play(at(START, "w32 b1"), "e2e4", "end", "#1");
    assertThat(toAct(reacted, Seat.FIRST)).isTrue();
    var countered = play(reacted, "#32");
    assertThat(toAct(countered, Seat.SECOND)).isTrue();
    assertThat(CardCase.board(countered)).contains("4P3");
    var used = play(at(START, "w6 w32 b1"), "#6 a2 h7 .", "pass", "e2e4", "#1");
    assertThat(toAct(used, Seat.FIRST)).isTrue();
    assertThat(used.state().top()).isInstanceOf(Frame.Ready.class);
  }

  @Test
  void the_card_announced_first_is_redrawn_first() {
    var both = play(at(START, "w16 b32"), "e2e4", "#16 b8 c8", "#32");
    assertThat(both.state().zones().hand(Seat.FIRST).list()).containsExactly(35);
    assertThat(both.state().zones().hand(Seat.SECOND).list()).containsExactly(54);
  }

  @Test
  void the_vulture_draws_nothing() {
    var taken = play(at(START, "w16 b34"), "e2e4", "#16 b8 c8", "#34");
    assertThat(taken.state().zones().hand(Seat.SECOND).list()).containsExactly(16);
    assertThat(taken.state().zones().hand(Seat.FIRST).list()).containsExactly(35);
  }

  @Test
  void an_empty_pile_is_made_of_the_discards_but_not_of_the_card_just_played() {
    var empty =
        load("\"hands\":{\"white\":[16],\"black\":[]},\"pile\":[],\"discard\":[2]", options());
    var after = play(empty, "e2e4", "#16 b8 c8", "pass");
    assertThat(after.state().zones().hand(Seat.FIRST).list()).containsExactly(2);
    assertThat(after.state().zones().discard()).containsExactly(16);
    var stopped =
        load(
            "\"hands\":{\"white\":[16],\"black\":[]},\"pile\":[],\"discard\":[2]",
            options("emptyPile", "stop"));
    var none = play(stopped, "e2e4", "#16 b8 c8", "pass");
    assertThat(none.state().zones().hand(Seat.FIRST).isEmpty()).isTrue();
  }

  @Test
  void a_dead_card_is_discarded_after_the_move_and_ends_the_turn() {
    String bare = "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1";
    var moved = play(at(bare, "w56 w1"), "a2a3");
    assertThat(legal(moved)).containsExactly("discard #56", "end");
    assertThat(refuses(moved, "discard #1")).isTrue();
    var after = play(moved, "discard #56");
    assertThat(toAct(after, Seat.SECOND)).isTrue();
    assertThat(after.state().zones().discard()).containsExactly(56);
    assertThat(after.state().zones().hand(Seat.FIRST).size()).isEqualTo(2);
    var free = play(at(bare, "w1", options("freeDiscard", "true")), "a2a3");
    assertThat(legal(free)).contains("discard #1");
    assertThat(legal(play(at(START, "w56"), "a2a3"))).doesNotContain("discard #56");
    var quiet = play(at(START, "w72", options("gestures", "false")), "a2a3");
    assertThat(legal(quiet)).contains("discard #72");
  }

  @Test
  void mate_on_the_board_asks_a_hand_and_ends_alone_without_one() {
    String mate = "R6k/6pp/8/8/8/8/8/K7 b - - 0 1";
    assertThat(at(mate, "w1").outcome()).contains(new Outcome.Won(Seat.FIRST, "checkmate"));
    var asked = at(mate, "b9 b32");
    assertThat(asked.outcome()).isEmpty();
    assertThat(legal(asked)).contains("concede", "#9 g7").doesNotContain("#32");
    assertThat(play(asked, "concede").outcome()).contains(new Outcome.Won(Seat.FIRST, "checkmate"));
    assertThat(legal(at(mate, "b32"))).containsExactly("concede");
  }

  @Test
  void stalemate_is_accepted_or_broken() {
    String stale = "7k/5Q2/6K1/8/8/8/p7/8 b - - 0 1".replace("p7", "8");
    assertThat(at(stale, "w1").outcome()).contains(new Outcome.Drawn("stalemate"));
    var asked = at(stale, "b23");
    assertThat(legal(asked)).contains("accept", "#23 a1").doesNotContain("concede");
    assertThat(play(asked, "accept").outcome()).contains(new Outcome.Drawn("stalemate"));
  }

  @Test
  void repetition_and_fifty_moves_are_claimed_and_cards_reset_them() {
    String fen = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";
    var match = at(fen, "");
    String[] dance = {"a1a2", "h8h7", "a2a1", "h7h8"};
    match = play(play(match, dance), dance);
    assertThat(legal(match)).contains("claim");
    assertThat(play(match, "claim").outcome()).contains(new Outcome.Drawn("repetition"));
    var late = at("4k2r/8/8/8/8/8/8/R3K3 w - - 99 80", "");
    assertThat(legal(late)).doesNotContain("claim");
    assertThat(play(play(late, "a1a2"), "claim").outcome())
        .contains(new Outcome.Drawn("fifty-moves"));
    var carded = at("4k2r/8/8/8/8/8/8/R3K3 w - - 99 80", "w20");
    assertThat(legal(play(carded, "#20 a1 a2", "pass"))).doesNotContain("claim");
  }

  @Test
  void a_neutral_piece_of_one_s_own_colour_is_a_loss_of_one_s_own() {
    var tree =
        TreeReader.read(
                """
                {"fen":"4k3/pppp1ppp/8/8/1p6/2N5/PPPP1PPP/4K3 b - - 0 1",
                 "marks":[{"at":"c3","neutral":true}],
                 "hands":{"white":[57,61,66,26]},"pile":[40]}
                """)
            .orElseThrow();
    var lost =
        play(Match.from(GAME, options(), GAME.notation().load(tree, options()).orThrow()), "b4c3");
    for (String card : List.of("#57", "#61", "#66", "#26"))
      assertThat(legal(lost)).as(card).anyMatch(a -> a.startsWith(card));
  }

  @Test
  void bare_royals_draw() {
    var match = play(at("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "w1"), "e1e2", "end");
    assertThat(match.outcome()).contains(new Outcome.Drawn("bare-kings"));
  }

  @Test
  void a_gesture_is_punished_once_and_forgotten_after_the_next_own_turn() {
    var start = at(START, "w72 w16");
    var offended = start.play(Seat.SECOND, "gesture chat").orThrow();
    var punished = play(offended, "#72 a7", "pass");
    assertThat(CardCase.board(punished)).startsWith("rnbqkbnr/1ppppppp");
    assertThat(punished.state().blackOffence().open()).isFalse();
    var late = play(offended, "e2e4", "end", "e7e5", "d2d4", "end", "d7d5");
    assertThat(refuses(late, "#72 a7")).isTrue();
    assertThat(start.play(Seat.SECOND, "gesture growl")).isInstanceOf(Answer.No.class);
    var offer = start.play(Seat.SECOND, "offer draw").orThrow();
    assertThat(offer.state().blackOffence().open()).isTrue();
  }

  @Test
  void the_stopwatch_takes_the_turn() {
    var running = play(at(START, "w22"), "e2e4", "#22", "pass");
    assertThat(running.state().scene().chrono()).isTrue();
    var lost = running.play(Seat.SECOND, "timeout").orThrow();
    assertThat(toAct(lost, Seat.FIRST)).isTrue();
    assertThat(lost.state().scene().chrono()).isFalse();
    assertThat(at(START, "").play(Seat.FIRST, "timeout")).isInstanceOf(Answer.No.class);
  }

  @Test
  void times_that_are_over_close_what_was_asked() {
    var window = play(at(START, "w16"), "e2e4", "#16 b8 c8");
    var passed =
        window.enter(
            new fr.zizanie.rules.core.match.Entry.Happened(
                Event.of(Seat.SECOND, Event.Kind.TIMEOUT)));
    assertThat(CardCase.board(passed.orThrow().deal(CardCase.FIRST))).startsWith("rbnqkbnr");
  }
}
