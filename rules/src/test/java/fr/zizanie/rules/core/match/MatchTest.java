package fr.zizanie.rules.core.match;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import fr.zizanie.rules.toy.Toy;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The checked door: refusals by name, requests, takebacks. */
class MatchTest {
  private final Match<MutationState, MutationView> start = begin(new Mutation());

  private static <S, V> Match<S, V> begin(Game<S, V> game) {
    return Match.begin(game, Options.read(game.profile().options(), Map.of()).orThrow());
  }

  private static Reason reason(Answer<?> answer) {
    return switch (answer) {
      case Answer.No<?>(Refusal refusal) -> refusal.reason();
      case Answer.Ok<?> _ -> throw new AssertionError("accepted");
    };
  }

  private static <S, V> Match<S, V> said(Match<S, V> match, Seat by, String... texts) {
    var m = match;
    Seat seat = by;
    for (String text : texts) {
      m = m.play(seat, text).orThrow();
      seat = seat.other();
    }
    return m;
  }

  @Test
  void help_is_marked_once_a_turn_and_changes_nothing() {
    var helped = start.play(Seat.FIRST, "help").orThrow();
    assertThat(helped.state()).isEqualTo(start.state());
    assertThat(helped.helped(Seat.FIRST)).isTrue();
    assertThat(helped.helped(Seat.SECOND)).isFalse();
    assertThat(reason(helped.play(Seat.FIRST, "help"))).isEqualTo(Reason.NOT_OFFERED);
    assertThat(reason(start.play(Seat.SECOND, "help"))).isEqualTo(Reason.NOT_OFFERED);
    var back =
        said(helped, Seat.FIRST, "e2e4")
            .play(Seat.FIRST, "offer takeback")
            .then(asked -> asked.play(Seat.SECOND, "accept takeback"))
            .orThrow();
    assertThat(back.helped(Seat.FIRST)).as("taken back").isFalse();
    assertThat(back.play(Seat.FIRST, "help").orThrow().log()).hasSize(5);
  }

  @ParameterizedTest
  @CsvSource({
    "FIRST, e2e5, NOT_OFFERED",
    "FIRST, e2, ILLEGAL_SYNTAX",
    "FIRST, e2e4 e4e5, ILLEGAL_SYNTAX",
    "FIRST, 'e2e4 ', ILLEGAL_SYNTAX",
    "FIRST, '', ILLEGAL_SYNTAX",
    "FIRST, e2e9, ILLEGAL_SYNTAX",
    "FIRST, E2E4, ILLEGAL_SYNTAX",
    "FIRST, claim, NOT_OFFERED",
    "SECOND, claim, NOT_OFFERED",
    "SECOND, e7e5, NOT_YOUR_TURN",
    "SECOND, nonsense, NOT_YOUR_TURN",
    "FIRST, accept draw, NOTHING_ASKED",
    "SECOND, decline takeback, NOTHING_ASKED",
    "FIRST, offer takeback, NOTHING_TO_UNDO",
    "SECOND, gesture sigh, NOT_OFFERED",
    "SECOND, timeout, NOT_OFFERED",
    "SECOND, flag, NOT_OFFERED",
  })
  void refusals_have_names(Seat by, String text, Reason reason) {
    assertThat(reason(start.play(by, text))).isEqualTo(reason);
  }

  @Test
  void resigning_is_possible_out_of_turn() {
    assertThat(start.play(Seat.SECOND, "resign").orThrow().outcome())
        .contains(new Outcome.Won(Seat.FIRST, "resignation"));
  }

  @Test
  void the_flag_of_the_seat_to_act_falls() {
    assertThat(start.play(Seat.FIRST, "flag").orThrow().outcome())
        .contains(new Outcome.Won(Seat.SECOND, "flag"));
  }

  @Test
  void a_draw_is_agreed() {
    var agreed = said(start, Seat.FIRST, "offer draw", "accept draw");
    assertThat(agreed.outcome()).contains(new Outcome.Drawn("agreement"));
    assertThat(reason(agreed.play(Seat.FIRST, "e2e4"))).isEqualTo(Reason.GAME_OVER);
  }

  @Test
  void a_draw_offer_stands_over_the_own_move_and_falls_by_the_others() {
    var offered = start.play(Seat.FIRST, "offer draw").orThrow().play(Seat.FIRST, "e2e4").orThrow();
    assertThat(offered.status().asked()).isPresent();
    assertThat(reason(offered.play(Seat.FIRST, "offer draw"))).isEqualTo(Reason.ALREADY_ASKED);
    assertThat(reason(offered.play(Seat.FIRST, "accept draw"))).isEqualTo(Reason.NOTHING_ASKED);
    assertThat(offered.play(Seat.SECOND, "e7e5").orThrow().status().asked()).isEmpty();
  }

  @Test
  void a_takeback_goes_back_before_the_askers_last_action() {
    var played = said(start, Seat.FIRST, "e2e4", "e7e5", "d2d4");
    var back = said(played, Seat.SECOND, "offer takeback", "accept takeback");
    assertThat(back.state()).isEqualTo(said(start, Seat.FIRST, "e2e4").state());
    assertThat(back.ply()).isEqualTo(1);
    assertThat(back.log()).hasSize(5);
    assertThat(back.standing().states()).hasSize(2);
    var again = said(back, Seat.SECOND, "d7d5", "offer takeback", "accept takeback");
    assertThat(again.state()).isEqualTo(start.state());
  }

  @Test
  void a_declined_takeback_changes_nothing_but_the_log() {
    var played = said(start, Seat.FIRST, "e2e4", "e7e5");
    var declined = said(played, Seat.FIRST, "offer takeback", "decline takeback");
    assertThat(declined.state()).isEqualTo(played.state());
    assertThat(declined.status().asked()).isEmpty();
  }

  @Test
  void what_was_declined_is_known_until_something_is_played() {
    var declined = said(start, Seat.FIRST, "e2e4", "e7e5");
    declined = declined.play(Seat.FIRST, "offer draw").orThrow();
    declined = declined.play(Seat.SECOND, "decline draw").orThrow();
    declined = declined.play(Seat.SECOND, "offer takeback").orThrow();
    declined = declined.play(Seat.FIRST, "decline takeback").orThrow();
    var status = declined.status();
    assertThat(status.declined(Event.Kind.OFFER_DRAW, Seat.FIRST)).isTrue();
    assertThat(status.declined(Event.Kind.OFFER_TAKEBACK, Seat.SECOND)).isTrue();
    assertThat(status.declined(Event.Kind.OFFER_TAKEBACK, Seat.FIRST)).isFalse();
    assertThat(status.declined(Event.Kind.OFFER_DRAW, Seat.SECOND)).isFalse();
    assertThat(declined.accepts(Event.of(Seat.FIRST, Event.Kind.OFFER_DRAW)))
        .as("old logs have such requests")
        .isTrue();
    var played = declined.play(Seat.FIRST, "d2d4").orThrow().status();
    assertThat(played.declined(Event.Kind.OFFER_DRAW, Seat.FIRST)).isFalse();
  }

  @Test
  void half_an_action_is_refused_and_more_than_one_too() {
    var toy = begin(new Toy()).deal(SeedDealer.of("x", "toy"));
    var seat = ((Turn.Of) toy.turn()).seat();
    String card =
        toy.game().choices(toy.state()).toList().stream()
            .filter(c -> c.kind() == Choice.Kind.CARD)
            .map(toy.game().notation()::print)
            .findFirst()
            .orElseThrow();
    assertThat(reason(toy.play(seat, card))).isEqualTo(Reason.INCOMPLETE);
    assertThat(reason(toy.play(seat, "pass pass"))).isEqualTo(Reason.ILLEGAL_SYNTAX);
  }

  @Test
  void a_draw_taken_back_and_made_again_comes_out_the_same() {
    var dealer = SeedDealer.of("same", "toy");
    var m = begin(new Toy()).deal(dealer);
    var seat = ((Turn.Of) m.turn()).seat();
    var once = m.play(seat, "pass").orThrow().deal(dealer);
    var back = said(once, seat, "offer takeback", "accept takeback");
    assertThat(back.state()).isEqualTo(m.state());
    assertThat(back.play(seat, "pass").orThrow().deal(dealer).state()).isEqualTo(once.state());
  }
}
