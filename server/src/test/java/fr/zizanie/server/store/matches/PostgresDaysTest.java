package fr.zizanie.server.store.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.time.Away;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Matches over days in PostgreSQL. */
class PostgresDaysTest extends DaysContract {
  private final String url = FreshPostgres.url();

  @Override
  Store opened() {
    return Databases.open(Optional.of(url), Path.of(""), Map.of());
  }

  @Test
  void who_asks_two_servers_at_once_takes_one_vacation() throws Exception {
    var bounds = new Vacations.Bounds(1_000, 100, 10, 5);
    try (var one = opened();
        var other = opened();
        var pool = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int k = 0; k < 20; k++) {
        var ann = new PlayerId("ann" + k);
        var span = new Away.Span(100 + k, 200);
        var next = new Away.Span(101 + k, 200);
        Callable<Boolean> here = () -> one.vacations().take(ann, span, bounds, 0);
        Callable<Boolean> there = () -> other.vacations().take(ann, next, bounds, 0);
        int taken = 0;
        for (var each : pool.invokeAll(List.of(here, there))) if (each.get()) taken++;
        assertThat(taken).isEqualTo(1);
      }
    }
  }
}
