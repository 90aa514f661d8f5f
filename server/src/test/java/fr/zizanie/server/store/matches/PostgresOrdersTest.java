package fr.zizanie.server.store.matches;

import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** What players leave to be done, in PostgreSQL. */
class PostgresOrdersTest extends OrderStoreContract {
  private final String url = FreshPostgres.url();

  @Override
  Store opened() {
    return Databases.open(Optional.of(url), Path.of(""), Map.of());
  }
}
