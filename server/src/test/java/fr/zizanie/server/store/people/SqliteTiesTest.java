package fr.zizanie.server.store.people;

import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Whom somebody knows, in the embedded database. */
class SqliteTiesTest extends TiesContract {
  @TempDir Path data;

  @Override
  Store opened() {
    return FreshSqlite.in(data);
  }
}
