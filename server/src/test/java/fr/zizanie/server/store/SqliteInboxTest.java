package fr.zizanie.server.store;

import fr.zizanie.server.store.sql.Databases;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;

/** What somebody is told, in the embedded database. */
class SqliteInboxTest extends InboxContract {
  @TempDir Path data;

  @Override
  Store opened() {
    return Databases.open(Optional.empty(), data, Map.of());
  }

  /** One server has it alone. */
  @Override
  Store another() {
    return store;
  }
}
