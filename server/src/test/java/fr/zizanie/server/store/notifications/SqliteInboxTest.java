package fr.zizanie.server.store.notifications;

import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** What somebody is told, in the embedded database. */
class SqliteInboxTest extends InboxContract {
  @TempDir Path data;

  @Override
  Store opened() {
    return FreshSqlite.in(data);
  }

  /** One server has it alone. */
  @Override
  Store another() {
    return store;
  }
}
