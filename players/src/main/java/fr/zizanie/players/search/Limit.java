package fr.zizanie.players.search;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Counts visits of a search and says when it must stop: by their number, the clock or an interrupt,
 * whose flag stays set. With the system property {@code zizanie.clock=cpu} time is the processor
 * time of the thread, so that strength can be measured on a machine that others keep busy.
 */
public final class Limit {
  /** The search must stop now; what it found so far stands. */
  public static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Stop() {
      super(null, null, false, false);
    }
  }

  /** As many visits as the time allows. */
  public static final long ALL = Long.MAX_VALUE;

  /** Visits between two looks at the clock: a millisecond or two where each is a playout. */
  private static final int GLANCE = 16;

  private static final Optional<ThreadMXBean> PROCESSOR =
      "cpu".equals(System.getProperty("zizanie.clock"))
          ? Optional.of(ManagementFactory.getThreadMXBean())
          : Optional.empty();

  private final long most;
  private final long start = now();
  private final long nanos;
  private double share = 1;
  private long visits;

  private Limit(long most, long nanos) {
    this.most = most;
    this.nanos = nanos;
  }

  /** {@return a limit of so many visits and so long a time from now on} */
  public static Limit of(long visits, long millis) {
    return new Limit(visits, TimeUnit.MILLISECONDS.toNanos(millis));
  }

  private static long now() {
    return PROCESSOR.isPresent() ? PROCESSOR.get().getCurrentThreadCpuTime() : System.nanoTime();
  }

  /** From now on only this share of all visits and of the whole time may be used. */
  public Limit until(double part) {
    share = part;
    return this;
  }

  /** Counts one visit; throws {@link Stop} if it is one too many. */
  public void visit() {
    visits++;
    if (visits > most * share || visits % GLANCE == 0 && over(share)) throw new Stop();
  }

  /** {@return whether there may be one more visit, which counts} */
  public boolean more() {
    if (visits >= most * share || (visits + 1) % GLANCE == 0 && over(share)) return false;
    visits++;
    return true;
  }

  /** Throws {@link Stop} if everything is used up. */
  public void check() {
    if (over(1)) throw new Stop();
  }

  /** {@return whether that share of the time is over} */
  public boolean late(double part) {
    return now() - start >= nanos * part;
  }

  /** {@return whether that share of the visits or of the time is used up, or all interrupted} */
  public boolean over(double part) {
    return visits > most * part || late(part) || Thread.currentThread().isInterrupted();
  }

  /** {@return a limit for a share of what is left now} */
  public Limit part(double part) {
    long left = most == ALL ? ALL : (long) ((most - visits) * part);
    return new Limit(Math.max(1, left), (long) ((nanos - (now() - start)) * part));
  }

  /** {@return a limit for what is left now of the share in use, of so many visits at most} */
  public Limit atMost(long some) {
    return new Limit(Math.min(some, most - visits), (long) (nanos * share) - (now() - start));
  }

  /** Counts what a part of this limit has counted. */
  public void add(Limit part) {
    visits += part.visits;
  }

  /** {@return how many visits there were} */
  public long visits() {
    return visits;
  }
}
