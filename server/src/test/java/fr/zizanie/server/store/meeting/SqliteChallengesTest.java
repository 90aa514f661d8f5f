package fr.zizanie.server.store.meeting;

import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Seats that are kept for somebody, and who waits for a game, in the embedded database. */
class SqliteChallengesTest extends ChallengeStoreContract {
  @TempDir Path data;

  @Override
  Store opened() {
    return FreshSqlite.in(data);
  }
}
