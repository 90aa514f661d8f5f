package fr.zizanie.server.mail;

import fr.zizanie.server.time.Time;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Letters on their way: a bounded number in memory, handed over one at a time by a thread of its
 * own, and tried again with growing pauses. A slow mail server delays nothing else.
 */
public final class MailQueue implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(MailQueue.class);

  /** How many letters may wait. */
  static final int MOST = 500;

  private static final long MILLI = 1_000_000;
  private static final List<Duration> PAUSES =
      List.of(
          Duration.ofSeconds(5),
          Duration.ofSeconds(30),
          Duration.ofMinutes(2),
          Duration.ofMinutes(10),
          Duration.ofMinutes(30));

  /** A letter, with when it is tried next and given up, in nanoseconds. */
  private record Waiting(Letter letter, int tries, long next, long end) {
    Waiting later(long then) {
      return new Waiting(letter, tries + 1, then, end);
    }
  }

  private final Carrier carrier;
  private final Time time;
  private final List<Duration> pauses;
  private final PriorityQueue<Waiting> waiting =
      new PriorityQueue<>(Comparator.comparingLong(Waiting::next));
  private final Thread thread;
  private MailCounts posted = MailCounts.NOTHING;
  private int refusals;
  private long opens;
  private boolean busy;
  private boolean closed;

  /** A bag with a carrier of its own. */
  public MailQueue(Carrier carrier, Time time) {
    this(carrier, time, PAUSES);
  }

  MailQueue(Carrier carrier, Time time, List<Duration> pauses) {
    this.carrier = carrier;
    this.time = time;
    this.pauses = List.copyOf(pauses);
    opens = time.nanos();
    thread = Thread.ofVirtual().name("mailbag").start(this::run);
  }

  /** {@return whether a letter was taken; false if too many wait, and then it is lost} */
  public boolean send(Letter letter) {
    if (enqueue(letter)) return true;
    letter.lost().run();
    return false;
  }

  private synchronized boolean enqueue(Letter letter) {
    if (closed || waiting.size() >= MOST) {
      count(0, 0, 1);
      return false;
    }
    long now = time.nanos();
    waiting.add(new Waiting(letter, 0, now, now + letter.life().toNanos()));
    notifyAll();
    return true;
  }

  /** {@return whether nothing waits or is being handed over} */
  public synchronized boolean idle() {
    return waiting.isEmpty() && !busy && !closed;
  }

  /** {@return whether letters are taken and there is room, so that more may be written} */
  public synchronized boolean open() {
    return !closed && refusals == 0 && waiting.size() < MOST / 2;
  }

  /** {@return how letters fared} */
  public synchronized MailCounts posted() {
    return new MailCounts(posted.sent(), posted.failed(), posted.lost(), waiting.size());
  }

  private void count(int sent, int failed, int lost) {
    posted =
        new MailCounts(posted.sent() + sent, posted.failed() + failed, posted.lost() + lost, 0);
  }

  private void run() {
    try {
      while (true) {
        var next = next();
        carried(next, outcome(next.letter));
      }
    } catch (InterruptedException _) {
      // It is closed.
    }
  }

  /** A letter that nobody can carry is lost; those after it are not. */
  private Carrier.Outcome outcome(Letter letter) {
    try {
      return carrier.carry(letter);
    } catch (RuntimeException e) {
      LOG.warn("a letter cannot be carried", e);
      return Carrier.Outcome.REFUSED;
    }
  }

  /** Waits for a letter that is due. */
  private synchronized Waiting next() throws InterruptedException {
    while (true) {
      var first = waiting.peek();
      if (first == null) wait();
      else {
        long nanos = Math.max(first.next, opens) - time.nanos();
        if (nanos <= 0) {
          busy = true;
          return waiting.remove();
        }
        var woken = time.in(Math.ceilDiv(nanos, MILLI), this::wake);
        try {
          wait();
        } finally {
          woken.cancel(false);
        }
      }
    }
  }

  private synchronized void wake() {
    notifyAll();
  }

  private void carried(Waiting one, Carrier.Outcome outcome) {
    switch (outcome) {
      case TAKEN -> taken();
      case REFUSED -> refused();
      case LATER -> again(one, false);
      case CLOSED -> again(one, true);
    }
    synchronized (this) {
      busy = false;
    }
  }

  private synchronized void taken() {
    count(1, 0, 0);
    if (refusals > 0) LOG.info("mail is taken again");
    refusals = 0;
  }

  /** It would be refused again, so nobody writes it anew. */
  private synchronized void refused() {
    LOG.warn("a letter was refused");
    count(0, 0, 1);
  }

  private void again(Waiting one, boolean all) {
    long now = time.nanos();
    boolean kept;
    synchronized (this) {
      count(0, 1, 0);
      if (all) {
        if (refusals == 0) LOG.warn("mail is not taken; it is tried again");
        opens = now + pause(refusals++);
      }
      var next = one.later(all ? opens : now + pause(one.tries));
      kept = !closed && next.next < one.end;
      if (kept) waiting.add(next);
    }
    if (!kept) lose(one);
  }

  private long pause(int tries) {
    return pauses.get(Math.min(tries, pauses.size() - 1)).toNanos();
  }

  /** Counted only after its sender was told. */
  private void lose(Waiting one) {
    LOG.warn("a letter could not be sent");
    tell(one);
    synchronized (this) {
      count(0, 0, 1);
    }
  }

  /** What fails in telling it, such as a database that is away, ends nothing here. */
  private static void tell(Waiting one) {
    try {
      one.letter.lost().run();
    } catch (RuntimeException e) {
      LOG.warn("that a letter is lost could not be told", e);
    }
  }

  /** Sends no more; what waits is lost. */
  @Override
  public void close() {
    List<Waiting> left;
    synchronized (this) {
      closed = true;
      left = new ArrayList<>(waiting);
      waiting.clear();
    }
    thread.interrupt();
    try {
      thread.join(Duration.ofSeconds(1));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    left.forEach(MailQueue::tell);
  }
}
