package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.IronPondTables.GAME;
import static fr.zizanie.server.matches.IronPondTables.dealt;
import static fr.zizanie.server.matches.IronPondTables.options;
import static fr.zizanie.server.matches.IronPondTables.play;
import static fr.zizanie.server.matches.IronPondTables.say;
import static fr.zizanie.server.matches.IronPondTables.sheet;
import static fr.zizanie.server.matches.IronPondTables.window;
import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static fr.zizanie.server.matches.Tables.M1;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.saved.EntryText;
import fr.zizanie.table.seat.PlayerId;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Iron Pond between two people: windows by the clock, automatic passes, a kidnapping, gestures. */
class IronPondTableTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir Path data;
  private final List<String> heard = new ArrayList<>();
  private Tables tables;
  private HandAlarms alarms;

  @BeforeEach
  void open() {
    tables = new Tables(data);
    alarms = tables.alarms;
  }

  @AfterEach
  void close() {
    tables.close();
  }

  private static Reason reason(Answer<?> answer) {
    return switch (answer) {
      case Answer.No<?>(Refusal refusal) -> refusal.reason();
      case Answer.Ok<?> _ -> throw new AssertionError("accepted");
    };
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
    var saved = tables.store.matches().match(M1).orElseThrow();
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
    assertThat(alarms.asked).containsExactly(HandAlarms.DELAY);
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
    table.watch(new ViewerConnection(BOB.id(), message -> heard.add(Checked.json(message))), 0);
    play(table, "white: e2e4", "white: #11", "black: pass");
    assertThat(window(table, "bob").get("what").stringValue()).isEqualTo("take");
    alarms.pass(3_000);
    play(table, "white: take d8");
    assertThat(sheet(table, "bob").get("board").get("blank").booleanValue()).isTrue();
    assertThat(sheet(table, "bob").get("lines").size()).isZero();
    assertThat(window(table, "bob").get("left").intValue()).isEqualTo(7_000);
    for (String guest : List.of("bob", "eve")) {
      assertThat(reason(table.copy(new PlayerId(guest)).replay(Optional.empty())))
          .isEqualTo(Reason.NOT_OFFERED);
      assertThat(reason(table.copy(new PlayerId(guest)).download(false)))
          .isEqualTo(Reason.NOT_OFFERED);
    }
    assertThat(table.copy(ANN.id()).replay(Optional.empty())).isInstanceOf(Answer.Ok.class);
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
}
