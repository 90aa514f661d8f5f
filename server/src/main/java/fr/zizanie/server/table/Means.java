package fr.zizanie.server.table;

import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.notices.Notices;
import fr.zizanie.server.store.Draws;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.time.Alarms;
import java.time.InstantSource;
import java.util.function.Predicate;

/**
 * What every table works with: where matches are kept, what time it is, who thinks and wakes.
 *
 * @param keeper whether the computer of a match thinks on this server
 * @param notices where those are told who aren't here
 * @param draws what is drawn for new matches
 */
public record Means(
    Store store,
    InstantSource clock,
    Thinking thinking,
    Alarms alarms,
    Predicate<MatchId> keeper,
    Notices notices,
    Draws draws) {
  /** The same where this server has the store alone and nobody is told who isn't here. */
  public Means(Store store, InstantSource clock, Thinking thinking, Alarms alarms) {
    this(store, clock, thinking, alarms, _ -> true, Notices.none(), Draws.secret());
  }

  /** {@return the same where other servers use the store too} */
  public Means kept(Predicate<MatchId> by) {
    return new Means(store, clock, thinking, alarms, by, notices, draws);
  }

  /** {@return the same where those are told who aren't here} */
  public Means telling(Notices by) {
    return new Means(store, clock, thinking, alarms, keeper, by, draws);
  }

  /** {@return the same where other things are drawn for new matches} */
  public Means drawing(Draws from) {
    return new Means(store, clock, thinking, alarms, keeper, notices, from);
  }
}
