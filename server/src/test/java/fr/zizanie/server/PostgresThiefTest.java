package fr.zizanie.server;

import fr.zizanie.server.store.StillPostgres;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** A thief in a house on PostgreSQL. */
class PostgresThiefTest extends ThiefContract {
  private final StillPostgres still = new StillPostgres();

  @Override
  Optional<String> database() {
    return Optional.of(still.url());
  }

  @Override
  String jdbc(Path data) {
    return still.url();
  }

  @Override
  void pass(Duration by) {
    still.pass(by);
  }

  @Override
  Duration blur() {
    return Duration.ofSeconds(30);
  }
}
