package fr.zizanie.server.store.meeting;

import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Seats that are kept for somebody, and who waits for a game, in PostgreSQL. */
class PostgresChallengesTest extends ChallengeStoreContract {
  private final String url = FreshPostgres.url();

  @Override
  Store opened() {
    return Databases.open(Optional.of(url), Path.of(""), Map.of());
  }
}
