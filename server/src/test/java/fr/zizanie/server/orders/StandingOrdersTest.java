package fr.zizanie.server.orders;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.sheets.wire.log.LogLine;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What orders decide, and when: by what is seen and by the order alone. */
class StandingOrdersTest {
  private static final Match<?, ?> IRON_POND = begun(new IronPond());

  private static <S, V> Match<S, V> begun(Game<S, V> game) {
    return Match.begin(game, Options.read(game.profile().options(), Map.of()).orThrow());
  }

  private static StandingOrders orders(String... texts) {
    return SeatOrders.read(IRON_POND, List.of(texts), List.of()).orThrow().orders();
  }

  private static LogLine line(String seat, String kind, String token) {
    return new LogLine(
        0,
        Optional.of(seat),
        kind,
        token,
        token,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private static Trigger seen(String token) {
    return Trigger.last(List.of(line("white", "action", token)), "white").orElseThrow();
  }

  @Test
  void the_first_rule_that_applies_decides() {
    var orders = orders("card 35: play #39", "card 11: ask", "card: pass", "anything: ask");
    assertThat(orders.decide(seen("#35 c1 b1"))).isEqualTo(new Then.Play("#39"));
    assertThat(orders.decide(seen("#11"))).isEqualTo(new Then.Ask());
    assertThat(orders.decide(seen("#3"))).isEqualTo(new Then.Pass());
    assertThat(orders.decide(seen("e2e4"))).isEqualTo(new Then.Ask());
    assertThat(orders("move: pass").decide(seen("e2e4"))).isEqualTo(new Then.Pass());
    assertThat(orders("move: pass").decide(seen("#3"))).isEqualTo(new Then.Ask());
  }

  @Test
  void who_has_ordered_nothing_is_asked() {
    assertThat(StandingOrders.NONE.decide(seen("#35"))).isEqualTo(new Then.Ask());
  }

  @Test
  void what_was_seen_is_the_last_thing_that_the_other_side_did() {
    var log =
        List.of(
            line("white", "action", "#35 c1 b1"),
            line("black", "action", "pass"),
            line("white", "event", "offer draw"));
    assertThat(Trigger.last(log, "white")).contains(new Trigger(Optional.of("35")));
    assertThat(Trigger.last(log, "black")).contains(new Trigger(Optional.empty()));
    assertThat(Trigger.last(List.of(), "white")).isEmpty();
  }

  /** Neither hands nor states come into it: there is no way for them to. */
  @Test
  void a_decision_is_given_nothing_but_what_was_seen() throws Exception {
    var decide = StandingOrders.class.getMethod("decide", Trigger.class);
    assertThat(decide.getParameterTypes()).containsExactly(Trigger.class);
    for (var type : List.of(StandingOrders.class, StandingOrders.Rule.class, Trigger.class))
      for (var field : type.getDeclaredFields())
        if (!Modifier.isStatic(field.getModifiers()))
          assertThat(field.getType()).isIn(List.class, When.class, Then.class, Optional.class);
  }

  private static Reason refused(List<String> orders, List<String> lines) {
    return switch (SeatOrders.read(IRON_POND, orders, lines)) {
      case Answer.No<SeatOrders>(var refusal) -> refusal.reason();
      case Answer.Ok<SeatOrders> _ -> throw new AssertionError("accepted");
    };
  }

  @Test
  void what_isnt_even_spelt_is_refused() {
    for (String bad :
        List.of(
            "",
            "pass",
            "anything:pass",
            "anything: nothing",
            "card #35: pass",
            "anything: play ",
            "anything: play foo bar",
            "anything: play resign",
            "anything: pass\ncard: ask"))
      assertThat(refused(List.of(bad), List.of())).as(bad).isEqualTo(Reason.ILLEGAL_SYNTAX);
    for (String bad :
        List.of(
            "",
            "e7e5 > g1f3",
            "0: e7e5",
            "0: e7e5 > ",
            "0: e7e5 > *",
            "0: e7e5 > g1f3 > b8c6",
            "0: hello > g1f3",
            "-1: e7e5 > g1f3",
            "0: e7e5 > resign"))
      assertThat(refused(List.of(), List.of(bad))).as(bad).isEqualTo(Reason.ILLEGAL_SYNTAX);
    assertThat(refused(Collections.nCopies(41, "anything: ask"), List.of()))
        .isEqualTo(Reason.TOO_LONG);
    assertThat(refused(List.of(), Collections.nCopies(21, "0: e7e5 > g1f3")))
        .isEqualTo(Reason.TOO_LONG);
    var longest = "0: " + String.join(" > ", Collections.nCopies(22, "e7e5"));
    assertThat(refused(List.of(), List.of(longest))).isEqualTo(Reason.ILLEGAL_SYNTAX);
  }

  @Test
  void what_is_left_reads_back_as_it_was_written() {
    var orders = List.of("card 35: play #39", "anything: ask");
    var lines = List.of("4: e7e5, end > Nf3, end > * > f1b5", "4: #35 * > O-O");
    String text = SeatOrders.text(orders, lines);
    assertThat(SeatOrders.orders(text)).isEqualTo(orders);
    assertThat(SeatOrders.conditionals(text)).isEqualTo(lines);
    assertThat(SeatOrders.of(IRON_POND, text))
        .isEqualTo(SeatOrders.read(IRON_POND, orders, lines).orThrow());
    assertThat(SeatOrders.conditionals(SeatOrders.text(List.of(), lines))).isEqualTo(lines);
    assertThat(SeatOrders.orders(SeatOrders.text(orders, List.of()))).isEqualTo(orders);
    assertThat(SeatOrders.text(List.of(), List.of())).isEmpty();
    assertThat(SeatOrders.of(IRON_POND, "nonsense").orders()).isEqualTo(StandingOrders.NONE);
  }

  @Test
  void the_moment_hangs_on_the_seed_and_the_place_in_the_log_alone() {
    var dealer = SeedDealer.of("00", "m1");
    var moments = new TreeSet<Long>();
    for (int index = 0; index < 2_000; index++) {
      long after = new AnswerMoment(index, 5_000).moment(dealer) - 5_000;
      assertThat(after).isBetween(AnswerMoment.SOONEST, AnswerMoment.LATEST);
      moments.add(after);
    }
    assertThat(moments).hasSizeGreaterThan(1_900);
    assertThat(moments.first()).isLessThan(70_000);
    assertThat(moments.last()).isGreaterThan(590_000);
    assertThat(new AnswerMoment(7, 9_000).moment(dealer) - 9_000)
        .isEqualTo(new AnswerMoment(7, 5_000).moment(SeedDealer.of("00", "m1")) - 5_000)
        .isNotEqualTo(new AnswerMoment(7, 5_000).moment(SeedDealer.of("01", "m1")) - 5_000);
  }

  @Test
  void requests_and_gestures_open_nothing_anew() {
    var match = begun(new Tsunami());
    assertThat(AnswerMoment.of(match, 3, _ -> 0)).isEqualTo(new AnswerMoment(0, 3));
    var played = match.play(Seat.FIRST, "D4").orThrow();
    var asked = played.play(Seat.SECOND, "offer draw").orThrow();
    assertThat(AnswerMoment.of(asked, 3, k -> 10 + k)).isEqualTo(new AnswerMoment(1, 10));
    assertThat(AnswerMoment.later(played, asked)).isFalse();
    assertThat(AnswerMoment.later(match, asked)).isTrue();
  }
}
