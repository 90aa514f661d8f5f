package fr.zizanie.server.operate;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Chores that are done again and again, one at a time; one that fails is tried again. */
public final class Housekeeping implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);

  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("housekeeping").daemon(true).factory());

  /** Chores that failed the last time, which is told once. */
  private final Set<String> failing = new HashSet<>();

  /** Does a chore {@code every} so often from now on. */
  public void add(String name, Duration every, Runnable chore) {
    long millis = every.toMillis();
    var _ =
        clock.scheduleWithFixedDelay(
            () -> done(name, chore), millis, millis, TimeUnit.MILLISECONDS);
  }

  private void done(String name, Runnable chore) {
    try {
      chore.run();
      if (failing.remove(name)) LOG.atInfo().addKeyValue("chore", name).log("chore done again");
    } catch (RuntimeException e) {
      // The schedule would silently drop a chore that throws.
      if (failing.add(name))
        LOG.atError().addKeyValue("chore", name).setCause(e).log("chore failed");
    }
  }

  /** Begins no more chores, and waits for the one that is being done. */
  @Override
  public void close() {
    clock.close();
  }
}
