package fr.zizanie.server.time;

import fr.zizanie.table.live.TellingPace;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The time of the machine; one thread waits for alarms, others do what is due. */
public final class MachineTime implements Time {
  private static final Logger LOG = LoggerFactory.getLogger(MachineTime.class);

  private final ScheduledThreadPoolExecutor waiting =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("alarms").daemon(true).factory());

  /** Time in which nobody waits for anything. */
  public MachineTime() {
    waiting.setRemoveOnCancelPolicy(true);
  }

  @Override
  public InstantSource clock() {
    return InstantSource.system();
  }

  @Override
  public long nanos() {
    return System.nanoTime();
  }

  @Override
  public void until(long nanos) throws InterruptedException {
    Thread.sleep(Duration.ofNanos(Math.max(0, nanos - System.nanoTime())));
  }

  @Override
  public Future<?> in(long millis, Runnable ring) {
    try {
      return waiting.schedule(
          () -> Thread.ofVirtual().name("alarm").start(() -> rung(ring)),
          millis,
          TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException _) {
      var never = new CompletableFuture<Boolean>();
      never.cancel(false);
      return never;
    }
  }

  private static void rung(Runnable ring) {
    try {
      ring.run();
    } catch (RuntimeException e) {
      LOG.atError().setCause(e).log("alarm failed");
    }
  }

  @Override
  public long delay() {
    return TellingPace.pause(ThreadLocalRandom.current());
  }

  @Override
  public void close() {
    waiting.shutdownNow();
  }
}
