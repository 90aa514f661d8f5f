package fr.zizanie.server.store.people;

import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Where people may be written to, in PostgreSQL. */
class PostgresAddressesTest extends AddressesContract {
  private final String url = FreshPostgres.url();

  @Override
  Store opened() {
    return Databases.open(Optional.of(url), Path.of(""), Map.of());
  }
}
