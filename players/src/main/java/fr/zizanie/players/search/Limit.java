package fr.zizanie.players.search;

import fr.zizanie.players.machine.Jvm;
import fr.zizanie.players.machine.Machine;
import fr.zizanie.players.machine.OneThread;
import java.util.concurrent.TimeUnit;

/**
 * Counts the visits of a search on one thread, and stops it by their number, by the clock or when
 * it is called off.
 */
public final class Limit {
  /** Stops a search, whose results so far stand. */
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

  private final Machine machine;
  private final long most;
  private final long start;
  private final long nanos;
  private double share = 1;
  private long visits;

  private Limit(Machine machine, long most, long nanos) {
    this.machine = machine;
    this.most = most;
    this.nanos = nanos;
    start = machine.nanos();
  }

  /** {@return a limit of so many visits and so many milliseconds from now on} */
  public static Limit of(Machine machine, long visits, long millis) {
    return new Limit(machine, visits, TimeUnit.MILLISECONDS.toNanos(millis));
  }

  /** {@return a limit of so many visits and milliseconds on one thread of this process} */
  public static Limit of(long visits, long millis) {
    return of(Jvm.ONE, visits, millis);
  }

  /** {@return a limit of so many visits and of nothing else} */
  public static Limit ofVisits(long visits) {
    return new Limit(OneThread.still(), visits, Long.MAX_VALUE);
  }

  /** {@return the machine that thinks within this limit} */
  public Machine machine() {
    return machine;
  }

  /** {@return the nanoseconds left; negative once the time is over} */
  public long left() {
    return nanos - (machine.nanos() - start);
  }

  /**
   * {@return a limit of so many nanoseconds for another hand of the same machine, which makes it
   * itself}
   */
  public Limit beside(long nanosLeft) {
    return new Limit(machine, most, nanosLeft);
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

  /**
   * Throws {@link Stop} if all visits or the whole time are used up, or if the search is called
   * off.
   */
  public void check() {
    if (over(1)) throw new Stop();
  }

  /** {@return whether that share of the time is over} */
  public boolean late(double part) {
    return machine.nanos() - start >= nanos * part;
  }

  /**
   * {@return whether that share of the visits or of the time is used up, or the search is called
   * off}
   */
  public boolean over(double part) {
    return visits > most * part || late(part) || machine.cancelled();
  }

  /** {@return a limit for a share of what is left now} */
  public Limit part(double part) {
    long left = most == ALL ? ALL : (long) ((most - visits) * part);
    return new Limit(machine, Math.max(1, left), (long) (left() * part));
  }

  /** {@return a limit for the rest of the share in use, of so many visits at most} */
  public Limit atMost(long some) {
    return new Limit(
        machine, Math.min(some, most - visits), (long) (nanos * share) - (machine.nanos() - start));
  }

  /** {@return a limit of exactly so many visits, for the time left now} */
  public Limit stretched(long visits) {
    return new Limit(machine, visits, left());
  }

  /** Adds the visits that a part of this limit has counted. */
  public void add(Limit part) {
    visits += part.visits;
  }

  /** {@return the visits counted so far} */
  public long visits() {
    return visits;
  }
}
