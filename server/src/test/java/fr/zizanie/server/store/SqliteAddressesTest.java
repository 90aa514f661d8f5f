package fr.zizanie.server.store;

import fr.zizanie.server.store.sql.Databases;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;

/** Where people may be written to, in the embedded database. */
class SqliteAddressesTest extends AddressesContract {
  @TempDir Path data;

  @Override
  Store opened() {
    return Databases.open(Optional.empty(), data, Map.of());
  }
}
