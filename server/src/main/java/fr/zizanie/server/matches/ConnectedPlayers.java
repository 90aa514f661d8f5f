package fr.zizanie.server.matches;

import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.table.seat.PlayerId;
import java.util.HashSet;
import java.util.Set;

/** Who sits connected somewhere, looked at every other second at most. */
final class ConnectedPlayers {
  private static final long FRESH = 2_000;

  private final LiveMatches live;
  private final TableDependencies dependencies;
  private Set<PlayerId> here = Set.of();
  private long looked = Long.MIN_VALUE;

  ConnectedPlayers(LiveMatches live, TableDependencies dependencies) {
    this.live = live;
    this.dependencies = dependencies;
  }

  /** {@return who of some is connected to this server or another one} */
  Set<PlayerId> of(Set<PlayerId> whom) {
    long now = dependencies.clock().millis();
    var out = new HashSet<>(here(now));
    out.retainAll(whom);
    if (dependencies.store().shared().isPresent())
      out.addAll(dependencies.store().ties().connected(whom, now));
    return out;
  }

  private synchronized Set<PlayerId> here(long now) {
    if (looked > now - FRESH && looked <= now) return here;
    var found = new HashSet<PlayerId>();
    for (var match : live.all())
      synchronized (match) {
        found.addAll(match.connected());
      }
    looked = now;
    here = Set.copyOf(found);
    return here;
  }
}
