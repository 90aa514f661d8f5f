package fr.zizanie.server.store.sql;

import fr.zizanie.table.setup.MatchId;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells other nodes by {@code NOTIFY} which matches were written, after the commit and on threads
 * and connections of its own: a hint that gets lost costs nobody a write, and no commit waits for
 * PostgreSQL's one queue of notifications.
 */
final class Hints implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Hints.class);
  private static final String CHANNEL = "zizanie_match";
  private static final int WAIT_MILLIS = 1_000;

  /** What is more than that at once is left to who looks by himself. */
  private static final int MOST = 10_000;

  private final DataSource source;
  private final String node;
  private final BlockingQueue<MatchId> said = new LinkedBlockingQueue<>(MOST);
  private volatile boolean closed;

  /** Hints of {@code node}, which doesn't hear its own. */
  Hints(DataSource source, String node) {
    this.source = source;
    this.node = node;
    Thread.ofVirtual().name("hints-out").start(() -> retry(this::speak));
  }

  /** Tells the others of a match, soon. */
  void tell(MatchId id) {
    var _ = said.offer(id);
  }

  /** Calls {@code hint} for every match that another node tells of. */
  void listen(Consumer<MatchId> hint) {
    Thread.ofVirtual().name("hints-in").start(() -> retry(connection -> hear(connection, hint)));
  }

  /** What is done with a connection until it breaks. */
  private interface Talk {
    void over(Connection connection) throws SQLException, InterruptedException;
  }

  private void retry(Talk talk) {
    while (!closed)
      try (Connection connection = source.getConnection()) {
        talk.over(connection);
      } catch (SQLException e) {
        LOG.atDebug().setCause(e).log("no hints for a moment");
        pause();
      } catch (InterruptedException _) {
        return;
      }
  }

  private static void pause() {
    try {
      Thread.sleep(WAIT_MILLIS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void speak(Connection connection) throws SQLException, InterruptedException {
    try (var statement =
        connection.prepareStatement(
            "select pg_notify('" + CHANNEL + "', id || ' ' || ?) from unnest(?) as id")) {
      while (!closed) {
        Set<MatchId> news = new HashSet<>(Set.of(said.take()));
        said.drainTo(news);
        String[] ids = news.stream().map(MatchId::text).toArray(String[]::new);
        statement.setString(1, node);
        statement.setArray(2, connection.createArrayOf("varchar", ids));
        statement.execute();
      }
    }
  }

  private void hear(Connection connection, Consumer<MatchId> hint) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("listen " + CHANNEL);
    }
    var mine = connection.unwrap(PGConnection.class);
    while (!closed)
      for (var note : mine.getNotifications(WAIT_MILLIS)) {
        var parts = List.of(note.getParameter().split(" ", 2));
        if (!parts.getLast().equals(node)) hint.accept(new MatchId(parts.getFirst()));
      }
  }

  @Override
  public void close() {
    closed = true;
    tell(new MatchId(""));
  }
}
