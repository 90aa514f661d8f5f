package fr.zizanie.server.store;

import fr.zizanie.server.store.sql.Databases;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;

/** Matches over days in the embedded database. */
class SqliteDaysTest extends DaysContract {
  @TempDir Path data;

  @Override
  Store opened() {
    return Databases.open(Optional.empty(), data, Map.of());
  }
}
