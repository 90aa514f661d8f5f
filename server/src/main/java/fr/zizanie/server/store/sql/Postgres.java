package fr.zizanie.server.store.sql;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import fr.zizanie.server.store.Store;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.SerializableTransactionRunner;
import org.postgresql.Driver;
import org.postgresql.PGProperty;
import org.postgresql.ds.PGSimpleDataSource;
import org.postgresql.util.PSQLState;

/**
 * PostgreSQL, shared by any number of servers. What its address doesn't say is set so that a
 * database that hangs is noticed: no write waits for ever.
 */
public final class Postgres {
  private static final int WRITERS = 4;
  private static final int READERS = 6;
  private static final int COMMON = 3;
  private static final int PATIENCE_MILLIS = 5_000;
  private static final int CONNECT_SECONDS = 5;

  /** No answer of the network for so long, and the connection is given up. */
  private static final int SOCKET_SECONDS = 10;

  /** The database itself ends what takes longer, so that it holds no row of others. */
  private static final String BOUNDS =
      "set statement_timeout = 8000; set idle_in_transaction_session_timeout = 8000";

  private static final int MIGRATION_SECONDS = 3_600;

  /** What it needs besides the SQL that every database gets. */
  static final String MIGRATIONS = "classpath:fr/zizanie/server/postgresql";

  private Postgres() {}

  /**
   * {@return the store at {@code url}; {@code environment} may name {@code ZIZANIE_DATABASE_USER}
   * and {@code ZIZANIE_DATABASE_PASSWORD}, which stand before those of the address}
   */
  public static Store at(String url, Map<String, String> environment) {
    Migrations.run(patient(url, environment), MIGRATIONS);
    var source = source(url, environment, SOCKET_SECONDS);
    var writers = pool(source, "writers", WRITERS, "TRANSACTION_READ_COMMITTED");
    // All that is read of a match is of one moment, whoever writes meanwhile.
    var readers = pool(source, "readers", READERS, "TRANSACTION_REPEATABLE_READ");
    var common = pool(source, "nodes", COMMON, "TRANSACTION_READ_COMMITTED");
    String node = UUID.randomUUID().toString().replace("-", "");
    var hints = new Hints(source, node);
    var shared = new SqlShared(access(common), node, hints);
    return new SqlStore(
        new SqlStore.Line(access(writers), WRITERS),
        new SqlStore.Line(access(readers), READERS),
        Optional.of(new SqlStore.Nodes(shared, hints::tell)),
        () -> {
          hints.close();
          common.close();
          readers.close();
          writers.close();
        });
  }

  /**
   * Rows are held in whatever order writes share a commit. Of transactions that wait for each other
   * PostgreSQL undoes one, which begins again.
   */
  private static Jdbi access(HikariDataSource pool) {
    var jdbi = Discreet.of(Jdbi.create(pool));
    jdbi.setTransactionHandler(new SerializableTransactionRunner());
    jdbi.getConfig(SerializableTransactionRunner.Configuration.class)
        .setSerializationFailureSqlState(PSQLState.DEADLOCK_DETECTED.getState());
    return jdbi;
  }

  /** {@return a source for what may take long: migrations, and all that is kept} */
  static PGSimpleDataSource patient(String url, Map<String, String> environment) {
    return source(url, environment, MIGRATION_SECONDS);
  }

  /** Neither the address nor what is wrong with it is repeated: it may hold a password. */
  private static PGSimpleDataSource source(
      String url, Map<String, String> environment, int seconds) {
    Properties given = url.startsWith("jdbc:postgresql:") ? Driver.parseURL(url, null) : null;
    if (given == null)
      throw new IllegalArgumentException(
          "the database's address has to read jdbc:postgresql://HOST:PORT/NAME");
    var source = new PGSimpleDataSource();
    source.setURL(url);
    if (!given.containsKey(PGProperty.CONNECT_TIMEOUT.getName()))
      source.setConnectTimeout(CONNECT_SECONDS);
    if (!given.containsKey(PGProperty.SOCKET_TIMEOUT.getName())) source.setSocketTimeout(seconds);
    source.setTcpKeepAlive(true);
    source.setApplicationName("zizanie");
    Optional.ofNullable(environment.get("ZIZANIE_DATABASE_USER")).ifPresent(source::setUser);
    Optional.ofNullable(environment.get("ZIZANIE_DATABASE_PASSWORD"))
        .ifPresent(source::setPassword);
    return source;
  }

  private static HikariDataSource pool(
      PGSimpleDataSource source, String name, int size, String isolation) {
    var config = new HikariConfig();
    config.setPoolName(name);
    config.setDataSource(source);
    config.setMaximumPoolSize(size);
    // A connection is a process of the database: a house that sleeps keeps few.
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE_MILLIS);
    config.setConnectionInitSql(BOUNDS);
    config.setTransactionIsolation(isolation);
    return new HikariDataSource(config);
  }
}
