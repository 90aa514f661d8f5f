package fr.zizanie.server.table;

import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.time.Alarms;
import java.time.InstantSource;
import java.util.function.Predicate;

/**
 * What every table works with: where matches are kept, what time it is, who thinks and wakes.
 *
 * @param keeper whether the computer of a match thinks on this server
 */
public record Means(
    Store store, InstantSource clock, Thinking thinking, Alarms alarms, Predicate<MatchId> keeper) {
  /** The same where this server has the store alone. */
  public Means(Store store, InstantSource clock, Thinking thinking, Alarms alarms) {
    this(store, clock, thinking, alarms, _ -> true);
  }

  /** {@return the same where other servers use the store too} */
  public Means kept(Predicate<MatchId> keeper) {
    return new Means(store, clock, thinking, alarms, keeper);
  }
}
