package fr.zizanie.server.store;

import fr.zizanie.server.store.sql.Databases;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL that all tests of one process share, each with a database of its own. */
public final class FreshPostgres {
  private static final AtomicInteger COUNT = new AtomicInteger();

  /** Kept open, since each is a process of PostgreSQL's. */
  private static Optional<Line> last = Optional.empty();

  /** Started when the first test asks. */
  private static final class Shared {
    static final EmbeddedPostgres SERVER = start();

    private static EmbeddedPostgres start() {
      try {
        var server =
            EmbeddedPostgres.builder()
                .setPGStartupWait(Duration.ofMinutes(3))
                // Each of hundreds of databases would be visited.
                .setServerConfig("autovacuum", "off")
                .setServerConfig("full_page_writes", "off")
                .setServerConfig("jit", "off")
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "stop-postgres"));
        return server;
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    private static void stop(EmbeddedPostgres server) {
      try {
        server.close();
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
  }

  private FreshPostgres() {}

  /** A database with all that a server makes in an empty one, which others are copied from. */
  private static final class Template {
    static final String NAME = made();

    private static String made() {
      run("create database made");
      Databases.open(Optional.of(address("made")), Path.of(""), Map.of()).close();
      return "made";
    }
  }

  /** {@return the address of a database that a server has made, and nobody uses, with its user} */
  public static String url() {
    return created(" template " + Template.NAME);
  }

  /** {@return the address of a database with nothing in it, with its user} */
  public static String empty() {
    return created("");
  }

  private static String created(String like) {
    String name = "test" + COUNT.incrementAndGet();
    run("create database " + name + like);
    return address(name);
  }

  private static String address(String name) {
    return "jdbc:postgresql://127.0.0.1:" + port() + "/" + name + "?user=postgres";
  }

  /** {@return the port that it listens on} */
  public static int port() {
    return Shared.SERVER.getPort();
  }

  private static void run(String sql) {
    run(Shared.SERVER.getJdbcUrl("postgres", "postgres"), sql);
  }

  /** A line to the database of an address. */
  private record Line(String url, Connection connection) {}

  /** Runs a statement in the database of an address. */
  public static synchronized void run(String url, String sql) {
    try {
      if (last.filter(line -> line.url.equals(url)).isEmpty()) {
        if (last.isPresent()) last.get().connection.close();
        last = Optional.of(new Line(url, DriverManager.getConnection(url)));
      }
      try (var statement = last.orElseThrow().connection.createStatement()) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }
}
