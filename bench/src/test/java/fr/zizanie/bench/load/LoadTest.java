package fr.zizanie.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.Settings;
import fr.zizanie.server.ZizanieServer;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.server.web.gate.Cookies;
import fr.zizanie.table.shelf.Shelf;
import fr.zizanie.testing.Eventually;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LoadTest {
  private static final Duration LATE = Duration.ofMinutes(5);

  @TempDir private Path folder = Path.of("");

  @Test
  void a_server_takes_every_move_of_every_game_and_shows_it() throws Exception {
    List<Script> scripts;
    try (var store = Databases.open(Optional.empty(), folder, Map.of())) {
      scripts = new Scripts(store, Cookies.in(folder)).written(5, 12);
    }
    assertThat(scripts).extracting(Script::game).doesNotHaveDuplicates();
    int moves = scripts.stream().mapToInt(script -> script.moves().size()).sum();
    var tally = new Duel.Tally();
    try (var server = ZizanieServer.start(Settings.local(folder));
        var sockets = new Sockets(URI.create("ws://127.0.0.1:" + server.port()))) {
      var duels = scripts.stream().map(script -> new Duel(script, tally, false)).toList();
      duels.forEach(duel -> duel.open(sockets, "?patch=1"));
      Eventually.until(
          "both sides of all see their games",
          () -> {
            assertThat(at(sockets, () -> tally.failure)).isEmpty();
            return at(sockets, () -> tally.ready == 2 * duels.size());
          });
      sockets.loop().submit(() -> duels.forEach(LoadTest::playAll)).sync();
      Eventually.until(
          "all moves have been seen",
          () -> {
            assertThat(at(sockets, () -> tally.failure)).isEmpty();
            return at(sockets, () -> tally.moves == moves);
          });
      sockets.loop().submit(() -> duels.forEach(Duel::leave)).sync();
    }
    assertThat(tally.arrival.getTotalCount()).isBetween(1L, (long) moves);
    assertThat(tally.arrival.getMinValue()).isGreaterThan(LATE.toMillis() * 990);
  }

  @Test
  void games_at_tables_alone_are_always_the_same() {
    var rows = rows(Alone.measured(5, 0));
    assertThat(rows)
        .extracting(row -> row.get(1))
        .containsExactlyElementsOf(
            Shelf.all().stream().map(one -> one.game().profile().id()).toList());
    assertThat(rows).allSatisfy(row -> assertThat(Double.parseDouble(row.get(3))).isPositive());
    assertThat(rows(Alone.measured(5, 1)))
        .extracting(row -> row.get(4))
        .containsExactlyElementsOf(rows.stream().map(row -> row.get(4)).toList());
  }

  private static List<List<String>> rows(String table) {
    return table.lines().skip(2).map(row -> List.of(row.split(" *\\| *", -1))).toList();
  }

  /** All moves have been due for minutes, as at a server that can't keep up. */
  private static void playAll(Duel duel) {
    while (duel.goesOn()) duel.due(System.nanoTime() - LATE.toNanos());
  }

  /** What is so in the thread that the duels live in. */
  private static <T> T at(Sockets sockets, Callable<T> asked) throws Exception {
    return sockets.loop().submit(asked).sync().getNow();
  }
}
