package fr.zizanie.table;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.table.time.WrittenAt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A table without a server. */
class TableStateTest {
  private static final long BEGUN = 1_000_000;
  private static final long PAUSE = 700;
  private static final Sitter ANN = new Sitter.Person(new Guest(new PlayerId("ann"), "Ann"));
  private static final Sitter BEN = new Sitter.Person(new Guest(new PlayerId("ben"), "Ben"));
  private static final Sitter COMPUTER = new Sitter.Computer(1);

  private static TableState<?, ?> chess(String control, Sitter first, Sitter second) {
    return table("mutation", control, first, second);
  }

  private static TableState<?, ?> table(String id, String control, Sitter first, Sitter second) {
    return table(Games.named(id).orElseThrow(), control, first, second);
  }

  private static <S, V> TableState<S, V> table(
      Game<S, V> game, String control, Sitter first, Sitter second) {
    var setup =
        new Setup(
            new MatchId("table"),
            game.profile().id(),
            game.profile().rules(),
            Map.of(),
            List.of(first, second),
            Deal.unbound(new Seed("5eed"), List.of("", "")),
            TimeControl.parse(control).orThrow(),
            BEGUN);
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var match = Match.begin(game, options).deal(setup.dealer());
    return TableState.of(setup, match, BEGUN).timed(BEGUN, at(BEGUN));
  }

  private static Around at(long now) {
    return new Around(now, _ -> false, _ -> 0, () -> PAUSE);
  }

  private static <S, V> Transition<S, V> says(
      TableState<S, V> table, Seat by, String text, long now) {
    return table.on(new Happened.Said<>(by, text, false), at(now));
  }

  private static <S, V> TableState<S, V> after(Transition<S, V> out, long now) {
    return out.table().follow(out.next().orElseThrow(), WrittenAt.at(now), at(now));
  }

  private static <S, V> TableState<S, V> said(
      TableState<S, V> table, Seat by, String text, long now) {
    return after(says(table, by, text, now), now);
  }

  private static <S, V> Transition<S, V> rings(
      TableState<S, V> table, Happened.Wait what, long now) {
    return table.on(new Happened.Rang<>(what), at(now));
  }

  @Test
  void what_is_said_is_to_be_kept_before_the_table_goes_on() {
    whatIsSaid(chess("", ANN, BEN));
  }

  private static <S, V> void whatIsSaid(TableState<S, V> table) {
    var out = says(table, Seat.FIRST, "e2e4", BEGUN);
    assertThat(out.table()).isEqualTo(table);
    assertThat(out.next().orElseThrow().log()).hasSize(1);
    assertThat(after(out, BEGUN).match().turn()).isEqualTo(new Turn.Of(Seat.SECOND));
  }

  @Test
  void what_the_rules_refuse_changes_nothing() {
    refused(chess("", ANN, BEN));
  }

  private static <S, V> void refused(TableState<S, V> table) {
    var out = says(table, Seat.FIRST, "e2e5", BEGUN);
    assertThat(out.refused()).isPresent();
    assertThat(out.next()).isEmpty();
    assertThat(out.table()).isEqualTo(table);
  }

  @Test
  void the_same_happens_whenever_the_same_happens() {
    twice(chess("5+3", ANN, BEN));
  }

  private static <S, V> void twice(TableState<S, V> table) {
    assertThat(said(table, Seat.FIRST, "e2e4", BEGUN + 4))
        .isEqualTo(said(table, Seat.FIRST, "e2e4", BEGUN + 4));
  }

  @Test
  void a_flag_falls_when_the_time_is_over_and_not_before() {
    flag(chess("1+0", ANN, BEN));
  }

  private static <S, V> void flag(TableState<S, V> begun) {
    var white = said(begun, Seat.FIRST, "e2e4", BEGUN);
    var black = said(white, Seat.SECOND, "e7e5", BEGUN + 1_000);
    var table = said(black, Seat.FIRST, "d2d4", BEGUN + 2_000);
    long due = table.due(at(BEGUN + 2_000));
    assertThat(rings(table, Happened.Wait.FLAG, due - 1).next()).isEmpty();
    var out = rings(table, Happened.Wait.FLAG, due);
    assertThat(out.next().orElseThrow().outcome()).isPresent();
    assertThat(after(out, due).due(at(due))).isEqualTo(TableState.NEVER);
    // What was said in vain isn't said at once again.
    assertThat(out.table().due(at(due))).isEqualTo(TableState.NEVER);
  }

  @Test
  void a_window_is_over_when_its_time_is() {
    window(Games.named("ironpond").orElseThrow());
  }

  /** The first window that opens when whoever acts does the last that they may. */
  private static <S, V> void window(Game<S, V> game) {
    var table = table(game, "", ANN, BEN);
    for (int k = 0; table.match().timed().isEmpty(); k++) {
      assertThat(k).isLessThan(60);
      var match = table.match();
      var by = match.turn() instanceof Turn.Of(Seat seat) ? seat : Seat.FIRST;
      var action = Lines.actions(game, match.state(), 500).getLast();
      table = said(table, by, game.notation().print(action), BEGUN);
    }
    long due = table.due(at(BEGUN));
    assertThat(due).isBetween(BEGUN + 1, BEGUN + 60_000);
    assertThat(rings(table, Happened.Wait.DECISION, due - 1).next()).isEmpty();
    var over = rings(table, Happened.Wait.DECISION, due);
    assertThat(over.next().orElseThrow().log().getLast())
        .isInstanceOfAny(Entry.Happened.class, Entry.Dealt.class);
  }

  @Test
  void two_at_one_screen_take_back_at_once_what_they_have_just_seen() {
    taken(chess("", ANN, ANN));
  }

  @Test
  void the_computer_lets_everything_be_taken_back() {
    var begun = chess("", ANN, COMPUTER);
    computer(begun);
  }

  private static <S, V> void taken(TableState<S, V> table) {
    var moved = said(table, Seat.FIRST, "e2e4", BEGUN);
    var back = said(moved, Seat.SECOND, "offer takeback", BEGUN);
    assertThat(back.match().state()).isEqualTo(table.match().state());
  }

  private static <S, V> void computer(TableState<S, V> table) {
    var moved = said(table, Seat.FIRST, "e2e4", BEGUN);
    var action = Lines.actions(moved.match().game(), moved.match().state(), 1).getFirst();
    var advised = moved.on(new Happened.Advised<>(moved.match().state(), action, false), at(BEGUN));
    var answered = after(advised, BEGUN);
    assertThat(answered.match().turn()).isEqualTo(new Turn.Of(Seat.FIRST));
    var back = said(answered, Seat.FIRST, "offer takeback", BEGUN);
    assertThat(back.match().state()).isEqualTo(table.match().state());
  }

  @Test
  void advice_about_another_state_is_none() {
    late(chess("", ANN, COMPUTER));
  }

  private static <S, V> void late(TableState<S, V> table) {
    var moved = said(table, Seat.FIRST, "e2e4", BEGUN);
    var action = Lines.actions(moved.match().game(), moved.match().state(), 1).getFirst();
    var out = moved.on(new Happened.Advised<>(table.match().state(), action, false), at(BEGUN));
    assertThat(out.next()).isEmpty();
  }

  @Test
  void gestures_have_a_limit() {
    Answer<? extends TableState<?, ?>> heard = Answer.ok(chess("", ANN, BEN));
    var text = new Event(Seat.FIRST, Event.Kind.GESTURE, "gg").text();
    for (int k = 0; k < 5; k++)
      heard = heard.orThrow().hear(Seat.FIRST, text, 0, BEGUN + k * 2_000);
    assertThat(refusal(heard.orThrow().hear(Seat.FIRST, text, 0, BEGUN + 10_000)))
        .contains(Reason.TOO_MANY);
    assertThat(refusal(heard.orThrow().hear(Seat.SECOND, text, 0, BEGUN + 10_000))).isEmpty();
    assertThat(refusal(heard.orThrow().hear(Seat.FIRST, text, 0, BEGUN + 31_000))).isEmpty();
  }

  private static Optional<Reason> refusal(Answer<?> answer) {
    return answer instanceof Answer.No<?>(Refusal why)
        ? Optional.of(why.reason())
        : Optional.empty();
  }

  @Test
  void a_match_is_dealt_alike_from_the_same_seed() {
    assertThat(table("ironpond", "", ANN, BEN).match().log())
        .isEqualTo(table("ironpond", "", ANN, BEN).match().log());
  }
}
