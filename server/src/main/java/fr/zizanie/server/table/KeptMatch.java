package fr.zizanie.server.table;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.sheets.Projection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.setup.MatchId;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;

/** What the store keeps of one match; if it fails, what it has is looked up later. */
final class KeptMatch {
  private final MatchId id;
  private final Store store;
  private final InstantSource time;
  private final StoreRetry retry;

  KeptMatch(MatchId id, TableDependencies dependencies, StoreRetry retry) {
    this.id = id;
    store = dependencies.store();
    time = dependencies.clock();
    this.retry = retry;
  }

  /** {@return what {@code next} has more than what is shown, to be written now} */
  <S, V> NewEntries news(Projection<S, V> shown, Match<S, V> next, Projection.Told told) {
    boolean shows = told.lines() > shown.version(Viewer.PUBLIC);
    return NewEntries.news(shown.match(), next, told.actions(), shows, time.millis());
  }

  /** {@return whether entries were appended; false if somebody else was faster} */
  boolean append(NewEntries news) {
    return kept(() -> store.matches().append(id, news));
  }

  /** {@return whether a guest now has a seat that was free} */
  boolean sit(int seat, Guest guest) {
    return kept(() -> store.matches().sit(id, seat, guest));
  }

  /** {@return what there is beyond so many entries} */
  MatchStore.Later later(int have) {
    return store.matches().later(id, have);
  }

  /** {@return whether windows are passed for a guest} */
  boolean passes(Guest guest) {
    return store.guests().passes(guest.id());
  }

  private boolean kept(BooleanSupplier writing) {
    try {
      boolean first = writing.getAsBoolean();
      retry.wrote();
      return first;
    } catch (RuntimeException e) {
      retry.failed(e);
      throw e;
    }
  }
}
