package fr.zizanie.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;

/** SQLite in one file: a write-ahead log, one writer, a few readers. */
public final class SqliteStore extends SqlStore {
  private static final int READERS = 4;
  private static final int PATIENCE_MILLIS = 10_000;

  private final HikariDataSource writer;
  private final HikariDataSource readers;

  private SqliteStore(HikariDataSource writer, HikariDataSource readers) {
    super(Jdbi.create(writer), Jdbi.create(readers));
    this.writer = writer;
    this.readers = readers;
  }

  /** {@return the store in {@code folder}, made if it isn't there} */
  public static SqliteStore in(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot make the folder " + folder, e);
    }
    String url = "jdbc:sqlite:" + folder.resolve("zizanie.db");
    var writer = pool(url, 1, "writer");
    migrate(writer);
    return new SqliteStore(writer, pool(url, READERS, "readers"));
  }

  private static void migrate(DataSource source) {
    Flyway.configure().dataSource(source).locations("classpath:db").load().migrate();
  }

  private static HikariDataSource pool(String url, int size, String name) {
    var config = new HikariConfig();
    config.setPoolName(name);
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(size);
    var pragmas = new Properties();
    pragmas.put("journal_mode", "WAL");
    pragmas.put("synchronous", "FULL");
    pragmas.put("busy_timeout", Integer.toString(PATIENCE_MILLIS));
    pragmas.put("foreign_keys", "true");
    config.setDataSourceProperties(pragmas);
    return new HikariDataSource(config);
  }

  @Override
  public void close() {
    readers.close();
    writer.close();
  }
}
