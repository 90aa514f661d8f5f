package fr.zizanie.server.table;

import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.notifications.Notifications;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.server.time.Alarms;
import fr.zizanie.table.live.SessionDependencies;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.time.InstantSource;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * What every table works with: where matches are kept, what time it is, who thinks and wakes.
 *
 * @param keeper whether the computer of a match thinks on this server
 * @param notifications where those are told who aren't here
 * @param draws what is drawn for new matches
 * @param steady a clock that begins now and runs on whatever is done to the other one
 */
public record TableDependencies(
    Store store,
    InstantSource clock,
    Thinking thinking,
    Alarms alarms,
    Predicate<MatchId> keeper,
    Notifications notifications,
    MatchDraws draws,
    Supplier<InstantSource> steady) {
  /** The same where this server has the store alone and nobody is told who isn't here. */
  public TableDependencies(Store store, InstantSource clock, Thinking thinking, Alarms alarms) {
    this(
        store,
        clock,
        thinking,
        alarms,
        _ -> true,
        Notifications.none(),
        MatchDraws.secret(),
        () -> clock);
  }

  /** {@return the same where other servers use the store too} */
  public TableDependencies kept(Predicate<MatchId> by) {
    return new TableDependencies(store, clock, thinking, alarms, by, notifications, draws, steady);
  }

  /** {@return the same where those are told who aren't here} */
  public TableDependencies telling(Notifications by) {
    return new TableDependencies(store, clock, thinking, alarms, keeper, by, draws, steady);
  }

  /** {@return the same where other things are drawn for new matches} */
  public TableDependencies drawing(MatchDraws from) {
    return new TableDependencies(
        store, clock, thinking, alarms, keeper, notifications, from, steady);
  }

  /** {@return the same where one server alone counts the seconds of a match by such clocks} */
  public TableDependencies counting(Supplier<InstantSource> by) {
    return new TableDependencies(store, clock, thinking, alarms, keeper, notifications, draws, by);
  }

  /** {@return what a table finds here} */
  SessionDependencies ofSession() {
    return new SessionDependencies(clock::millis, alarms::delay, thinking, keeper);
  }

  /**
   * {@return the same for a match of so much time: while seconds count, its clock runs on whatever
   * is done to that of the machine} Days and dates go by the machine's.
   */
  public TableDependencies of(TimeControl control) {
    return control.hurried()
        ? new TableDependencies(
            store, steady.get(), thinking, alarms, keeper, notifications, draws, steady)
        : this;
  }
}
