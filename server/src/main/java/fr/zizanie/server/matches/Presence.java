package fr.zizanie.server.matches;

import fr.zizanie.server.live.LiveMatch;
import fr.zizanie.server.store.Shared;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Tells other nodes who of those that sit somewhere is connected here. */
final class Presence {
  private record Seen(MatchId id, PlayerId guest) {}

  private final Shared shared;
  private final Set<Seen> told = new HashSet<>();

  Presence(Shared shared) {
    this.shared = shared;
  }

  /** What was told has been forgotten: it is told again. */
  void forgotten() {
    told.clear();
  }

  /** Tells what has changed. */
  void tell(Collection<LiveMatch> matches) {
    var now = new HashSet<Seen>();
    for (LiveMatch match : matches)
      synchronized (match) {
        for (PlayerId guest : match.connected()) now.add(new Seen(match.setup().id(), guest));
      }
    for (Seen seen : Set.copyOf(told)) if (!now.contains(seen)) tell(seen, false);
    for (Seen seen : now) if (!told.contains(seen)) tell(seen, true);
  }

  private void tell(Seen seen, boolean on) {
    shared.present(seen.id, seen.guest, on);
    if (on) told.add(seen);
    else told.remove(seen);
  }
}
