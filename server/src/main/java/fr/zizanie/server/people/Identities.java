package fr.zizanie.server.people;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Session;
import fr.zizanie.sheets.kept.Latest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What still proves somebody. A guest's cookie does until they have an account or are gone, a
 * session until it is ended; what was found is remembered for a minute, unless it is heard before
 * that it was revoked.
 */
public final class Identities {
  private static final int REMEMBERED = 50_000;
  private static final long MEMORY = Duration.ofMinutes(1).toMillis();
  private static final long DAY = Duration.ofDays(1).toMillis();

  /** What others write may become visible so much later than it was written. */
  private static final long LATE = 30_000;

  private record Found(boolean holds, long until) {}

  private final Store store;
  private final InstantSource clock;
  private final Map<Identity, Found> found = Latest.shared(REMEMBERED);

  /** What ends with an identity. */
  private final Map<Identity, Set<Runnable>> connections = new HashMap<>();

  /** What was revoked a short while ago, and when: it never holds again. */
  private final Map<Identity, Long> revoked = new ConcurrentHashMap<>();

  /** Identities as a store has them. */
  public Identities(Store store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  /** {@return the guest whose cookie it was, if it still is} */
  public Optional<Identity> guest(PlayerId id) {
    return still(new Identity(id, ""));
  }

  /** {@return the person whom a session's secret proves} */
  public Optional<Identity> session(PlayerId id, String secret) {
    return still(new Identity(id, Secrets.hash(secret)));
  }

  private Optional<Identity> still(Identity identity) {
    long now = clock.millis();
    var known = found.get(identity);
    if (known == null || known.until < now) {
      known = new Found(look(identity, now), now + MEMORY);
      found.put(identity, known);
    }
    // It may have been revoked while it was looked up.
    return known.holds && !revoked.containsKey(identity) ? Optional.of(identity) : Optional.empty();
  }

  private boolean look(Identity identity, long now) {
    if (identity.session().isEmpty())
      return store.accounts().standing(identity.player()) == PlayerKind.GUEST;
    var session = store.sessions().session(identity.session());
    session.filter(s -> s.used() < now - DAY).ifPresent(s -> store.sessions().used(s.hash(), now));
    return session.map(Session::player).filter(identity.player()::equals).isPresent();
  }

  /** Lets something run once when an identity ends; {@return what takes that back} */
  public synchronized Runnable watch(Identity identity, Runnable end) {
    connections.computeIfAbsent(identity, _ -> new HashSet<>()).add(end);
    return () -> unwatch(identity, end);
  }

  private synchronized void unwatch(Identity identity, Runnable end) {
    connections.computeIfPresent(
        identity,
        (_, ends) -> {
          ends.remove(end);
          return ends.isEmpty() ? null : ends;
        });
  }

  /** {@return whether somebody is still proved} */
  public boolean holds(Identity identity) {
    return still(identity).isPresent();
  }

  /** Hears what was revoked, here or at other servers. */
  public void hear() {
    long since = clock.millis() - LATE;
    for (var one : store.sessions().revoked(since)) {
      var identity = new Identity(one.player(), one.session());
      if (revoked.put(identity, one.at()) == null) ended(identity).forEach(Runnable::run);
    }
    revoked.values().removeIf(at -> at < since);
  }

  private synchronized Set<Runnable> ended(Identity identity) {
    found.remove(identity);
    return Optional.ofNullable(connections.remove(identity)).orElseGet(Set::of);
  }
}
