package fr.zizanie.server.store.matches;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;

/** Matches in the embedded database. */
class SqliteMatchStoreTest extends MatchStoreContract {
  @TempDir Path data;

  @Override
  Store opened() {
    return Databases.open(Optional.empty(), data, Map.of());
  }
}
