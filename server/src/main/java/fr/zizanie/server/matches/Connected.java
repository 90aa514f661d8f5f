package fr.zizanie.server.matches;

import fr.zizanie.server.table.Means;
import fr.zizanie.table.seat.PlayerId;
import java.util.HashSet;
import java.util.Set;

/** Who sits connected somewhere, looked at every other second at most. */
final class Connected {
  private static final long FRESH = 2_000;

  private final LiveMatches live;
  private final Means means;
  private Set<PlayerId> here = Set.of();
  private long looked = Long.MIN_VALUE;

  Connected(LiveMatches live, Means means) {
    this.live = live;
    this.means = means;
  }

  /** {@return who of some is connected to this server or another one} */
  Set<PlayerId> of(Set<PlayerId> whom) {
    long now = means.clock().millis();
    var out = new HashSet<>(here(now));
    out.retainAll(whom);
    if (means.store().shared().isPresent()) out.addAll(means.store().ties().connected(whom, now));
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
