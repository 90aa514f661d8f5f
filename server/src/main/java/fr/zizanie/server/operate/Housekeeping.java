package fr.zizanie.server.operate;

import fr.zizanie.server.time.Alarms;
import fr.zizanie.server.time.Chores;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Chores that are done again and again, one at a time; one that fails is tried again. */
public final class Housekeeping implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);

  private final Chores chores;

  /** Chores that failed the last time, which is told once. */
  private final Set<String> failing = new HashSet<>();

  /** Nothing is to be done yet; {@code alarms} tell when. */
  public Housekeeping(Alarms alarms) {
    chores = new Chores(alarms);
  }

  /** Does a chore {@code every} so often from now on. */
  public void add(String name, Duration every, Runnable chore) {
    chores.add(every, () -> done(name, chore));
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
    chores.close();
  }
}
