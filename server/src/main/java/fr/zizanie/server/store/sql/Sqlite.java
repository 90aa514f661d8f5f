package fr.zizanie.server.store.sql;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import fr.zizanie.server.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import org.jdbi.v3.core.Jdbi;

/** SQLite in one file: a write-ahead log, one writer, a few readers. */
public final class Sqlite {
  private static final int READERS = 2;
  private static final int PATIENCE_MILLIS = 5_000;

  private Sqlite() {}

  /** {@return the store in {@code folder}, which is made if it isn't there} */
  public static Store in(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("the folder " + folder + " cannot be made", e);
    }
    String url = "jdbc:sqlite:" + folder.resolve("zizanie.db");
    var writer = pool(url, "writer", 1, "IMMEDIATE");
    Migrations.run(writer);
    var readers = pool(url, "readers", READERS, "DEFERRED");
    return new SqlStore(
        new SqlStore.Line(Jdbi.create(writer), 1),
        new SqlStore.Line(Jdbi.create(readers), READERS),
        Optional.empty(),
        () -> {
          readers.close();
          writer.close();
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
