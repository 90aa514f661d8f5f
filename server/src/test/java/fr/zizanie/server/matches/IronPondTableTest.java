package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static fr.zizanie.server.matches.Tables.M1;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.live.Watcher;
import fr.zizanie.server.store.EntryText;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Sitter;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.Checked;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Iron Pond at the table: windows by the clock, automatic passes, a kidnapping, gestures. */
class IronPondTableTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final IronPond GAME = new IronPond();

  @TempDir Path data;
  private final AtomicInteger pauses = new AtomicInteger();
  private final List<String> heard = new ArrayList<>();
  private Tables tables;
  private HandAlarms alarms;

  @BeforeEach
  void open() {
    var thinking =
        new Thinking(() -> {
          pauses.incrementAndGet();
          return 1;
        });
    tables = new Tables(data, thinking);
    alarms = tables.alarms;
  }

  @AfterEach
  void close() {
    tables.close();
  }

  static Options options(String... words) {
    var given = new TreeMap<String, String>();
    for (String word : words) {
      var parts = List.of(word.split("=", 2));
      given.put(parts.getFirst(), parts.getLast());
    }
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  /** A match in which these are the cards dealt, Black's and White's in turn. */
  static Match<IronPondState, IronPondView> dealt(Options options, int... cards) {
    var match = Match.begin(GAME, options);
    for (int card : cards) match = match.enter(new Entry.Dealt(Choice.card(card))).orThrow();
    return match;
  }

  private static JsonNode sheet(Table<?, ?> table, String guest) {
    return Tables.sheet(table, new PlayerId(guest));
  }

  private static Answer<Boolean> say(Table<?, ?> table, String seat, String text) {
    return Tables.say(table, table.match().profile().seat(seat).orElseThrow(), text);
  }

  private static void play(Table<?, ?> table, String... lines) {
    for (String line : lines) {
      var parts = line.split(": ", 2);
      say(table, parts[0], parts[1]).orThrow();
    }
  }

  private static Reason reason(Answer<?> answer) {
    return switch (answer) {
      case Answer.No<?>(Refusal refusal) -> refusal.reason();
      case Answer.Ok<?> _ -> throw new AssertionError("accepted");
    };
  }

  private static JsonNode window(Table<?, ?> table, String guest) {
    return sheet(table, guest).get("cards").path("window");
  }

  /** White has 35, 22, 11, 71, 54; Black has 39 and other cards. */
  private Table<IronPondState, IronPondView> start(String... words) {
    return tables.table(dealt(options(words), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54));
  }

  @Test
  void a_window_closes_by_itself_after_twelve_seconds() {
    var table = start();
    play(table, "white: e2e4", "white: #35 c1 b1");
    assertThat(window(table, "bob").get("left").intValue()).isEqualTo(12_000);
    alarms.pass(5_000);
    for (String guest : List.of("ann", "bob", "eve")) {
      assertThat(window(table, guest).get("what").stringValue()).isEqualTo("response");
      assertThat(window(table, guest).get("left").intValue()).isEqualTo(7_000);
    }
    alarms.pass(6_999);
    assertThat(table.match().turn()).isEqualTo(Turn.of(Seat.SECOND));
    assertThat(window(table, "bob").get("left").intValue()).isEqualTo(1);
    alarms.pass(1);
    assertThat(window(table, "bob").isMissingNode()).isTrue();
    assertThat(sheet(table, "ann").get("lines").toString()).contains("\"token\":\"timeout\"");
    assertThat(sheet(table, "ann").get("cards").get("announced").size()).isZero();
  }

  @Test
  void requests_and_gestures_do_not_prolong_a_window() {
    var table = start();
    play(table, "white: e2e4", "white: #35 c1 b1");
    alarms.pass(5_000);
    play(table, "black: offer draw", "black: gesture nudge");
    assertThat(window(table, "bob").get("left").intValue()).isEqualTo(7_000);
    alarms.pass(7_000);
    assertThat(window(table, "bob").isMissingNode()).isTrue();
  }

  @Test
  void a_window_starts_anew_when_the_table_is_loaded() {
    var table = start();
    play(table, "white: e2e4", "white: #35 c1 b1");
    alarms.pass(8_000);
    table.retire();
    var saved = tables.store.match(M1).orElseThrow();
    var match =
        EntryText.enter(Match.begin(GAME, table.match().start().options()), saved.entries())
            .orThrow();
    var again = tables.loaded(saved.setup(), match);
    alarms.pass(11_999);
    assertThat(window(again, "bob").get("left").intValue()).isEqualTo(1);
    alarms.pass(1);
    assertThat(window(again, "bob").isMissingNode()).isTrue();
    assertThat(window(table, "bob").get("what").stringValue()).isEqualTo("response");
  }

  @Test
  void windows_are_passed_for_who_wants_it_after_a_while_drawn_for_that_alone() {
    var table = start();
    table.autopass(EVE, true);
    table.autopass(BOB.id(), true);
    assertThat(sheet(table, "bob").get("autopass").get(0).stringValue()).isEqualTo("black");
    assertThat(sheet(table, "ann").has("autopass")).isFalse();
    play(table, "white: e2e4", "white: #35 c1 b1");
    alarms.pass(HandAlarms.DELAY - 1);
    assertThat(window(table, "bob").get("what").stringValue()).isEqualTo("response");
    alarms.pass(1);
    assertThat(window(table, "bob").isMissingNode()).isTrue();
    assertThat(sheet(table, "ann").get("lines").toString()).contains("\"token\":\"pass\"");
    assertThat(alarms.asked).containsExactly(12_000L, HandAlarms.DELAY);
  }

  @Test
  void an_automatic_pass_can_be_taken_back_in_time() {
    var table = start();
    table.autopass(BOB.id(), true);
    play(table, "white: e2e4", "white: #35 c1 b1");
    table.autopass(BOB.id(), false);
    alarms.pass(HandAlarms.DELAY);
    play(table, "black: #39");
    assertThat(sheet(table, "ann").get("cards").get("discard").toString()).contains("39");
  }

  @Test
  void a_kidnapping_lasts_as_long_whatever_the_thief_does() {
    var table = start();
    table.watch(new Watcher(BOB.id(), message -> heard.add(Checked.json(message))), 0);
    play(table, "white: e2e4", "white: #11", "black: pass");
    assertThat(window(table, "bob").get("what").stringValue()).isEqualTo("take");
    alarms.pass(3_000);
    play(table, "white: take d8");
    assertThat(sheet(table, "bob").get("board").get("blank").booleanValue()).isTrue();
    assertThat(sheet(table, "bob").get("lines").size()).isZero();
    assertThat(window(table, "bob").get("left").intValue()).isEqualTo(7_000);
    for (String guest : List.of("bob", "eve")) {
      assertThat(reason(table.replay(new PlayerId(guest), Optional.empty())))
          .isEqualTo(Reason.NOT_OFFERED);
      assertThat(reason(table.download(new PlayerId(guest), false))).isEqualTo(Reason.NOT_OFFERED);
    }
    assertThat(table.replay(ANN.id(), Optional.empty())).isInstanceOf(Answer.Ok.class);
    alarms.pass(7_000);
    assertThat(window(table, "bob").get("what").stringValue()).isEqualTo("guess");
    assertThat(sheet(table, "bob").get("board").get("pieces").size()).isEqualTo(31);
    alarms.pass(10_000);
    var bob = sheet(table, "bob");
    assertThat(bob.get("board").get("taken").get("black").get(0).get("art").stringValue())
        .isEqualTo("chess-queen");
    var last = MAPPER.readTree(heard.getLast());
    assertThat(last.get("since").intValue() + last.get("lines").size())
        .isEqualTo(last.get("version").intValue());
    var lines = new ArrayList<Integer>();
    for (String message : heard)
      for (JsonNode line : MAPPER.readTree(message).get("lines"))
        lines.add(line.get("n").intValue());
    assertThat(lines).doesNotHaveDuplicates().hasSize(bob.get("version").intValue());
  }

  @Test
  void a_thief_who_takes_nothing_has_spent_his_card() {
    var table = start();
    play(table, "white: e2e4", "white: #11", "black: pass");
    alarms.pass(10_000);
    assertThat(sheet(table, "bob").get("board").get("pieces").size()).isEqualTo(32);
    assertThat(table.match().turn()).isEqualTo(Turn.of(Seat.SECOND));
  }

  @Test
  void a_stopwatch_runs_for_the_move_only_and_stops_in_windows() {
    var table = start();
    play(table, "white: e2e4", "white: #22", "black: pass");
    assertThat(window(table, "bob").get("what").stringValue()).isEqualTo("move");
    alarms.pass(9_000);
    play(table, "black: #6 e7 e4 .");
    assertThat(window(table, "ann").get("what").stringValue()).isEqualTo("response");
    alarms.pass(4_000);
    play(table, "white: pass");
    assertThat(window(table, "bob").get("what").stringValue()).isEqualTo("move");
    assertThat(window(table, "bob").get("left").intValue()).isEqualTo(6_000);
    play(table, "black: d7d6");
    assertThat(window(table, "bob").isMissingNode()).isTrue();
  }

  @Test
  void a_stopwatch_that_runs_out_loses_the_turn() {
    var table = start();
    play(table, "white: e2e4", "white: #22", "black: pass");
    alarms.pass(15_000);
    assertThat(table.match().turn()).isEqualTo(Turn.of(Seat.FIRST));
    assertThat(window(table, "ann").isMissingNode()).isTrue();
  }

  @Test
  void darts_wait_for_the_thrower_and_cannot_be_thrown_before_their_time() {
    var table = start("darts=skill");
    play(table, "white: e2e4", "white: #71 d7", "black: pass");
    assertThat(window(table, "bob").get("what").stringValue()).isEqualTo("darts");
    alarms.pass(1_000);
    assertThat(reason(say(table, "white", "shots 500 3000"))).isEqualTo(Reason.NOT_OFFERED);
    assertThat(reason(say(table, "black", "shots 500"))).isEqualTo(Reason.NOT_OFFERED);
    play(table, "white: shots 500 900 1200");
    assertThat(window(table, "bob").isMissingNode()).isTrue();
    assertThat(table.match().log().toString()).contains("500 900 1200");
  }

  @Test
  void darts_that_nobody_throws_miss() {
    var table = start("darts=skill");
    play(table, "white: e2e4", "white: #71 d7", "black: pass");
    alarms.pass(20_000);
    assertThat(sheet(table, "eve").get("board").get("pieces").size()).isEqualTo(32);
    assertThat(window(table, "bob").isMissingNode()).isTrue();
  }

  @Test
  void gestures_are_few_and_make_nobody_stale() {
    var table = start();
    int seen = sheet(table, "ann").get("version").intValue();
    play(table, "black: gesture emote");
    table.play(ANN.id(), Seat.FIRST, seen, "e2e4").orThrow();
    assertThat(reason(say(table, "black", "gesture nudge"))).isEqualTo(Reason.TOO_MANY);
    alarms.pass(2_000);
    play(table, "black: gesture nudge");
    for (String kind : List.of("chat", "draw", "dance"))
      assertThat(reason(say(table, "black", "gesture " + kind))).isEqualTo(Reason.NOT_OFFERED);
    assertThat(reason(say(table, "black", "timeout"))).isEqualTo(Reason.NOT_OFFERED);
    for (int i = 0; i < 3; i++) {
      alarms.pass(2_000);
      play(table, "black: gesture gg");
    }
    alarms.pass(2_000);
    assertThat(reason(say(table, "black", "gesture gg"))).isEqualTo(Reason.TOO_MANY);
  }

  @Test
  void who_is_mated_with_useless_cards_concedes_after_a_while() {
    var table = start();
    play(table, "white: f2f3", "white: end", "black: e7e5", "black: end", "white: g2g4");
    play(table, "white: end", "black: d8h4", "black: end");
    assertThat(table.match().outcome()).isEmpty();
    alarms.pass(HandAlarms.DELAY);
    assertThat(table.match().outcome().orElseThrow().reason()).isEqualTo("checkmate");
  }

  @Test
  void the_computer_answers_a_window_after_a_pause() throws Exception {
    var match = dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54);
    var table = tables.table(match, new Sitter.Person(ANN), new Sitter.Computer(1));
    play(table, "white: e2e4");
    var answered = new CountDownLatch(1);
    table.watch(
        new Watcher(
            EVE,
            sheet -> {
              boolean played = sheet.json().contains("\"discard\":[\"35\"");
              if (played && !sheet.json().contains("\"response\"")) answered.countDown();
            }),
        0);
    play(table, "white: #35 c1 b1");
    assertThat(answered.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(pauses).hasPositiveValue();
    assertThat(alarms.asked).doesNotContain(12_000L);
  }

  /** Ann has White and 35, 22, 11, 71, 54 at a table with the computer. */
  private Table<IronPondState, IronPondView> opposed(int held, String... words) {
    var match = dealt(options(words), held, 35, 3, 37, 4, 31, 5, 36, 6, 54);
    for (String text : List.of("e2e4", "#35 c1 b1")) match = match.play(Seat.FIRST, text).orThrow();
    return tables.table(match, new Sitter.Computer(1), new Sitter.Person(BOB));
  }

  @Test
  void against_the_computer_no_time_runs_for_an_answer() {
    var table = opposed(32);
    assertThat(sheet(table, "bob").get("turn").stringValue()).isEqualTo("black");
    assertThat(sheet(table, "bob").get("cards").get("playable").toString()).isEqualTo("[\"32\"]");
    assertThat(window(table, "bob").isMissingNode()).isTrue();
    alarms.pass(3_600_000);
    assertThat(sheet(table, "bob").get("turn").stringValue()).isEqualTo("black");
    play(table, "black: #32");
    assertThat(sheet(table, "bob").get("lines").toString()).doesNotContain("timeout");
  }

  @Test
  void a_window_against_the_computer_that_cannot_be_used_does_not_open() {
    var table = opposed(33);
    assertThat(sheet(table, "bob").get("lines").toString()).contains("\"token\":\"pass\"");
    assertThat(alarms.asked).isEmpty();
  }

  @Test
  void nor_does_one_that_its_person_lets_pass_for_this_turn() {
    var table = opposed(32);
    table.passTurn(BOB.id(), Seat.SECOND, true).orThrow();
    assertThat(sheet(table, "bob").get("lines").toString()).contains("\"token\":\"pass\"");
  }

  @Test
  void windows_can_be_passed_for_what_is_left_of_a_turn() {
    var table = start();
    play(table, "white: e2e4", "white: #35 c1 b1");
    var passturn = table.passTurn(BOB.id(), Seat.SECOND, true);
    assertThat(passturn).isEqualTo(Answer.ok(true));
    assertThat(sheet(table, "bob").get("passturn").toString()).isEqualTo("[\"black\"]");
    for (String guest : List.of("ann", "eve"))
      assertThat(sheet(table, guest).has("passturn")).isFalse();
    alarms.pass(HandAlarms.DELAY - 1);
    assertThat(table.match().timed()).isPresent();
    alarms.pass(1);
    assertThat(table.match().timed()).isEmpty();
    assertThat(sheet(table, "bob").has("passturn")).isFalse();
    assertThat(sheet(table, "bob").has("autopass")).isFalse();
  }

  @Test
  void a_takeback_against_the_computer_goes_back_to_ones_own_last_move() {
    var match =
        dealt(options(), 33, 35, 3, 37, 4, 31, 5, 36, 6, 54)
            .play(Seat.FIRST, "e2e4")
            .orThrow()
            .play(Seat.FIRST, "end")
            .orThrow()
            .play(Seat.SECOND, "e7e5")
            .orThrow()
            .play(Seat.SECOND, "end")
            .orThrow()
            .play(Seat.FIRST, "g1f3")
            .orThrow()
            .play(Seat.FIRST, "#35 c1 b1")
            .orThrow();
    var table = tables.table(match, new Sitter.Computer(1), new Sitter.Person(BOB));
    play(table, "black: offer takeback");
    var sheet = sheet(table, "bob");
    assertThat(sheet.get("turn").stringValue()).isEqualTo("black");
    assertThat(sheet.get("offer").get("words").toString()).doesNotContain("end");
    assertThat(sheet.get("ply").intValue()).isEqualTo(2);
    assertThat(sheet.get("board").toString()).contains("\"at\":\"e7\"").doesNotContain("e5");
  }

  /** What two at one screen, or a player against the computer, have left of what was done. */
  private int left(boolean alone, String... done) throws IOException {
    var match = dealt(options(), 33, 35, 3, 37, 4, 31, 5, 36, 6, 54);
    for (String line : done) {
      Seat by = line.startsWith("black") ? Seat.SECOND : Seat.FIRST;
      match = match.play(by, line.substring(line.indexOf(' ') + 1)).orThrow();
    }
    var other = alone ? new Sitter.Person(ANN) : new Sitter.Computer(1);
    var table =
        new Tables(Files.createTempDirectory(data, "left"))
            .table(match, new Sitter.Person(ANN), other);
    table.play(ANN.id(), Seat.FIRST, Tables.version(table, ANN.id()), "offer takeback").orThrow();
    return table.match().ply();
  }

  @Test
  void a_takeback_undoes_a_turn_that_was_ended_back_to_before_its_move() throws IOException {
    for (boolean alone : List.of(true, false)) {
      assertThat(left(alone, "white e2e4")).isZero();
      assertThat(left(alone, "white e2e4", "white end")).isZero();
    }
    String[] two = {"white e2e4", "white end", "black e7e5", "black end"};
    assertThat(left(true, two)).isEqualTo(2);
    assertThat(left(false, two)).isZero();
    // A turn that goes on: only what was done last.
    assertThat(left(true, "white e2e4", "white end", "black e7e5")).isEqualTo(2);
    assertThat(left(false, "white e2e4", "white end", "black e7e5", "black end", "white g1f3"))
        .isEqualTo(4);
  }

  @Test
  void at_one_screen_no_time_runs_for_an_answer_and_a_cards_own_waits_until_somebody_looks() {
    var match = dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54);
    var table = tables.table(match, new Sitter.Person(ANN), new Sitter.Person(ANN));
    var pushed = new ArrayList<JsonNode>();
    var watcher =
        new Watcher(ANN.id(), message -> pushed.add(Checked.tree("ToPage", message.json())));
    table.watch(watcher, 0);
    table.look(watcher, Optional.of(Seat.FIRST)).orThrow();
    for (String text : List.of("e2e4", "#11")) alone(table, Seat.FIRST, text);
    // White still looks, and sees nothing of what Black may do.
    assertThat(pushed.getLast().get("viewer").stringValue()).isEqualTo("white");
    assertThat(pushed.getLast().get("turn").stringValue()).isEqualTo("black");
    assertThat(pushed.getLast().get("offer").get("words").toString()).doesNotContain("pass");
    alarms.pass(3_600_000);
    assertThat(table.match().turn()).isEqualTo(Turn.of(Seat.SECOND));
    table.look(watcher, Optional.empty()).orThrow();
    assertThat(pushed.getLast().get("viewer").stringValue()).isEqualTo("public");
    table.look(watcher, Optional.of(Seat.SECOND)).orThrow();
    assertThat(pushed.getLast().get("offer").get("words").toString()).contains("pass");
    alone(table, Seat.SECOND, "pass");
    assertThat(window(table, "ann").isMissingNode()).isTrue();
    table.look(watcher, Optional.of(Seat.FIRST)).orThrow();
    assertThat(pushed.getLast().get("cards").get("window").get("left").intValue())
        .isEqualTo(10_000);
    alarms.pass(9_999);
    assertThat(window(table, "ann").get("what").stringValue()).isEqualTo("take");
    alarms.pass(1);
    assertThat(window(table, "ann").isMissingNode()).isTrue();
  }

  @Test
  void at_one_screen_a_time_begins_by_itself_for_a_page_that_never_looks() {
    var match =
        dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54).play(Seat.FIRST, "e2e4").orThrow();
    for (String text : List.of("#11")) match = match.play(Seat.FIRST, text).orThrow();
    match = match.play(Seat.SECOND, "pass").orThrow();
    var table = tables.table(match, new Sitter.Person(ANN), new Sitter.Person(ANN));
    alarms.pass(59_999);
    assertThat(window(table, "ann").isMissingNode()).isTrue();
    alarms.pass(1);
    assertThat(window(table, "ann").get("left").intValue()).isEqualTo(10_000);
    assertThat(table.look(new Watcher(BOB.id(), _ -> {}), Optional.empty()))
        .isInstanceOf(Answer.No.class);
  }

  private static void alone(Table<?, ?> table, Seat seat, String text) {
    table.play(ANN.id(), seat, Tables.version(table, ANN.id()), text).orThrow();
  }

  @Test
  void the_computer_throws_its_darts_without_looking() {
    var match =
        dealt(options("darts=skill"), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54)
            .play(Seat.FIRST, "e2e4")
            .orThrow()
            .play(Seat.FIRST, "#71 d7")
            .orThrow()
            .play(Seat.SECOND, "pass")
            .orThrow();
    var table = tables.table(match, new Sitter.Computer(1), new Sitter.Person(BOB));
    assertThat(window(table, "bob").get("what").stringValue()).isEqualTo("darts");
    alarms.pass(HandAlarms.DELAY);
    assertThat(window(table, "bob").isMissingNode()).isTrue();
    assertThat(table.match().log().toString()).contains("detail=shots ");
  }
}
