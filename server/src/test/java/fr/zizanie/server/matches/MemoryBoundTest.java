package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.EVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.rules.Games;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.setup.MatchId;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches leave memory when everybody has left, and earlier where there is no room. */
class MemoryBoundTest {
  @TempDir Path data;

  private static List<MatchId> screens(Tables tables, Matches matches, int count) {
    var out = new ArrayList<MatchId>();
    for (int k = 0; k < count; k++) {
      tables.alarms.pass(10);
      var request = new MatchRequest("mutation", Map.of(), "screen", 0, "");
      out.add(new MatchId(matches.create(ANN, request).orThrow().id()));
    }
    return out;
  }

  @Test
  void nothing_is_left_when_everybody_has_left() {
    try (var tables = new Tables(data);
        var matches = new Matches(Games::named, tables.dependencies)) {
      var connections = new ArrayList<ViewerConnection>();
      var all = screens(tables, matches, 30);
      for (MatchId id : all) {
        connections.add(new ViewerConnection(EVE, _ -> {}));
        matches.watch(id, connections.getLast(), 0).orThrow();
      }
      tables.alarms.pass(3_600_000);
      matches.evict(Duration.ofMinutes(1));
      assertThat(matches.live()).isEqualTo(30);
      for (int k = 0; k < 30; k++) matches.leave(all.get(k), connections.get(k));
      tables.alarms.pass(60_000);
      matches.evict(Duration.ofMinutes(1));
      assertThat(matches.live()).isZero();
    }
  }

  @Test
  void more_than_there_is_room_for_go_at_once_the_longest_unused_first() {
    var failing = new Failing(FreshSqlite.in(data));
    try (var tables = new Tables(failing.store(), new ThinkingByHand().thinking, new HandAlarms());
        var matches =
            new Matches(Games::named, tables.dependencies, new MemoryBound(16, Long.MAX_VALUE))) {
      var first = screens(tables, matches, 1).getFirst();
      matches.watch(first, new ViewerConnection(EVE, _ -> {}), 0).orThrow();
      var others = screens(tables, matches, 40);
      assertThat(matches.live()).isBetween(16, 17);
      failing.reads = 1;
      for (MatchId id : List.of(first, others.getLast())) Doors.sheet(matches, id, EVE).orThrow();
      assertThatThrownBy(() -> Doors.sheet(matches, others.getFirst(), EVE)).isNotNull();
      Doors.sheet(matches, others.getFirst(), EVE).orThrow();
    }
  }

  @Test
  void so_do_those_that_weigh_more() {
    try (var tables = new Tables(data);
        var matches = new Matches(Games::named, tables.dependencies, new MemoryBound(1_000, 1))) {
      screens(tables, matches, 20);
      assertThat(matches.live()).isEqualTo(20);
      matches.evict(Duration.ofHours(1));
      assertThat(matches.live()).isZero();
    }
  }
}
