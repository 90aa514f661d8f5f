package fr.zizanie.server.matches;

import fr.zizanie.server.store.Shared;
import fr.zizanie.table.setup.MatchId;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/** The matches whose computer thinks on this node: a match is kept by one that is alive. */
final class Keeper implements Predicate<MatchId> {
  /** How long a node counts as alive after a sign of life, in milliseconds. */
  static final long LIFE = 4_000;

  /** A node that was silent for so long asks before it takes what it had for its own. */
  private static final long SURE_NANOS = 2_000_000_000;

  private final Shared shared;
  private final LongSupplier counter;
  private final Set<MatchId> held = ConcurrentHashMap.newKeySet();
  private volatile long beaten;

  /** {@code counter} counts nanoseconds. */
  Keeper(Shared shared, LongSupplier counter) {
    this.shared = shared;
    this.counter = counter;
    beaten = counter.getAsLong();
    shared.beat(LIFE);
  }

  /** {@return whether this node keeps a match, which it now does if nobody else alive does} */
  @Override
  public boolean test(MatchId id) {
    if (counter.getAsLong() - beaten < SURE_NANOS && held.contains(id)) return true;
    boolean mine = !shared.claim(Set.of(id)).isEmpty();
    if (mine) held.add(id);
    else held.remove(id);
    return mine;
  }

  /** Says that this node is alive; {@return whether it still was, so that it has what it had} */
  boolean beat() {
    long now = counter.getAsLong();
    boolean alive = shared.beat(LIFE);
    if (!alive) held.clear();
    beaten = now;
    return alive;
  }

  /** {@return what this node keeps} */
  Set<MatchId> held() {
    return Set.copyOf(held);
  }

  /**
   * Keeps those that wait for something, and of those that were there {@code before} anybody looked
   * no others: one that has come since waits, too. {@return which are new}
   */
  Set<MatchId> keep(Collection<MatchId> waiting, Set<MatchId> before) {
    var wanted = Set.copyOf(waiting);
    var over = new HashSet<>(before);
    over.removeAll(wanted);
    shared.release(over);
    held.removeAll(over);
    var missing = new HashSet<>(wanted);
    missing.removeAll(held);
    var fresh = shared.claim(missing);
    held.addAll(fresh);
    return fresh;
  }
}
