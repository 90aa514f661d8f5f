package fr.zizanie.bench.storm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A hundred faults: no accepted move is lost, doubled or reordered. */
@Timeout(value = 40, unit = TimeUnit.MINUTES)
class StormTest {
  @TempDir Path folder;

  private void weathered(Weather.After after, Tally tally, int faults) {
    assertThat(after.wrong()).isEmpty();
    assertThat(tally.all()).as(tally.toString()).isGreaterThanOrEqualTo(faults);
    assertThat(after.answered()).isPositive();
  }

  @Test
  void servers_on_postgresql_lose_nothing() throws Exception {
    var tally = new Tally();
    weathered(new Weather(folder, 10, tally).postgres(80), tally, 80);
  }

  @Test
  void a_server_on_sqlite_loses_nothing() throws Exception {
    var tally = new Tally();
    weathered(new Weather(folder, 10, tally).embedded(20), tally, 20);
  }
}
