package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.Shared;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.Writing;
import fr.zizanie.server.store.ids.MatchId;
import fr.zizanie.server.store.ids.PlayerId;
import fr.zizanie.server.store.matches.Deal;
import fr.zizanie.server.store.matches.Dues;
import fr.zizanie.server.store.matches.Errands;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.matches.Setup;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.store.matches.Vacations;
import fr.zizanie.server.store.meeting.Challenges;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.meeting.Wants;
import fr.zizanie.server.store.notices.Inbox;
import fr.zizanie.server.store.notices.Subscriptions;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Addresses;
import fr.zizanie.server.store.people.Feeds;
import fr.zizanie.server.store.people.Guest;
import fr.zizanie.server.store.people.Sessions;
import fr.zizanie.server.store.people.Ties;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

  /** So few matches go at a time that no move waits for long. */
  private static final int FEW = 50;

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

  /** Who waits for nothing else hears of a match that was {@code changed}. */
  private boolean told(MatchId id, boolean changed) {
    if (changed) nodes.ifPresent(n -> n.written.accept(id));
    return changed;
  }

  @Override
  public void create(Setup setup, NewEntries news) {
    write(h -> {
      SqlMatches.insert(h, setup);
      return begun(h, setup.id(), news);
    });
  }

  private static boolean begun(Handle h, MatchId id, NewEntries news) {
    SqlDues.begun(h, id, news.at());
    return SqlMatches.append(h, id, news);
  }

  @Override
  public void propose(Setup setup, Terms terms) {
    write(h -> propose(h, setup, terms));
  }

  @Override
  public boolean propose(Setup setup, Terms terms, MatchId after) {
    return write(h -> SqlTerms.follow(h, after, setup.id()) && propose(h, setup, terms));
  }

  private static boolean propose(Handle h, Setup setup, Terms terms) {
    SqlMatches.insert(h, setup);
    SqlTerms.insert(h, setup.id(), terms);
    return true;
  }

  @Override
  public boolean agree(MatchId id, Terms next) {
    return told(id, write(h -> SqlTerms.update(h, id, next)));
  }

  @Override
  public boolean agree(MatchId id, Terms next, Deal deal) {
    return told(id, write(h -> SqlTerms.update(h, id, next) && SqlTerms.deal(h, id, deal)));
  }

  @Override
  public boolean begin(Setup setup, int writes, NewEntries news) {
    return told(
        setup.id(), write(h -> SqlTerms.begin(h, setup, writes) && begun(h, setup.id(), news)));
  }

  @Override
  public boolean append(MatchId id, NewEntries news) {
    return told(id, write(h -> SqlMatches.append(h, id, news)));
  }

  @Override
  public boolean sit(MatchId id, int seat, Guest guest) {
    return told(id, write(h -> SqlMatches.sit(h, id, seat, guest)));
  }

  @Override
  public boolean accept(MatchId id, int seat, Guest guest, Terms next) {
    return told(id, write(h -> SqlTerms.accept(h, id, seat, guest, next)));
  }

  @Override
  public boolean stand(MatchId id, int seat, PlayerId guest) {
    return write(h -> SqlTerms.stand(h, id, seat, guest));
  }

  @Override
  public Optional<MatchId> again(MatchId id) {
    return read(h -> SqlTerms.again(h, id));
  }

  @Override
  public Optional<Saved> match(MatchId id) {
    return read(h -> h.inTransaction(one -> SqlMatches.find(one, id)));
  }

  @Override
  public Later later(MatchId id, int from) {
    return read(h -> h.inTransaction(one -> SqlMatches.later(one, id, from)));
  }

  @Override
  public List<Row> rows(PlayerId guest, int most) {
    return read(h -> SqlMatches.rows(h, guest, most));
  }

  @Override
  public List<MatchId> thinking(int most) {
    return read(h -> SqlMatches.thinking(h, most));
  }

  @Override
  public void keep(Guest guest) {
    write(h -> {
      SqlGuests.keep(h, guest);
      return true;
    });
  }

  @Override
  public Guest guest(PlayerId id) {
    return read(h -> SqlGuests.guest(h, id));
  }

  @Override
  public void pass(PlayerId guest, boolean on) {
    write(h -> SqlGuests.pass(h, guest, on));
  }

  @Override
  public boolean passes(PlayerId guest) {
    return read(h -> SqlGuests.passes(h, guest));
  }

  @Override
  public int forget(Stale stale, Set<MatchId> used, int most) {
    // Whoever looks through all matches keeps no move waiting.
    var found = read(h -> SqlRetention.stale(h, stale, used, most));
    int gone = 0;
    for (int from = 0; from < found.size(); from += FEW) {
      var some = found.subList(from, Math.min(from + FEW, found.size()));
      gone += write(h -> SqlRetention.forget(h, stale, some, nodes.isPresent()));
    }
    return gone;
  }

  @Override
  public Held held(PlayerId guest, long since) {
    return read(h -> SqlRetention.held(h, guest, since));
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
  public Challenges challenges() {
    return new SqlChallenges(this);
  }

  @Override
  public Wants wants() {
    return new SqlWants(this);
  }

  @Override
  public Errands errands() {
    return new SqlErrands(this);
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
  public Dues dues() {
    return new SqlDues(this);
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
