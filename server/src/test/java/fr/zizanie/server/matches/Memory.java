package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.Accounts;
import fr.zizanie.server.store.Askers;
import fr.zizanie.server.store.Challenges;
import fr.zizanie.server.store.Deal;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.Meeting;
import fr.zizanie.server.store.NewEntries;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Sessions;
import fr.zizanie.server.store.Setup;
import fr.zizanie.server.store.Shared;
import fr.zizanie.server.store.Standing;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.Terms;
import fr.zizanie.server.store.Ties;
import fr.zizanie.server.store.Wants;
import fr.zizanie.server.store.Writing;
import fr.zizanie.server.time.Moment;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A store in memory, for matches that have begun: it costs no test a disk. */
final class Memory implements Store {
  private static final class Kept {
    private final Setup setup;
    private final List<String> entries = new ArrayList<>();
    private final List<Moment> times = new ArrayList<>();
    private Optional<Seat> turn;
    private Optional<Outcome> outcome;
    private int actions;
    private long updated;

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
          setup.rated());
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
    if (news.told()) kept.list(news);
    return true;
  }

  @Override
  public Optional<Saved> match(MatchId id) {
    return Optional.ofNullable(matches.get(id))
        .map(kept -> new Saved(kept.setup, kept.entries, kept.times, Optional.empty()));
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
  public void keep(Guest guest) {}

  @Override
  public Guest guest(PlayerId id) {
    return new Guest(id, "");
  }

  /** All are guests. */
  @Override
  public Accounts accounts() {
    return only(
        Accounts.class, Map.of("standing", Standing.GUEST, "of", Optional.empty(), "taken", false));
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
  public Challenges challenges() {
    return only(Challenges.class, Map.of("of", Optional.empty(), "open", List.of()));
  }

  @Override
  public Wants wants() {
    return only(Wants.class, Map.of("of", List.of()));
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

  @Override
  public boolean passes(PlayerId guest) {
    return false;
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
            "strength", Optional.empty(),
            "strengths", Map.of()));
  }

  @Override
  public boolean stand(MatchId id, int seat, PlayerId guest) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void pass(PlayerId guest, boolean on) {
    throw new UnsupportedOperationException();
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
