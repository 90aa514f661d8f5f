package fr.zizanie.server.store.people;

import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Cards and decks of accounts, in PostgreSQL. */
class PostgresCreationsTest extends CreationsContract {
  private final String url = FreshPostgres.url();

  @Override
  Store opened() {
    return Databases.open(Optional.of(url), Path.of(""), Map.of());
  }
}
