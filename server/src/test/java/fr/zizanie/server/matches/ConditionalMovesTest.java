package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Calendar.MINUTE;
import static fr.zizanie.server.matches.IronPondTables.dealt;
import static fr.zizanie.server.matches.IronPondTables.options;
import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static fr.zizanie.server.matches.Tables.M1;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.Checked;
import fr.zizanie.sheets.wire.orders.Orders;
import fr.zizanie.sheets.wire.orders.OrdersRequest;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Conditional moves over days: played, dropped without a trace, and told to nobody else. */
class ConditionalMovesTest extends OverDays {
  private static void leave(Calendar days, Guest guest, String... lines) {
    var now = Doors.orders(days.matches, M1, guest.id()).orThrow();
    var all = new ArrayList<String>();
    for (String line : lines) all.add(now.at() + ": " + line);
    Doors.leave(days.matches, M1, guest.id(), new OrdersRequest(now.version(), List.of(), all))
        .orThrow();
  }

  private List<String> states(Guest guest) {
    return Doors.orders(days.matches, M1, guest.id()).orThrow().lines().stream()
        .map(line -> line.state() + " " + line.pairs())
        .toList();
  }

  private List<String> entries() {
    return store.matches().match(M1).orElseThrow().entries();
  }

  @Test
  void a_reply_is_played_at_once_and_its_line_goes_on() {
    begin("mutation", "3d");
    leave(days, BOB, "d2d3 > d7-d5 > e2e3 > e7e6", "d2d3 > d7d5 > a2a3 > a7a6");
    days.play("white: d2d3");
    assertThat(entries()).containsExactly("white d2d3", "black d7d5");
    assertThat(states(BOB)).containsExactly("waits 1", "waits 1");
    days.play("white: a2a3");
    assertThat(entries()).endsWith("white a2a3", "black a7a6");
    assertThat(states(BOB)).containsExactly("dropped 1", "played 2");
    assertThat(Doors.orders(days.matches, M1, ANN.id()).orThrow().lines()).isEmpty();
  }

  @Test
  void both_may_have_left_some() {
    begin("mutation", "3d");
    leave(days, BOB, "d2d3 > d7d5 > * > e7e6");
    leave(days, ANN, "d7d5 > e2e3", "e7e6 > a2a3");
    days.play("white: d2d3");
    assertThat(entries()).containsExactly("white d2d3", "black d7d5", "white e2e3", "black e7e6");
    assertThat(states(ANN)).containsExactly("played 1", "dropped 0");
    assertThat(store.matches().match(M1).orElseThrow().times())
        .hasSize(4)
        .containsOnly(times().getFirst());
  }

  private List<fr.zizanie.table.time.WrittenAt> times() {
    return store.matches().match(M1).orElseThrow().times();
  }

  @Test
  void a_line_is_refused_whose_first_move_has_just_come() {
    begin("mutation", "3d");
    int version = Doors.orders(days.matches, M1, BOB.id()).orThrow().version();
    days.play("white: d2d3");
    var late = new OrdersRequest(version, List.of(), List.of("0: d2d3 > d7d5"));
    assertThat(Doors.leave(days.matches, M1, BOB.id(), late)).isInstanceOf(Answer.No.class);
    assertThat(Doors.orders(days.matches, M1, BOB.id()).orThrow().lines()).isEmpty();
    leave(days, BOB, "e2e3 > e7e6");
    assertThat(Doors.orders(days.matches, M1, BOB.id()).orThrow().lines()).hasSize(1);
  }

  @Test
  void a_restart_in_between_changes_nothing() {
    begin("mutation", "3d");
    leave(days, BOB, "d2d3 > d7d5 > e2e3 > e7e6");
    days.play("white: d2d3");
    restart(0);
    days.play("white: e2e3");
    assertThat(entries()).endsWith("white e2e3", "black e7e6");
  }

  @Test
  void whichever_server_takes_a_move_plays_the_reply() {
    String url = FreshPostgres.url();
    try (var one = Databases.open(Optional.of(url), Path.of(""), Map.of());
        var other = Databases.open(Optional.of(url), Path.of(""), Map.of());
        var here = new Calendar(one, alarms);
        var there = new Calendar(other, alarms)) {
      here.begin(M1, begun("mutation"), "3d");
      here.sheet(ANN.id());
      leave(there, BOB, "d2d3 > d7d5 > e2e3 > e7e6");
      here.play("white: d2d3");
      int version = here.sheet(ANN.id()).get("version").intValue();
      Doors.play(there.matches, M1, ANN.id(), "white", version, "e2e3").orThrow();
      assertThat(one.matches().match(M1).orElseThrow().entries())
          .containsExactly("white d2d3", "black d7d5", "white e2e3", "black e7e6");
      assertThat(Doors.orders(there.matches, M1, BOB.id()).orThrow().lines())
          .extracting(Orders.Ahead::state)
          .containsExactly("played");
    }
  }

  @Test
  void actions_of_a_turn_are_written_together_and_what_ends_it_may_go_unsaid() {
    days.begin(M1, dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54), "3d");
    leave(days, BOB, "e2e4 > e7e5, end > Nf3, end > Nc6, end");
    days.play("white: e2e4");
    assertThat(entries()).endsWith("white e2e4");
    days.play("white: end");
    assertThat(entries()).endsWith("white end", "black e7e5", "black end");
    days.play("white: g1f3", "white: end");
    assertThat(entries()).endsWith("white end", "black b8c6", "black end");
    assertThat(states(BOB)).containsExactly("played 2");
  }

  @Test
  void a_turn_ends_by_itself_after_a_reply() {
    days.begin(M1, dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54), "3d");
    leave(days, BOB, "e2e4 > e7e5 > Nf3 > Nc6, ask > * > a7a6");
    days.play("white: e2e4", "white: end");
    assertThat(entries()).endsWith("white end", "black e7e5", "black end");
    assertThat(states(BOB)).containsExactly("waits 1");
    days.play("white: g1f3", "white: end");
    assertThat(entries()).endsWith("white end", "black b8c6");
    assertThat(states(BOB)).containsExactly("waits 2");
    days.play("black: end", "white: a2a3", "white: end");
    assertThat(entries()).endsWith("white end", "black a7a6", "black end");
    assertThat(states(BOB)).containsExactly("played 3");
  }

  /** An answer in a window at once would tell that its card is there. */
  @Test
  void no_window_is_answered_by_a_conditional_move() {
    days.begin(M1, dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54), "3d");
    leave(days, BOB, "e2e4, #35 * > #39");
    days.play("white: e2e4", "white: #35 c1 b1");
    assertThat(entries()).endsWith("white #35 c1 b1");
    days.pass(20 * MINUTE);
    assertThat(entries()).endsWith("white #35 c1 b1");
  }

  /** Everything that somebody else hears and can ask for while White plays a few moves. */
  private List<String> heard(String name, Match<?, ?> match, List<String> left, List<String> played)
      throws Exception {
    var out = new ArrayList<String>();
    var alone = new HandAlarms();
    try (var kept = FreshSqlite.in(Files.createDirectory(data.resolve(name)));
        var world = new Calendar(kept, alone)) {
      world.begin(M1, match, "3d");
      for (PlayerId guest : List.of(ANN.id(), EVE))
        world.matches.watch(
            M1,
            new ViewerConnection(
                guest, m -> out.add(alone.clock().millis() + " " + guest + Checked.json(m))),
            0);
      leave(world, BOB, left.toArray(String[]::new));
      for (String line : played) {
        world.play(line);
        world.pass(MINUTE);
      }
      for (PlayerId guest : List.of(ANN.id(), EVE)) {
        out.add(Checked.told(Doors.sheet(world.matches, M1, guest)));
        out.add(Checked.told(Doors.replay(world.matches, M1, guest, Optional.empty())));
        out.add(Doors.download(world.matches, M1, guest, false).toString());
        out.add(Doors.orders(world.matches, M1, guest).toString());
        out.add(world.matches.rows(guest).toString());
      }
      out.add(alone.asked.toString());
      out.add(kept.deadlines().of(M1).toString());
    }
    return out;
  }

  @Test
  void what_is_refused_or_foresees_something_else_leaves_no_trace() throws Exception {
    var nothing = heard("nothing", begun("mutation"), List.of(), List.of("white: d2d3"));
    assertThat(heard("other", begun("mutation"), List.of("e2e3 > e7e6"), List.of("white: d2d3")))
        .isEqualTo(nothing);
    assertThat(heard("refused", begun("mutation"), List.of("d2d3 > d7d1"), List.of("white: d2d3")))
        .isEqualTo(nothing);
  }

  /** Black plans with a card that isn't in the hand any more, or never was. */
  @Test
  void a_reply_that_its_hand_forbids_looks_like_none() throws Exception {
    var match = dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54);
    var moves = List.of("white: e2e4", "white: end");
    var nothing = heard("none", match, List.of(), moves);
    assertThat(heard("card", match, List.of("e2e4 > #40, e7e5", "* > #16 e7 e5"), moves))
        .isEqualTo(nothing);
    days.begin(M1, match, "3d");
    leave(days, BOB, "e2e4 > #40, e7e5", "* > e7e5");
    days.play("white: e2e4", "white: end");
    assertThat(entries()).endsWith("white end", "black e7e5", "black end");
    assertThat(states(BOB)).containsExactly("dropped 0", "played 1");
  }

  @Test
  void a_line_cannot_begin_where_nobody_has_been_yet() {
    begin("mutation", "3d");
    var wanted = new OrdersRequest(0, List.of(), List.of("1: d2d3 > d7d5"));
    assertThat(Doors.leave(days.matches, M1, BOB.id(), wanted)).isInstanceOf(Answer.No.class);
  }

  @Test
  void only_games_over_days_take_any() {
    begin("mutation", "3d");
    var other = new MatchId("m2");
    days.begin(other, begun("mutation"), "10+5");
    assertThat(Doors.orders(days.matches, M1, BOB.id())).isInstanceOf(Answer.Ok.class);
    assertThat(Doors.orders(days.matches, other, BOB.id())).isInstanceOf(Answer.No.class);
  }
}
