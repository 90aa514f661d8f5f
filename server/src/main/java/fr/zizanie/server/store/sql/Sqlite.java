package fr.zizanie.server.store.sql;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.rows.LastTold;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import org.jdbi.v3.core.Jdbi;

/** SQLite in one file: a write-ahead log, one writer, a few readers. */
public final class Sqlite {
  private static final int READERS = 2;
  private static final int PATIENCE_MILLIS = 5_000;

  private Sqlite() {}

  /**
   * {@return the store in {@code folder}, which is made if it isn't there; throws {@link
   * fr.zizanie.server.store.Unusable} if another server has it or what is there is damaged}
   */
  public static Store in(Path folder) {
    var held = Folder.hold(folder);
    try {
      held.check();
      return open(held);
    } catch (RuntimeException e) {
      held.close();
      throw e;
    }
  }

  private static Store open(Folder folder) {
    String url = "jdbc:sqlite:" + folder.file();
    var writer = pool(url, "writer", 1, "IMMEDIATE");
    Migrations.run(writer);
    var jdbi = Discreet.of(Jdbi.create(writer));
    presentTimes(jdbi);
    var readers = pool(url, "readers", READERS, "DEFERRED");
    return new SqlStore(
        new SqlStore.Line(jdbi, 1),
        new SqlStore.Line(Discreet.of(Jdbi.create(readers)), READERS),
        Optional.empty(),
        () -> {
          readers.close();
          writer.close();
          folder.close();
        });
  }

  /**
   * A clock that once went wrong must not keep a match on top of every list for years. Until it is
   * played on, its own row says again how it stands.
   */
  private static void presentTimes(Jdbi jdbi) {
    long now = System.currentTimeMillis();
    jdbi.useHandle(h -> {
      h.execute("update matches set updated = ? where updated > ?", now, now);
      for (var match : LastTold.after(h, now)) LastTold.rewrite(h, match, now);
    });
  }

  /** Pragmas go as connection properties: an initial statement would set the first one only. */
  private static HikariDataSource pool(String url, String name, int size, String mode) {
    var pragmas = new Properties();
    pragmas.put("journal_mode", "WAL");
    pragmas.put("synchronous", "FULL");
    pragmas.put("busy_timeout", Integer.toString(PATIENCE_MILLIS));
    pragmas.put("foreign_keys", "true");
    // A write transaction takes the lock at once, so that it waits instead of failing halfway.
    pragmas.put("transaction_mode", mode);
    var config = new HikariConfig();
    config.setPoolName(name);
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(size);
    config.setDataSourceProperties(pragmas);
    return new HikariDataSource(config);
  }
}
