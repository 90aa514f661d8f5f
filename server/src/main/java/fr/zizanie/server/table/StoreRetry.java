package fr.zizanie.server.table;

import fr.zizanie.server.time.Alarms;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What keeps one table going while its store fails: it is called again after pauses that double
 * from a second to a minute, until something has been written.
 */
final class StoreRetry {
  private static final Logger LOG = LoggerFactory.getLogger(StoreRetry.class);

  /** The first pause, in milliseconds. */
  static final long SHORTEST = 1_000;

  /** The longest pause, in milliseconds. */
  static final long LONGEST = 60_000;

  private final Alarms alarms;
  private final Runnable rearm;
  private long pause = SHORTEST;
  private boolean waiting;
  private Future<?> next = CompletableFuture.completedFuture(true);

  /** {@code rearm} takes up what may have been left undone. */
  StoreRetry(Alarms alarms, Runnable rearm) {
    this.alarms = alarms;
    this.rearm = rearm;
  }

  /** Does what nobody waits for; if it fails, it is taken up again. */
  void attempt(Runnable deed) {
    try {
      deed.run();
    } catch (RuntimeException e) {
      failed(e);
    }
  }

  /** Something failed: it is taken up again after a pause. */
  void failed(RuntimeException cause) {
    if (waiting) return;
    waiting = true;
    next = alarms.in(pause, rearm);
    // Once the server stops, nothing is tried again here: whoever starts next takes it up.
    if (!next.isCancelled())
      LOG.atWarn().addKeyValue("pause", pause).setCause(cause).log("failed, will try again");
    pause = Math.min(2 * pause, LONGEST);
  }

  /** What failed is being taken up, or was. */
  void resumed() {
    next.cancel(false);
    waiting = false;
  }

  /** Something was written: the next pause is short. */
  void wrote() {
    pause = SHORTEST;
  }

  /** {@return whether something failed that is still to be taken up} */
  boolean doubtful() {
    return waiting;
  }

  /** Takes up nothing any more. */
  void stop() {
    next.cancel(false);
  }
}
