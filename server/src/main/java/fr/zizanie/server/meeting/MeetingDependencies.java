package fr.zizanie.server.meeting;

import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.notifications.Notifications;
import fr.zizanie.server.store.Store;
import fr.zizanie.table.seat.PlayerId;
import java.time.InstantSource;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/**
 * What strangers meet by.
 *
 * @param avoids whether the one wants nothing to do with the other
 * @param wishes hears once of each open seat and of each beginning of a search
 */
public record MeetingDependencies(
    Matches matches,
    Store store,
    InstantSource clock,
    Notifications notifications,
    BiPredicate<PlayerId, PlayerId> avoids,
    Consumer<Wish> wishes) {
  /** The same where nobody avoids anybody and nobody is told anything. */
  public MeetingDependencies(Matches matches, Store store, InstantSource clock) {
    this(matches, store, clock, Notifications.none(), (_, _) -> false, _ -> {});
  }

  /** {@return whether two keep away from each other} */
  boolean apart(PlayerId one, PlayerId other) {
    return avoids.test(one, other) || avoids.test(other, one);
  }
}
