package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.IronPondTables.dealt;
import static fr.zizanie.server.matches.IronPondTables.options;
import static fr.zizanie.server.matches.IronPondTables.play;
import static fr.zizanie.server.matches.IronPondTables.sheet;
import static fr.zizanie.server.matches.IronPondTables.window;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What windows may take of somebody's reserve, where clocks count: 18 seconds of a game of 3+2. */
class ReserveTest {
  @TempDir Path data;
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

  private Table<IronPondState, IronPondView> table(String control) {
    return tables.table(
        dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54), TimeControl.parse(control).orThrow());
  }

  private static JsonNode reserve(Table<?, ?> table) {
    return sheet(table, "eve").get("clock").path("reserve");
  }

  /** White announces another card, after Black has moved a pawn. */
  private static void next(Table<?, ?> table, String black, String white, String card) {
    play(table, "black: " + black, "black: end", "white: " + white, "white: " + card);
  }

  @Test
  void the_first_seconds_of_a_window_cost_nothing() {
    var table = table("3+2");
    play(table, "white: e2e4", "white: #35 c1 b1");
    alarms.pass(5_000);
    play(table, "black: pass");
    assertThat(reserve(table).isMissingNode()).isTrue();
  }

  @Test
  void what_a_window_takes_longer_is_taken_from_the_reserve_of_who_may_answer() {
    var table = table("3+2");
    play(table, "white: e2e4", "white: #35 c1 b1");
    alarms.pass(8_000);
    assertThat(reserve(table)).hasToString("{\"black\":15000}");
    play(table, "black: pass");
    alarms.pass(50_000);
    assertThat(reserve(table)).hasToString("{\"black\":15000}");
  }

  @Test
  void requests_and_gestures_in_a_window_cost_nothing_twice() {
    var table = table("3+2");
    play(table, "white: e2e4", "white: #35 c1 b1");
    alarms.pass(6_000);
    play(table, "black: offer draw", "black: gesture nudge");
    alarms.pass(2_000);
    play(table, "black: pass");
    assertThat(reserve(table)).hasToString("{\"black\":15000}");
  }

  @Test
  void a_window_is_shorter_for_who_has_used_the_reserve_up() {
    var table = table("1+0");
    play(table, "white: e2e4", "white: #35 c1 b1");
    assertThat(window(table, "eve").get("left").intValue()).isEqualTo(12_000);
    alarms.pass(12_000);
    assertThat(reserve(table)).hasToString("{\"black\":3000}");
    next(table, "e7e5", "d2d3", "#71 d7");
    for (String guest : List.of("ann", "bob", "eve"))
      assertThat(window(table, guest).get("left").intValue()).isEqualTo(8_000);
    alarms.pass(7_999);
    assertThat(window(table, "bob").isMissingNode()).isFalse();
    alarms.pass(1);
    assertThat(window(table, "bob").isMissingNode()).isTrue();
    assertThat(reserve(table)).hasToString("{\"black\":0}");
  }

  @Test
  void it_follows_from_the_log_after_a_restart() {
    var table = table("3+2");
    play(table, "white: e2e4", "white: #35 c1 b1");
    alarms.pass(8_000);
    play(table, "black: pass");
    table.retire();
    assertThat(reserve(ClockTest.loaded(tables))).hasToString("{\"black\":15000}");
  }

  @Test
  void nobody_pays_for_windows_of_games_without_clocks() {
    var table = tables.table(dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54));
    play(table, "white: e2e4", "white: #35 c1 b1");
    alarms.pass(12_000);
    next(table, "e7e5", "d2d3", "#71 d7");
    assertThat(window(table, "bob").get("left").intValue()).isEqualTo(12_000);
  }
}
