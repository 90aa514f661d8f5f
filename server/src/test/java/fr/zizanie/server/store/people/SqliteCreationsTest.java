package fr.zizanie.server.store.people;

import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Cards and decks of accounts, in the embedded database. */
class SqliteCreationsTest extends CreationsContract {
  @TempDir Path data;

  @Override
  Store opened() {
    return FreshSqlite.in(data);
  }
}
