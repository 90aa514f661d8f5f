package fr.zizanie.server.store.matches;

import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** What players leave to be done, in the embedded database. */
class SqliteOrdersTest extends OrderStoreContract {
  @TempDir Path data;

  @Override
  Store opened() {
    return FreshSqlite.in(data);
  }
}
