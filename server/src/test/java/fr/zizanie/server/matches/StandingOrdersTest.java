package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Calendar.DAY;
import static fr.zizanie.server.matches.Calendar.HOUR;
import static fr.zizanie.server.matches.IronPondTables.dealt;
import static fr.zizanie.server.matches.IronPondTables.options;
import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static fr.zizanie.server.matches.Tables.M1;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.server.orders.AnswerMoment;
import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.wire.orders.Orders;
import fr.zizanie.sheets.wire.orders.OrdersRequest;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Standing orders over simulated days: what they do, and that they all do it at the same moment.
 */
class StandingOrdersTest extends OverDays {
  private int worlds;

  private static final Duration AT_ONCE = Duration.ofMillis(-1);

  @BeforeEach
  void begin() {
    // Ann, White, holds 35, 22, 11, 71 and 54, Bob 39, 3, 4, 5 and 6.
    days.begin(M1, dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54), "3d");
  }

  private static void orders(Calendar days, String... texts) {
    var now = Doors.orders(days.matches, M1, BOB.id()).orThrow();
    Doors.leave(
            days.matches, M1, BOB.id(), new OrdersRequest(now.version(), List.of(texts), List.of()))
        .orThrow();
  }

  private void orders(String... texts) {
    orders(days, texts);
  }

  /**
   * White plays a card that Black may answer; {@return how long it is until orders are carried out}
   */
  private long card() {
    days.play("white: e2e4", "white: #35 c1 b1");
    return moment();
  }

  private long moment() {
    return moment(store);
  }

  private long moment(Store kept) {
    return moment(kept, alarms);
  }

  private static long moment(Store kept, HandAlarms alarms) {
    long now = alarms.clock().millis();
    int entries = kept.matches().match(M1).orElseThrow().entries().size();
    return new AnswerMoment(entries, now).moment(SeedDealer.of("00", "m1")) - now;
  }

  private boolean asked() {
    return !days.sheet(BOB.id()).get("cards").path("window").isMissingNode();
  }

  /** What was done last, but for cards that were drawn. */
  private String last() {
    return done(store).getLast();
  }

  private static List<String> done(Store store) {
    return store.matches().match(M1).orElseThrow().entries().stream()
        .filter(entry -> !entry.startsWith("chance"))
        .toList();
  }

  private List<Orders.Done> done() {
    return Doors.orders(days.matches, M1, BOB.id()).orThrow().done();
  }

  @Test
  void an_order_lets_things_happen_at_the_moment_drawn() {
    orders("anything: pass");
    long moment = card();
    days.pass(moment - 1);
    assertThat(asked()).isTrue();
    days.pass(1);
    assertThat(asked()).isFalse();
    assertThat(last()).isEqualTo("black pass");
    assertThat(done()).extracting(Orders.Done::what).containsExactly("passed");
    var line = days.sheet(BOB.id()).get("lines").get(done().getFirst().n());
    assertThat(line.get("token").stringValue()).isEqualTo("pass");
  }

  @Test
  void who_is_asked_has_all_their_days() {
    orders("card 11: pass", "anything: ask");
    card();
    days.pass(HOUR);
    assertThat(asked()).isTrue();
    assertThat(store.deadlines().of(M1).orElseThrow().look())
        .isGreaterThan(alarms.clock().millis());
    days.pass(3 * DAY - HOUR - 1);
    assertThat(asked()).isTrue();
    days.pass(1);
    assertThat(asked()).isFalse();
    assertThat(last()).isEqualTo("black: timeout");
  }

  @Test
  void a_counter_is_played_at_that_moment() {
    orders("card 35: play #39", "anything: pass");
    long moment = card();
    days.pass(moment - 1);
    assertThat(last()).isEqualTo("white #35 c1 b1");
    days.pass(1);
    assertThat(last()).isEqualTo("black #39");
    assertThat(done()).extracting(Orders.Done::what).containsExactly("played");
  }

  @Test
  void an_order_whose_card_is_gone_passes_at_the_same_moment() {
    orders("card 35: play #40");
    long moment = card();
    days.pass(moment - 1);
    assertThat(asked()).isTrue();
    days.pass(1);
    assertThat(last()).isEqualTo("black pass");
    assertThat(done()).extracting(Orders.Done::what).containsExactly("gone");
  }

  /**
   * What Ann, who waits for Bob's answer, and Eve get where Bob has ordered something.
   *
   * @param before until the moment at which orders are carried out
   * @param after from then on
   */
  private record Seen(List<String> before, List<String> after) {}

  private Seen seen(String... texts) {
    try (var kept = FreshSqlite.in(data.resolve("world " + ++worlds))) {
      var time = new HandAlarms();
      var world = new Calendar(kept, time);
      world.begin(M1, dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54), "3d");
      var seen = new ArrayList<String>();
      for (PlayerId guest : List.of(ANN.id(), EVE))
        world
            .matches
            .watch(
                M1,
                new ViewerConnection(guest, said -> seen.add(time.clock().millis() + said.json())),
                0)
            .orThrow();
      if (texts.length > 0) orders(world, texts);
      world.play("white: e2e4", "white: #35 c1 b1");
      world.pass(moment(kept, time) - 1);
      for (PlayerId guest : List.of(ANN.id(), EVE)) {
        seen.add(world.sheet(guest).toString());
        seen.add(world.matches.rows(guest).toString());
      }
      seen.add(kept.deadlines().of(M1).toString());
      seen.add(time.asked.toString());
      var before = List.copyOf(seen);
      seen.clear();
      world.pass(2 * HOUR);
      world.close();
      return new Seen(before, List.copyOf(seen));
    }
  }

  @Test
  void until_that_moment_nobody_sees_that_anything_is_ordered() {
    var nothing = seen();
    var passes = seen("anything: pass");
    for (String text : List.of("card 35: play #39", "card 35: play #40", "anything: ask"))
      assertThat(seen(text).before()).as(text).isEqualTo(nothing.before());
    assertThat(passes.before()).isEqualTo(nothing.before());
    assertThat(passes.after()).isNotEqualTo(nothing.after());
    assertThat(seen("card 35: play #40").after())
        .as("a card that is gone")
        .isEqualTo(passes.after());
    assertThat(seen("anything: ask").after()).as("who is asked").isEqualTo(nothing.after());
  }

  @Test
  void what_counts_is_what_is_ordered_at_that_moment() {
    orders("anything: pass");
    long moment = card();
    orders("anything: play #39");
    days.pass(moment);
    assertThat(last()).isEqualTo("black #39");
  }

  @Test
  void what_is_ordered_later_is_about_what_comes_next() {
    long moment = card();
    days.pass(moment + 1);
    orders("anything: pass");
    days.matches.evict(AT_ONCE);
    days.pass(HOUR);
    assertThat(asked()).isTrue();
    days.play("black: pass");
    assertThat(done()).isEmpty();
  }

  @Test
  void an_answer_by_hand_goes_through_at_once_and_ends_the_matter() {
    orders("anything: pass");
    long moment = card();
    days.pass(moment - 1);
    days.play("black: #39");
    days.pass(HOUR);
    assertThat(last()).isEqualTo("black #39");
    assertThat(done()).isEmpty();
  }

  @Test
  void the_habit_of_letting_things_happen_waits_for_the_moment_too() {
    days.matches.autopass(M1, BOB.id(), "black", true).orThrow();
    long moment = card();
    days.pass(moment - 1);
    assertThat(asked()).isTrue();
    days.pass(1);
    assertThat(last()).isEqualTo("black pass");
  }

  @Test
  void letting_the_rest_of_a_turn_happen_waits_for_it_and_outlives_a_restart() {
    days.play("white: e2e4");
    Doors.passTurn(days.matches, M1, BOB.id(), "black", true).orThrow();
    days.play("white: #35 c1 b1");
    long moment = moment();
    restart(0);
    assertThat(days.sheet(BOB.id()).get("passturn").toString()).isEqualTo("[\"black\"]");
    assertThat(days.sheet(ANN.id()).has("passturn")).isFalse();
    days.pass(moment - 1);
    assertThat(asked()).isTrue();
    days.pass(1);
    assertThat(last()).isEqualTo("black pass");
    assertThat(days.sheet(BOB.id()).get("turn").stringValue()).isEqualTo("black");
    assertThat(days.sheet(BOB.id()).has("passturn")).isFalse();
    restart(0);
    assertThat(days.sheet(BOB.id()).has("passturn")).isFalse();
  }

  @Test
  void a_restart_before_the_moment_changes_nothing() {
    orders("anything: pass");
    long moment = card();
    days.pass(moment / 2);
    restart(0);
    days.pass(moment - moment / 2 - 1);
    assertThat(asked()).isTrue();
    days.pass(1);
    assertThat(asked()).isFalse();
  }

  @Test
  void nobody_has_to_keep_the_match_in_memory() {
    orders("anything: pass");
    long moment = card();
    days.matches.evict(AT_ONCE);
    assertThat(days.matches.live()).isZero();
    days.pass(moment - 1);
    assertThat(last()).isEqualTo("white #35 c1 b1");
    days.pass(30_000);
    assertThat(last()).isEqualTo("black pass");
  }

  @Test
  void who_has_ordered_nothing_is_told_of_a_window_once_orders_would_have_answered() {
    long moment = card();
    days.turns.clear();
    days.pass(moment - 1_000);
    assertThat(days.turns).isEmpty();
    days.pass(32_000);
    assertThat(days.turns).extracting(Calendar.Told::to).containsExactly(BOB.id());
    days.pass(Calendar.HOUR);
    assertThat(days.turns).hasSize(1);
  }

  @Test
  void whose_order_answers_is_told_of_the_turn_that_comes_then_and_not_of_the_window() {
    orders("anything: pass");
    long moment = card();
    days.turns.clear();
    days.pass(moment - 1_000);
    assertThat(days.turns).isEmpty();
    days.pass(32_000);
    assertThat(asked()).isFalse();
    assertThat(days.sheet(BOB.id()).get("turn").stringValue()).isEqualTo("black");
    assertThat(days.turns).extracting(Calendar.Told::to).containsExactly(BOB.id());
  }

  @Test
  void only_its_seat_is_told() {
    orders("card 35: play #39");
    assertThat(Doors.orders(days.matches, M1, ANN.id()).orThrow().orders()).isEmpty();
    assertThat(reason(Doors.orders(days.matches, M1, EVE))).isEqualTo(Reason.UNKNOWN_MATCH);
    var wanted = new OrdersRequest(0, List.of("anything: pass"), List.of());
    assertThat(reason(Doors.leave(days.matches, M1, EVE, wanted))).isEqualTo(Reason.UNKNOWN_MATCH);
    assertThat(reason(Doors.leave(days.matches, M1, BOB.id(), wanted))).isEqualTo(Reason.STALE);
    assertThat(Doors.orders(days.matches, M1, BOB.id()).orThrow().orders())
        .containsExactly("card 35: play #39");
  }

  @Test
  void all_of_it_goes_when_the_match_is_over() {
    orders("anything: pass");
    days.play("white: resign");
    assertThat(store.orders().of(M1, 1).text()).isEmpty();
    assertThat(reason(Doors.orders(days.matches, M1, BOB.id()))).isEqualTo(Reason.GAME_OVER);
    assertThat(store.orders().leave(M1, 1, 0, "anything: pass", 1)).isFalse();
  }

  /** In Tsunami Black, Ann, begins; White, Bob, holds a card that stops cards. */
  @Test
  void stones_are_let_happen_and_a_card_is_stopped() throws Exception {
    try (var kept = FreshSqlite.in(Files.createDirectory(data.resolve("goban")));
        var goban = new Calendar(kept, alarms)) {
      var match = TsunamiSecrecyTest.opened(List.of("#interdit", "#non"));
      goban.begin(M1, match, "3d");
      orders(goban, "card interdit: play #non", "move: pass");
      var card =
          Lines.actions(match.game(), match.state(), 3_000).stream()
              .map(match.game().notation()::print)
              .filter(text -> text.startsWith("#interdit"))
              .findFirst()
              .orElseThrow();
      play(goban, ANN, "black", "E5");
      long moment = moment(kept);
      goban.pass(moment - 1);
      assertThat(done(kept)).endsWith("black E5");
      goban.pass(1);
      assertThat(done(kept)).endsWith("black E5", "white pass");
      play(goban, BOB, "white", "G7");
      play(goban, ANN, "black", "pass");
      play(goban, ANN, "black", card);
      moment = moment(kept);
      goban.pass(moment - 1);
      assertThat(done(kept)).endsWith("black " + card);
      goban.pass(1);
      assertThat(done(kept)).endsWith("black " + card, "white #non");
      assertThat(Doors.orders(goban.matches, M1, BOB.id()).orThrow().done())
          .extracting(Orders.Done::what)
          .containsExactlyInAnyOrder("played", "passed");
    }
  }

  /** An answer is owed there: who lets windows pass elsewhere has not said what it is. */
  @Test
  void a_try_is_answered_by_its_order_and_nobody_is_told_of_it_before() throws Exception {
    try (var kept = FreshSqlite.in(Files.createDirectory(data.resolve("tries")));
        var tries = new Calendar(kept, alarms)) {
      kept.guests().pass(BOB.id(), true);
      var game = Games.named("confusion").orElseThrow();
      var match = asking(game);
      tries.begin(M1, match, "3d");
      orders(tries, "anything: play yes");
      play(tries, ANN, "white", attempt(match));
      assertThat(tries.turns).as("an order may answer").isEmpty();
      long moment = moment(kept);
      tries.pass(moment - 1);
      assertThat(tries.turns).isEmpty();
      tries.pass(1);
      assertThat(done(kept)).endsWith("red yes");
      assertThat(tries.turns).extracting(told -> told.notification().kind()).hasSize(1);
    }
  }

  /** A game whose master answers each try. */
  private static <S, V> Match<S, V> asking(Game<S, V> game) {
    var given = Map.of("edition", "spies", "answers", "ask", "first", "white");
    var options = Options.read(game.profile().options(), given).orThrow();
    return Match.begin(game, options).deal(new SeedDealer("00", "m1", "", ""));
  }

  private static <S, V> String attempt(Match<S, V> match) {
    return Lines.actions(match.game(), match.state(), 500).stream()
        .filter(action -> action.getFirst().kind() != Choice.Kind.WORD)
        .map(match.game().notation()::print)
        .findFirst()
        .orElseThrow();
  }

  private static void play(Calendar days, Guest guest, String seat, String text) {
    int version = days.sheet(guest.id()).get("version").intValue();
    Doors.play(days.matches, M1, guest.id(), seat, version, text).orThrow();
  }

  private static Reason reason(Answer<?> answer) {
    return switch (answer) {
      case Answer.No<?>(var refusal) -> refusal.reason();
      case Answer.Ok<?> _ -> throw new AssertionError("accepted");
    };
  }

  /** Both have the match in memory, and both their alarms ring. */
  @Test
  void of_two_servers_one_carries_an_order_out() {
    String url = FreshPostgres.url();
    try (var one = Databases.open(Optional.of(url), Path.of(""), Map.of());
        var other = Databases.open(Optional.of(url), Path.of(""), Map.of());
        var here = new Calendar(one, alarms);
        var there = new Calendar(other, alarms)) {
      here.begin(M1, dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54), "3d");
      here.play("white: e2e4", "white: #35 c1 b1");
      int entries = one.matches().match(M1).orElseThrow().entries().size();
      long now = alarms.clock().millis();
      there.sheet(BOB.id());
      orders(there, "anything: play #39");
      long moment = new AnswerMoment(entries, now).moment(SeedDealer.of("00", "m1")) - now;
      alarms.pass(moment - 1);
      assertThat(one.matches().match(M1).orElseThrow().entries()).hasSize(entries);
      alarms.pass(1);
      there.matches.due().look();
      here.matches.due().look();
      assertThat(done(one)).containsExactly("white e2e4", "white #35 c1 b1", "black #39");
      assertThat(Doors.orders(here.matches, M1, BOB.id()).orThrow().done()).hasSize(1);
    }
  }
}
