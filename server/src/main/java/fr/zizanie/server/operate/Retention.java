package fr.zizanie.server.operate;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.table.setup.MatchId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The chore that lets go what has been kept long enough. */
public record Retention(Store store, Keeping keeping, InstantSource clock) {
  private static final Logger LOG = LoggerFactory.getLogger(Retention.class);

  /** So many are looked for at once. */
  private static final int BATCH = 5_000;

  /** {@return how many matches went; those in use stay} */
  public int forget(Set<MatchId> used) {
    var stale =
        new MatchStore.Stale(
            before(keeping.unstarted()), before(keeping.unfinished()), before(keeping.finished()));
    if (stale.latest() == Long.MIN_VALUE) return 0;
    int all = 0;
    int some;
    do {
      some = store.matches().forget(stale, used, BATCH);
      all += some;
    } while (some == BATCH);
    if (all > 0) LOG.atInfo().addKeyValue("matches", all).log("forgotten");
    return all;
  }

  private long before(Duration kept) {
    return kept.isZero() ? Long.MIN_VALUE : clock.millis() - kept.toMillis();
  }
}
