package fr.zizanie.server.matches;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.LiveMatch;
import fr.zizanie.server.lobby.Lobby;
import fr.zizanie.server.lobby.NewMatches;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.Unusable;
import fr.zizanie.server.table.Table;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The live matches, each used by one thread at a time; the others are in the store. */
final class LiveMatches {
  private static final Logger LOG = LoggerFactory.getLogger(LiveMatches.class);

  private static final Refusal BEGUN =
      Reason.STALE.because("La partie a commencé.", "The game has begun.");

  private static final Refusal UNREADABLE =
      Reason.BAD_RECORD.because(
          "Cette partie ne peut pas être relue : prévenez l’administrateur de ce serveur.",
          "This game can’t be read: tell the administrator of this server.");

  /** What somebody is told who knows more than this server has heard. */
  private static final Set<Reason> MAYBE_BEHIND =
      EnumSet.of(
          Reason.NOT_SEATED,
          Reason.STALE,
          Reason.NOT_BEGUN,
          Reason.NOT_OFFERED,
          Reason.NOT_YOUR_TURN,
          Reason.NOTHING_ASKED,
          Reason.ALREADY_ASKED);

  private final ConcurrentMap<MatchId, LiveMatch> all = new ConcurrentHashMap<>();
  private final Store store;
  private final Loader loader;
  private final MemoryBound room;

  /** {@code loading} makes what brings matches to life, given where begun ones go. */
  LiveMatches(Store store, MemoryBound room, Function<Lobby.Beginning, Loader> loading) {
    this.store = store;
    this.room = room;
    loader = loading.apply(new Opening());
  }

  /** Takes a match that has just been set up. */
  void add(NewMatches.Created created) {
    var match = loader.match(created);
    all.put(created.setup().id(), match);
    wake(match);
    if (room.crowded(all.size())) makeRoom();
  }

  /** Lets time go by at a table that has just come to life. */
  private static void wake(LiveMatch match) {
    synchronized (match) {
      if (match instanceof Table<?, ?> table) table.think();
    }
  }

  /**
   * Uses a match alone, loading it if it must; {@code unknown-match} if there is none. Where other
   * servers may know more, it looks what they did before it refuses.
   */
  <T> Answer<T> at(MatchId id, Function<LiveMatch, Answer<T>> use) {
    var answer = here(id, use);
    boolean behind =
        answer instanceof Answer.No<T>(var refusal)
            && MAYBE_BEHIND.contains(refusal.reason())
            && catchUp(id);
    return behind ? here(id, use) : answer;
  }

  /** Takes over what other servers did in a match; {@return whether there are others} */
  private boolean catchUp(MatchId id) {
    var shared = store.shared();
    shared.ifPresent(others -> {
      var stamp = Optional.ofNullable(others.stamps(List.of(id)).get(id));
      var elsewhere = others.elsewhere(List.of(id)).getOrDefault(id, Set.of());
      if (stamp.isEmpty()) {
        gone(id);
        return;
      }
      known(id)
          .ifPresent(match -> {
            synchronized (match) {
              if (!match.retired()) match.catchUp(stamp.get(), elsewhere);
            }
          });
    });
    return shared.isPresent();
  }

  private <T> Answer<T> here(MatchId id, Function<LiveMatch, Answer<T>> use) {
    while (true) {
      switch (find(id)) {
        case Answer.No<LiveMatch>(Refusal refusal) -> {
          return Answer.no(refusal);
        }
        case Answer.Ok<LiveMatch>(var match) -> {
          synchronized (match) {
            if (!match.retired()) return use.apply(match);
          }
        }
      }
    }
  }

  /** Uses a match that has begun; {@code not-begun} if it hasn't. */
  <T> Answer<T> table(MatchId id, Function<Table<?, ?>, Answer<T>> use) {
    return at(
        id,
        match ->
            match instanceof Table<?, ?> table
                ? use.apply(table)
                : Answer.no(Reason.NOT_BEGUN.refusal()));
  }

  /** Uses a match that is being agreed on; {@code stale} if it has begun. */
  <T> Answer<T> lobby(MatchId id, Function<Lobby<?, ?>, Answer<T>> use) {
    return at(
        id, match -> match instanceof Lobby<?, ?> lobby ? use.apply(lobby) : Answer.no(BEGUN));
  }

  private Answer<LiveMatch> find(MatchId id) {
    LiveMatch match = all.get(id);
    if (match != null) return Answer.ok(match);
    var loaded = load(id);
    return switch (loaded) {
      case Answer.Ok<LiveMatch>(var fresh) -> {
        var first = all.putIfAbsent(id, fresh);
        if (first != null) yield Answer.ok(first);
        wake(fresh);
        if (room.crowded(all.size())) makeRoom();
        yield loaded;
      }
      case Answer.No<LiveMatch> _ -> loaded;
    };
  }

  /** {@return a match as it is kept; in words, if it can't be read} */
  private Answer<LiveMatch> load(MatchId id) {
    try {
      var saved = store.matches().match(id);
      if (saved.isEmpty()) return Answer.no(Reason.UNKNOWN_MATCH.refusal());
      var loaded = loader.load(saved.get());
      if (loaded instanceof Answer.No<LiveMatch>(Refusal refusal))
        unreadable(id, refusal.message().en());
      return loaded;
    } catch (Unusable e) {
      unreadable(id, String.valueOf(e.getMessage()));
      return Answer.no(UNREADABLE);
    }
  }

  private static void unreadable(MatchId id, String why) {
    LOG.atError()
        .addKeyValue("match", id)
        .addKeyValue("refusal", why)
        .log("the stored match is not right");
  }

  /** Where those go who were agreeing on a match that begins. */
  private final class Opening implements Lobby.Beginning {
    @Override
    public <S, V> void open(Setup setup, Match<S, V> match, List<ViewerConnection> connections) {
      LOG.atInfo().addKeyValue("match", setup.id()).log("begun");
      var table = loader.table(setup, match);
      all.put(setup.id(), table);
      wake(table);
      enter(setup.id(), connections);
      table(
          setup.id(),
          begun -> {
            begun.begun();
            return Answer.ok(true);
          });
    }

    @Override
    public void move(MatchId id, List<ViewerConnection> connections) {
      all.remove(id);
      enter(id, connections);
    }

    @Override
    public void gone(MatchId id) {
      all.remove(id);
    }

    private void enter(MatchId id, List<ViewerConnection> connections) {
      at(
          id,
          match -> {
            connections.forEach(connection -> match.watch(connection, 0));
            return Answer.ok(true);
          });
    }
  }

  /** Lets a match go that isn't in the store any more: it was withdrawn before it began. */
  void gone(MatchId id) {
    if (!(all.get(id) instanceof Lobby<?, ?> lobby)) return;
    synchronized (lobby) {
      if (!lobby.retired()) lobby.gone();
    }
  }

  /** {@return a match that is live, if it is} */
  Optional<LiveMatch> known(MatchId id) {
    return Optional.ofNullable(all.get(id));
  }

  Set<MatchId> ids() {
    return Set.copyOf(all.keySet());
  }

  Collection<LiveMatch> all() {
    return all.values();
  }

  /** {@return whether a guest is connected to the match of an id} */
  boolean here(MatchId id, PlayerId guest) {
    LiveMatch match = all.get(id);
    if (match == null) return false;
    synchronized (match) {
      return match.here(guest);
    }
  }

  /** Forgets what nobody has used since that time, and more of what nobody uses if it must. */
  void evict(long since) {
    all.forEach((id, match) -> forget(id, match, since));
    makeRoom();
  }

  private void forget(MatchId id, LiveMatch match, long since) {
    synchronized (match) {
      if (!match.idle(since)) return;
      match.retire();
      all.remove(id, match);
    }
  }

  /** A match as it was when room was made. */
  private record Held(MatchId id, LiveMatch match, long touched, long weight) {}

  /** Forgets what nobody uses now, the longest unused first, until there is room. */
  private synchronized void makeRoom() {
    var held = new ArrayList<Held>();
    all.forEach((id, match) -> {
      synchronized (match) {
        held.add(new Held(id, match, match.touched(), match.weight()));
      }
    });
    held.sort(Comparator.comparingLong(Held::touched));
    long weight = held.stream().mapToLong(Held::weight).sum();
    for (Held one : held) {
      if (room.holds(all.size(), weight)) return;
      forget(one.id, one.match, Long.MAX_VALUE);
      if (one.match.retired()) weight -= one.weight;
    }
  }
}
