package fr.zizanie.bench.storm;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Scale;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Faults, a hundred of them in the long run: no accepted move is lost, doubled or reordered. */
@Timeout(value = 40, unit = TimeUnit.MINUTES)
class StormTest {
  @TempDir Path folder;

  private Weather weather(Tally tally) {
    return new Weather(folder, 10, tally, new SplittableRandom(Scale.seed()));
  }

  private void weathered(Weather.After after, Tally tally, int faults) {
    String met = "--seed %d%n%s".formatted(Scale.seed(), tally);
    assertThat(after.wrong()).as(met).isEmpty();
    assertThat(tally.all()).as(met).isGreaterThanOrEqualTo(faults);
    assertThat(after.answered()).isPositive();
  }

  @Test
  void servers_on_postgresql_lose_nothing() throws Exception {
    var tally = new Tally();
    int faults = Scale.of(10, 80);
    weathered(weather(tally).postgres(faults), tally, faults);
  }

  @Test
  void a_server_on_sqlite_loses_nothing() throws Exception {
    var tally = new Tally();
    int faults = Scale.of(5, 20);
    weathered(weather(tally).embedded(faults), tally, faults);
  }
}
