package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.Shared;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.Writing;
import fr.zizanie.server.store.matches.Deadline;
import fr.zizanie.server.store.matches.DeadlineStore;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.matches.OrderStore;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.store.matches.Vacations;
import fr.zizanie.server.store.meeting.ChallengeStore;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.meeting.WishStore;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.server.store.notifications.Subscriptions;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Addresses;
import fr.zizanie.server.store.people.Askers;
import fr.zizanie.server.store.people.Creations;
import fr.zizanie.server.store.people.Feeds;
import fr.zizanie.server.store.people.Guests;
import fr.zizanie.server.store.people.Sessions;
import fr.zizanie.server.store.people.Ties;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.Away;
import fr.zizanie.table.time.WrittenAt;
import java.lang.reflect.Proxy;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A store in memory, for matches that have begun: it costs no test a disk. */
final class Memory implements Store, MatchStore, Guests {
  private static final class Kept {
    private final Setup setup;
    private final List<String> entries = new ArrayList<>();
    private final List<WrittenAt> times = new ArrayList<>();
    private Optional<Seat> turn;
    private Optional<Outcome> outcome;
    private int actions;
    private long updated;
    private Deadline due = Deadline.NONE;
    private boolean reminded;

    Kept(Setup setup, NewEntries news) {
      this.setup = setup;
      turn = news.turn();
      outcome = news.outcome();
      actions = news.actions();
      updated = setup.created();
    }

    void add(NewEntries news) {
      for (var line : news.lines()) {
        entries.add(line.text());
        times.add(news.moment());
      }
      news.due()
          .ifPresent(next -> {
            reminded = reminded && due.at() == next.at();
            due = next;
          });
    }

    void list(NewEntries news) {
      turn = news.turn();
      outcome = news.outcome();
      actions = news.actions();
      updated = news.at();
    }

    Row row() {
      return new Row(
          setup.id(),
          setup.game(),
          setup.options(),
          setup.sitters(),
          turn,
          outcome,
          actions,
          true,
          updated,
          setup.rated(),
          due.seat(),
          due.at(),
          false);
    }
  }

  private static final Subscriptions.Key KEY = key();

  /** Making one takes long. */
  private static Subscriptions.Key key() {
    try {
      var pair = KeyPairGenerator.getInstance("EC").generateKeyPair();
      return new Subscriptions.Key(
          Base64.getUrlEncoder().encodeToString(pair.getPrivate().getEncoded()), "open");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private final Map<MatchId, Kept> matches = new HashMap<>();
  private int writes;

  private Kept of(MatchId id) {
    return Optional.ofNullable(matches.get(id)).orElseThrow();
  }

  @Override
  public void create(Setup setup, NewEntries news) {
    writes++;
    var kept = new Kept(setup, news);
    kept.add(news);
    matches.put(setup.id(), kept);
  }

  @Override
  public boolean append(MatchId id, NewEntries news) {
    writes++;
    var kept = of(id);
    if (kept.entries.size() != news.from()) return false;
    kept.add(news);
    noticed.owe(news.owed());
    if (news.told()) kept.list(news);
    return true;
  }

  @Override
  public Optional<Saved> match(MatchId id) {
    return Optional.ofNullable(matches.get(id))
        .map(kept ->
            new Saved(
                kept.setup, kept.entries, kept.times, Optional.empty(), kept.setup.created()));
  }

  @Override
  public Later later(MatchId id, int from) {
    var kept = of(id);
    int size = kept.entries.size();
    return new Later(
        kept.setup.sitters(),
        kept.entries.subList(from, size),
        kept.times.subList(from, size),
        Optional.empty());
  }

  @Override
  public List<Row> rows(PlayerId guest, int most) {
    return matches.values().stream()
        .filter(kept -> kept.setup.sitters().stream().anyMatch(sitter -> sitter.is(guest)))
        .map(Kept::row)
        .limit(most)
        .toList();
  }

  @Override
  public List<MatchId> thinking(int most) {
    return List.of();
  }

  @Override
  public Optional<MatchId> again(MatchId id) {
    return Optional.empty();
  }

  @Override
  public MatchStore matches() {
    return this;
  }

  @Override
  public Guests guests() {
    return this;
  }

  @Override
  public void keep(Guest guest) {}

  @Override
  public Guest of(PlayerId id) {
    return new Guest(id, "");
  }

  /** All are guests. */
  @Override
  public Accounts accounts() {
    return only(
        Accounts.class,
        Map.of("standing", PlayerKind.GUEST, "of", Optional.empty(), "taken", false));
  }

  @Override
  public Sessions sessions() {
    return only(Sessions.class, Map.of("revoked", List.of(), "of", List.of()));
  }

  /** Nobody knows or avoids anybody. */
  @Override
  public Ties ties() {
    return only(
        Ties.class,
        Map.of(
            "avoid",
            false,
            "of",
            List.of(),
            "opposite",
            Set.of(),
            "connected",
            Set.of(),
            "askers",
            Askers.KNOWN));
  }

  @Override
  public ChallengeStore challenges() {
    return only(ChallengeStore.class, Map.of("of", Optional.empty(), "open", List.of()));
  }

  @Override
  public WishStore wishes() {
    return only(WishStore.class, Map.of("of", List.of()));
  }

  /** Ann is always due to be written to. */
  @Override
  public Addresses addresses() {
    var ann =
        new Addresses.Kept(House.ANN.id(), "ann@mail.example", "", 0, "fr", false, 0, "leaving");
    return only(Addresses.class, Map.of("of", Optional.empty(), "due", List.of(ann), "tell", true));
  }

  @Override
  public Creations creations() {
    return new CreationsOfBob(() ->
        String.join("|", matches.values().stream().flatMap(one -> one.entries.stream()).toList()));
  }

  @Override
  public Feeds feeds() {
    var ann = new Feeds.Feed(House.ANN.id(), "fr", 1);
    return only(
        Feeds.class, Map.of("of", Optional.empty(), "under", Optional.of(ann), "keep", true));
  }

  /** What is due is looked at, and nobody is reminded. */
  @Override
  public DeadlineStore deadlines() {
    return new DeadlineStore() {
      @Override
      public List<Row> looks(long now, int most) {
        return matches.values().stream()
            .filter(kept -> kept.due.at() > 0 && kept.due.look() <= now)
            .map(kept -> new Row(kept.setup.id(), kept.due.at(), kept.due.look()))
            .limit(most)
            .toList();
      }

      @Override
      public Optional<Row> of(MatchId id) {
        var due = Memory.this.of(id).due;
        return Optional.of(new Row(id, due.at(), due.look()));
      }

      @Override
      public boolean set(Row before, Deadline next) {
        writes++;
        Memory.this.of(before.id()).due = next;
        return true;
      }

      @Override
      public boolean later(Row before, long look) {
        var kept = Memory.this.of(before.id());
        return set(before, kept.due.looked(look));
      }

      @Override
      public boolean remind(Row before, Owed reminder) {
        var kept = Memory.this.of(before.id());
        kept.reminded = true;
        noticed.owe(List.of(reminder));
        return later(before, before.due());
      }

      @Override
      public long watched(long now, long gap) {
        return 0;
      }
    };
  }

  /** Nobody is ever away. */
  @Override
  public Vacations vacations() {
    return new Vacations() {
      @Override
      public Map<PlayerId, Away> of(Collection<PlayerId> players) {
        return Map.of();
      }

      @Override
      public boolean take(PlayerId player, Away.Span span, Bounds bounds, long now) {
        throw new UnsupportedOperationException();
      }

      @Override
      public boolean end(PlayerId player, long now) {
        throw new UnsupportedOperationException();
      }

      @Override
      public void forget(long before) {}
    };
  }

  private final Noticed noticed = new Noticed(this::waits, () -> writes++);

  @Override
  public Inbox inbox() {
    return noticed;
  }

  private boolean waits(PlayerId player, Notification notification) {
    var kept = Optional.ofNullable(matches.get(notification.match().orElseThrow()));
    return kept.filter(k -> k.outcome.isEmpty())
        .flatMap(k ->
            notification.kind() != Notification.Kind.DUE
                ? k.turn
                : k.reminded ? k.due.seat() : Optional.empty())
        .filter(seat -> kept.get().setup.sitters().get(seat.ordinal()).is(player))
        .isPresent();
  }

  /** Nobody is told on any browser. */
  @Override
  public Subscriptions subscriptions() {
    return only(Subscriptions.class, Map.of("of", List.of(), "key", KEY));
  }

  private static <T> T only(Class<T> type, Map<String, Object> answers) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, _) -> {
              if (answers.containsKey(method.getName())) return answers.get(method.getName());
              throw new UnsupportedOperationException(method.getName());
            }));
  }

  /** What seats have left, by match and number. */
  private final Map<String, OrderStore.KeptOrders> orders = new HashMap<>();

  @Override
  public OrderStore orders() {
    return new OrderStore() {
      private String key(MatchId match, int seat) {
        return match + " " + seat;
      }

      @Override
      public KeptOrders of(MatchId match, int seat) {
        return orders.getOrDefault(key(match, seat), KeptOrders.NONE);
      }

      @Override
      public boolean leave(MatchId match, int seat, int version, String text, long now) {
        var had = of(match, seat);
        if (had.version() != version) return false;
        orders.put(
            key(match, seat),
            new KeptOrders(version + 1, text, now, had.autoPassSince(), had.done()));
        return true;
      }

      @Override
      public void autoPass(MatchId match, int seat, int since) {
        var had = of(match, seat);
        orders.put(
            key(match, seat),
            new KeptOrders(had.version(), had.text(), had.changed(), since, had.done()));
      }

      @Override
      public void note(MatchId match, int seat, Done done) {
        var had = of(match, seat);
        var more = new ArrayList<>(had.done());
        more.add(done);
        orders.put(
            key(match, seat),
            new KeptOrders(had.version(), had.text(), had.changed(), had.autoPassSince(), more));
      }
    };
  }

  @Override
  public boolean passes(PlayerId guest) {
    return passing.contains(guest);
  }

  /** Nothing grows old here. */
  @Override
  public int forget(Stale stale, Set<MatchId> used, int most) {
    return 0;
  }

  @Override
  public Held held(PlayerId guest, long since) {
    return new Held(0, 0);
  }

  @Override
  public int copies(PlayerId account) {
    return 0;
  }

  @Override
  public boolean answers() {
    return true;
  }

  @Override
  public Writing writing() {
    return new Writing(writes, writes, 0, 0, 0);
  }

  @Override
  public Optional<Shared> shared() {
    return Optional.empty();
  }

  @Override
  public void close() {}

  @Override
  public boolean sit(MatchId id, int seat, Guest guest) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean accept(MatchId id, int seat, Guest guest, Terms next) {
    throw new UnsupportedOperationException();
  }

  /** For whom windows are passed wherever they play. */
  private final Set<PlayerId> passing = new HashSet<>();

  /** Seats that are open beside the match. */
  List<Meeting.Open> opened = List.of();

  /** Nothing is known of anybody, and nobody looks for an opponent. */
  @Override
  public Meeting meeting() {
    return only(
        Meeting.class,
        Map.of(
            "opened", opened,
            "seekers", List.of(),
            "rating", Optional.empty(),
            "ratings", Map.of(),
            "opponents", Map.of(),
            "changes", Map.of()));
  }

  @Override
  public boolean stand(MatchId id, int seat, PlayerId guest) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void pass(PlayerId guest, boolean on) {
    if (on) passing.add(guest);
    else passing.remove(guest);
  }

  @Override
  public void propose(Setup setup, Terms terms) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean propose(Setup setup, Terms terms, MatchId after) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean agree(MatchId id, Terms next) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean agree(MatchId id, Terms next, Deal deal) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean begin(Setup setup, int terms, NewEntries news) {
    throw new UnsupportedOperationException();
  }
}
