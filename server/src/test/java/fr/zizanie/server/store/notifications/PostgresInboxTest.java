package fr.zizanie.server.store.notifications;

import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** What somebody is told, in PostgreSQL. */
class PostgresInboxTest extends InboxContract {
  private final String url = FreshPostgres.url();

  @Override
  Store opened() {
    return Databases.open(Optional.of(url), Path.of(""), Map.of());
  }

  @Override
  Store another() {
    return opened();
  }
}
