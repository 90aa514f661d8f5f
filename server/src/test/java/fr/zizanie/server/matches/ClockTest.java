package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static fr.zizanie.server.matches.Tables.M1;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.server.lobby.Lobby;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.Checked;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.Clock;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.table.time.WrittenAt;
import fr.zizanie.testing.Eventually;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The players' clocks, on a real database and with time moved on by hand. */
class ClockTest {
  private static final Mutation GAME = new Mutation();
  private static final IronPond POND = new IronPond();

  @TempDir Path data;
  private Tables tables;
  private Store store;
  private HandAlarms alarms;

  @BeforeEach
  void open() {
    tables = new Tables(data);
    store = tables.store;
    alarms = tables.alarms;
  }

  @AfterEach
  void close() {
    tables.close();
  }

  private Table<?, ?> table() {
    return table("1+5");
  }

  /** A table where each has acted once, so that clocks run. */
  private Table<?, ?> begun(String control) {
    var table = table(control);
    play(table, Seat.FIRST, "d2d3");
    play(table, Seat.SECOND, "d7d5");
    return table;
  }

  private Table<?, ?> table(String control) {
    var options = Options.read(GAME.profile().options(), Map.of()).orThrow();
    return tables.table(Match.begin(GAME, options), TimeControl.parse(control).orThrow());
  }

  private static void play(Table<?, ?> table, Seat by, String action) {
    Tables.say(table, by, action).orThrow();
  }

  private static String clock(Table<?, ?> table) {
    var clock = Tables.sheet(table, EVE).get("clock");
    var left = clock.get("left");
    return left.get("white") + " " + left.get("black") + " " + clock.get("running");
  }

  @Test
  void each_pays_from_his_second_action_on_and_gets_his_seconds_back() {
    var table = table();
    alarms.pass(100_000);
    play(table, Seat.FIRST, "d2d3");
    alarms.pass(100_000);
    play(table, Seat.SECOND, "d7d5");
    assertThat(clock(table)).isEqualTo("60000 60000 \"white\"");
    alarms.pass(10_000);
    assertThat(clock(table)).isEqualTo("50000 60000 \"white\"");
    play(table, Seat.FIRST, "d3e5");
    alarms.pass(20_000);
    assertThat(clock(table)).isEqualTo("55000 40000 \"black\"");
  }

  @Test
  void what_a_turn_took_comes_back_up_to_the_delay() {
    var table = begun("1d5");
    alarms.pass(3_000);
    play(table, Seat.FIRST, "d3e5");
    alarms.pass(20_000);
    play(table, Seat.SECOND, "d5d4");
    assertThat(clock(table)).isEqualTo("60000 45000 \"white\"");
    alarms.pass(60_000);
    assertThat(table.match().outcome().orElseThrow().reason()).isEqualTo("flag");
  }

  @Test
  void a_move_within_a_period_keeps_it() {
    var table = begun("1+3x30");
    assertThat(clock(table)).isEqualTo("150000 150000 \"white\"");
    alarms.pass(85_000);
    play(table, Seat.FIRST, "d3e5");
    assertThat(clock(table)).isEqualTo("90000 150000 \"black\"");
    alarms.pass(125_000);
    play(table, Seat.SECOND, "d5d4");
    assertThat(clock(table)).isEqualTo("90000 30000 \"white\"");
    alarms.pass(89_999);
    assertThat(table.match().outcome()).isEmpty();
    alarms.pass(1);
    assertThat(table.match().outcome().orElseThrow().winner()).contains(Seat.SECOND);
  }

  @Test
  void records_tell_the_time_control_and_what_was_left_after_each_action() {
    var table = begun("1+5");
    alarms.pass(10_000);
    play(table, Seat.FIRST, "d3e5");
    alarms.pass(20_500);
    play(table, Seat.SECOND, "d5d4");
    alarms.pass(60_000);
    String told = "{[%clk 0:01:00]} 1... d7-d5 {[%clk 0:01:00]} 2. d3-e5 {[%clk 0:00:55]}";
    var pgn = table.copy(EVE).download(true).orThrow().text();
    assertThat(pgn.replace('\n', ' '))
        .contains(told, "2... d5-d4 {[%clk 0:00:44]}", "{white: flag} 0-1")
        .contains("[TimeControl \"60+5\"]", "[Termination \"time forfeit\"]");
    var record = table.copy(EVE).download(false).orThrow().text();
    assertThat(record).contains("[TimeControl \"1+5\"]", "1. d2d3 {[%clk 0:01:00]} d7d5");
  }

  @Test
  void whoever_runs_out_of_time_loses() {
    var table = table();
    play(table, Seat.FIRST, "d2d3");
    play(table, Seat.SECOND, "d7d5");
    alarms.pass(59_999);
    assertThat(table.match().outcome()).isEmpty();
    alarms.pass(1);
    var outcome = table.match().outcome().orElseThrow();
    assertThat(outcome.winner()).contains(Seat.SECOND);
    assertThat(outcome.reason()).isEqualTo("flag");
    assertThat(clock(table)).isEqualTo("0 60000 null");
  }

  @ParameterizedTest
  @CsvSource({"1d5, 35000 60000", "1+3x30, 120000 150000", "0+3x30, 60000 90000"})
  void clocks_of_each_kind_survive_a_restart(String control, String stood) {
    var table = begun(control);
    alarms.pass(30_000);
    play(table, Seat.FIRST, "d3e5");
    assertThat(clock(table)).isEqualTo(stood + " \"black\"");
    var told = table.copy(EVE).download(false).orThrow().text();
    table.retire();
    alarms.pass(500_000);
    var again = loaded(tables);
    again.think();
    assertThat(clock(again)).isEqualTo(stood + " \"black\"");
    assertThat(again.copy(EVE).download(false).orThrow().text()).isEqualTo(told).contains("%clk");
  }

  @Test
  void a_stop_of_the_server_costs_nobody_time() {
    var table = table();
    play(table, Seat.FIRST, "d2d3");
    play(table, Seat.SECOND, "d7d5");
    alarms.pass(10_000);
    play(table, Seat.FIRST, "d3e5");
    alarms.pass(20_000);
    table.retire();
    alarms.pass(500_000);
    var again = loaded(tables);
    again.think();
    assertThat(clock(again)).isEqualTo("55000 60000 \"black\"");
    alarms.pass(60_000);
    assertThat(again.match().outcome().orElseThrow().reason()).isEqualTo("flag");
  }

  @Test
  void a_stop_of_the_server_costs_nobody_time_after_the_next_either() {
    var table = begun("10+5");
    alarms.pass(10_000);
    play(table, Seat.FIRST, "d3e5");
    table.retire();
    alarms.pass(500_000);
    var again = loaded(tables);
    again.think();
    alarms.pass(7_000);
    play(again, Seat.SECOND, "a7a6");
    String stood = "595000 598000 \"white\"";
    assertThat(clock(again)).isEqualTo(stood);
    again.retire();
    alarms.pass(300_000);
    assertThat(clock(loaded(tables))).isEqualTo(stood);
  }

  /** A table as another server finds it. */
  static Table<?, ?> loaded(Tables tables) {
    var door =
        new Lobby.Beginning() {
          @Override
          public <S, V> void open(
              Setup setup, Match<S, V> match, List<ViewerConnection> connections) {}

          @Override
          public void move(MatchId id, List<ViewerConnection> connections) {}

          @Override
          public void gone(MatchId id) {}
        };
    var loader = new Loader(Games::named, tables.dependencies, door);
    return (Table<?, ?>) loader.load(tables.store.matches().match(M1).orElseThrow()).orThrow();
  }

  /** Ann plays with a line of her own. */
  private ViewerConnection lagging(Table<?, ?> table, int lag) {
    var connection = new ViewerConnection(ANN.id(), _ -> {}, () -> lag);
    table.watch(connection, 0);
    return connection;
  }

  @Test
  void what_the_line_took_comes_back_as_far_as_the_quota_goes() {
    var table = begun("3+0");
    var line = lagging(table, 400);
    alarms.pass(10_000);
    play(table, Seat.FIRST, "d3e5");
    assertThat(clock(table)).isEqualTo("170400 180000 \"black\"");
    play(table, Seat.SECOND, "d5d4");
    table.leave(line);
    line = lagging(table, 60_000);
    alarms.pass(10_000);
    play(table, Seat.FIRST, "e5d6");
    // Three turns' quota at first, and one since.
    assertThat(clock(table)).isEqualTo((170_400 - 10_000 + 3_600) + " 180000 \"black\"");
    play(table, Seat.SECOND, "d8d6");
    alarms.pass(10_000);
    play(table, Seat.FIRST, "a2a3");
    assertThat(clock(table)).isEqualTo((164_000 - 10_000 + 1_000) + " 180000 \"black\"");
    table.retire();
    alarms.pass(70_000);
    var again = loaded(tables);
    again.think();
    assertThat(clock(again)).isEqualTo("155000 180000 \"black\"");
  }

  @Test
  void nobody_gains_time_by_a_slow_line() {
    var table = begun("3+0");
    lagging(table, 2_000);
    alarms.pass(30);
    play(table, Seat.FIRST, "d3e5");
    assertThat(clock(table)).isEqualTo("180000 180000 \"black\"");
  }

  @Test
  void a_flag_waits_for_what_may_be_on_its_way_and_no_longer() {
    var table = begun("1+0");
    lagging(table, 300);
    alarms.pass(60_200);
    assertThat(clock(table)).isEqualTo("0 60000 \"white\"");
    play(table, Seat.FIRST, "d3e5");
    assertThat(clock(table)).isEqualTo("100 60000 \"black\"");
    play(table, Seat.SECOND, "d5d4");
    alarms.pass(399);
    assertThat(table.match().outcome()).isEmpty();
    alarms.pass(1);
    assertThat(table.match().outcome().orElseThrow().winner()).contains(Seat.SECOND);
  }

  @Test
  void who_is_gone_when_they_say_something_too_late_has_lost() {
    var table = begun("1+0");
    var line = lagging(table, 300);
    alarms.pass(60_200);
    table.leave(line);
    assertThat(Tables.say(table, Seat.FIRST, "d3e5")).isInstanceOf(Answer.No.class);
    assertThat(table.match().outcome().orElseThrow().reason()).isEqualTo("flag");
  }

  @Test
  void clocks_stand_still_in_a_window() {
    var options = Options.read(POND.profile().options(), Map.of()).orThrow();
    var position =
        new Trees()
            .read(
                """
                {"fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                 "hands":{"white":[35],"black":[39]}}\
                """)
            .orElseThrow();
    var match = Match.from(POND, options, POND.notation().load(position, options).orThrow());
    var clock = Clock.of(TimeControl.parse("3+2").orThrow(), Set.of(Seat.values()), true, 0);
    var moved = match.play(Seat.FIRST, "e2e4").orThrow();
    clock = clock.after(match, moved, WrittenAt.at(5_000));
    assertThat(clock.running()).contains(Seat.FIRST);
    var announced = moved.play(Seat.FIRST, "#35 c1 b1").orThrow();
    clock = clock.after(moved, announced, WrittenAt.at(9_000));
    assertThat(clock.running()).isEmpty();
    assertThat(clock.left(Seat.FIRST, 50_000)).isEqualTo(176_000);
    assertThat(clock.left(Seat.SECOND, 50_000)).isEqualTo(180_000);
  }

  @Test
  void it_is_agreed_on_like_everything_else() {
    try (var matches = new Matches(Games::named, store, alarms.clock())) {
      var request =
          new MatchRequest(
              "ironpond",
              Map.of(),
              "friend",
              0,
              "white",
              "ready",
              new TimeControl.Fischer(10, 5),
              "",
              "");
      MatchId id = new MatchId(matches.create(ANN, request).orThrow().id());
      matches.sit(id, BOB).orThrow();
      assertThat(lobby(matches, id).get("clock").stringValue()).isEqualTo("10+5");
      matches.lobby(id, l -> l.ready(ANN.id(), 0, true)).orThrow();
      matches
          .lobby(
              id, l -> l.propose(BOB.id(), 0, Map.of(), Optional.of(new TimeControl.Fischer(5, 3))))
          .orThrow();
      assertThat(lobby(matches, id).get("ready").size()).isZero();
      matches.lobby(id, l -> l.ready(ANN.id(), 1, true)).orThrow();
      matches.lobby(id, l -> l.ready(BOB.id(), 1, true)).orThrow();
      Dealers.deal(matches, id, ANN, BOB);
      assertThat(lobby(matches, id).get("clock").get("control").stringValue()).isEqualTo("5+3");
      assertThat(store.matches().match(id).orElseThrow().setup().control())
          .isEqualTo(new TimeControl.Fischer(5, 3));
    }
  }

  private static JsonNode lobby(Matches matches, MatchId id) {
    return Checked.tree("ToPage", Doors.sheet(matches, id, ANN.id()).orThrow().json());
  }

  @Test
  void against_the_computer_it_counts_the_time_of_the_person_alone() {
    try (var matches = new Matches(Games::named, store, alarms.clock())) {
      var request =
          new MatchRequest(
              "mutation",
              Map.of(),
              "computer",
              1,
              "white",
              "now",
              new TimeControl.Fischer(10, 5),
              "",
              "");
      var id = new MatchId(matches.create(ANN, request).orThrow().id());
      for (int ply = 2; ply <= 4; ply += 2) {
        var sheet = lobby(matches, id);
        var move = sheet.get("offer").get("moves").get(0).get("token").stringValue();
        alarms.pass(3_000);
        Doors.play(matches, id, ANN.id(), "white", sheet.get("version").intValue(), move).orThrow();
        int wanted = ply;
        Eventually.until(
            "the computer has answered",
            () -> lobby(matches, id).get("version").intValue() >= wanted);
      }
      assertThat(lobby(matches, id).get("clock").toString())
          .isEqualTo("{\"control\":\"10+5\",\"left\":{\"white\":602000},\"running\":\"white\"}");
    }
  }

  @Test
  void nobody_counts_the_time_of_two_at_one_screen() {
    try (var matches = new Matches(Games::named, store, alarms.clock())) {
      var request =
          new MatchRequest(
              "mutation",
              Map.of(),
              "screen",
              0,
              "white",
              "now",
              new TimeControl.Fischer(10, 5),
              "",
              "");
      assertThat(matches.create(ANN, request)).isInstanceOf(Answer.No.class);
    }
  }

  @Test
  void terms_keep_it_in_the_store() {
    var terms = Terms.of(Map.of(), new TimeControl.Fischer(30, 20), false);
    var setup =
        new Setup(
            new MatchId("m2"),
            "mutation",
            1,
            Map.of(),
            List.of(new Sitter.Person(ANN), new Sitter.Nobody()),
            new Seed("00"),
            1);
    store.matches().propose(setup, terms);
    assertThat(store.matches().match(new MatchId("m2")).orElseThrow().terms()).contains(terms);
  }
}
