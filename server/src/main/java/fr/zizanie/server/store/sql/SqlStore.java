package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.Shared;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.Writing;
import fr.zizanie.server.store.matches.DeadlineStore;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.matches.OrderStore;
import fr.zizanie.server.store.matches.Vacations;
import fr.zizanie.server.store.meeting.ChallengeStore;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.meeting.WishStore;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Subscriptions;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Addresses;
import fr.zizanie.server.store.people.Creations;
import fr.zizanie.server.store.people.Feeds;
import fr.zizanie.server.store.people.Guests;
import fr.zizanie.server.store.people.Sessions;
import fr.zizanie.server.store.people.Ties;
import fr.zizanie.server.store.sql.matches.SqlDeadlines;
import fr.zizanie.server.store.sql.matches.SqlMatchStore;
import fr.zizanie.server.store.sql.matches.SqlOrders;
import fr.zizanie.server.store.sql.matches.SqlVacations;
import fr.zizanie.server.store.sql.meeting.SqlChallenges;
import fr.zizanie.server.store.sql.meeting.SqlMeeting;
import fr.zizanie.server.store.sql.meeting.SqlWishes;
import fr.zizanie.server.store.sql.notifications.SqlInbox;
import fr.zizanie.server.store.sql.notifications.SqlSubscriptions;
import fr.zizanie.server.store.sql.people.SqlAccounts;
import fr.zizanie.server.store.sql.people.SqlAddresses;
import fr.zizanie.server.store.sql.people.SqlCreations;
import fr.zizanie.server.store.sql.people.SqlFeeds;
import fr.zizanie.server.store.sql.people.SqlGuests;
import fr.zizanie.server.store.sql.people.SqlSessions;
import fr.zizanie.server.store.sql.people.SqlTies;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.table.setup.MatchId;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The store in SQL that SQLite and PostgreSQL both speak. */
final class SqlStore implements Store, Access {
  /** Longer than a connection takes to be given up, so that one that hangs is replaced. */
  private static final long PATIENCE_MILLIS = 25_000;

  /** Connections for one purpose, and how many may be used at a time. */
  record Line(Jdbi jdbi, int width) {}

  private final Jdbi jdbi;
  private final Batches batches;

  /** Native database calls hold a carrier thread, so virtual threads hand them over. */
  private final ExecutorService readers;

  private final Optional<Nodes> nodes;
  private final Runnable release;

  /** What one of several servers has besides: what they share, and whom it tells of its writes. */
  record Nodes(Shared shared, Consumer<MatchId> written) {}

  /** {@code release} gives back what the connections came from. */
  SqlStore(Line writing, Line reading, Optional<Nodes> nodes, Runnable release) {
    this.jdbi = reading.jdbi;
    this.batches = new Batches(writing.jdbi, writing.width, PATIENCE_MILLIS);
    readers =
        Executors.newFixedThreadPool(
            reading.width, Thread.ofPlatform().name("store-reader-", 0).daemon(true).factory());
    this.nodes = nodes;
    this.release = release;
  }

  @Override
  public <T> T read(Function<Handle, T> work) {
    try {
      return CompletableFuture.supplyAsync(() -> jdbi.withHandle(h -> work.apply(h)), readers)
          .orTimeout(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
          .join();
    } catch (CompletionException e) {
      throw Failures.of(e);
    }
  }

  @Override
  public <T> T write(Function<Handle, T> work) {
    return batches.write(work);
  }

  @Override
  public MatchStore matches() {
    return new SqlMatchStore(this, nodes.map(Nodes::written));
  }

  @Override
  public Guests guests() {
    return new SqlGuests(this);
  }

  @Override
  public Accounts accounts() {
    return new SqlAccounts(this);
  }

  @Override
  public Sessions sessions() {
    return new SqlSessions(this);
  }

  @Override
  public Meeting meeting() {
    return new SqlMeeting(this);
  }

  @Override
  public Ties ties() {
    return new SqlTies(this);
  }

  @Override
  public ChallengeStore challenges() {
    return new SqlChallenges(this);
  }

  @Override
  public WishStore wishes() {
    return new SqlWishes(this);
  }

  @Override
  public OrderStore orders() {
    return new SqlOrders(this);
  }

  @Override
  public Addresses addresses() {
    return new SqlAddresses(this);
  }

  @Override
  public Feeds feeds() {
    return new SqlFeeds(this);
  }

  @Override
  public Creations creations() {
    return new SqlCreations(this);
  }

  @Override
  public DeadlineStore deadlines() {
    return new SqlDeadlines(this);
  }

  @Override
  public Vacations vacations() {
    return new SqlVacations(this);
  }

  @Override
  public Inbox inbox() {
    return new SqlInbox(this);
  }

  @Override
  public Subscriptions subscriptions() {
    return new SqlSubscriptions(this);
  }

  @Override
  public boolean answers() {
    return write(SqlProbes::write);
  }

  @Override
  public Writing writing() {
    return batches.writing();
  }

  @Override
  public Optional<Shared> shared() {
    return nodes.map(Nodes::shared);
  }

  @Override
  public void close() {
    batches.close();
    readers.close();
    release.run();
  }
}
