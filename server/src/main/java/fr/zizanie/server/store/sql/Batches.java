package fr.zizanie.server.store.sql;

import fr.zizanie.server.fault.Step;
import fr.zizanie.server.store.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Writes on threads of its own, one for each connection. Those that wait together share one commit,
 * so that many tables cost no more disk flushes than one. Whoever writes is answered, also when the
 * database is not there or hangs.
 */
final class Batches implements AutoCloseable {
  private static final int MOST = 256;

  /** How often one looks, within anybody's patience, whose is at its end. */
  private static final int LOOKS = 20;

  /**
   * Commits that several shared don't follow each other faster, so that more of them share one. Who
   * writes when nobody else does waits for nothing.
   */
  private static final long GATHERING = TimeUnit.MILLISECONDS.toNanos(4);

  /** One piece of writing and who waits for it. */
  private static final class Write<T> {
    private final Function<Handle, T> work;
    private final CompletableFuture<T> done = new CompletableFuture<>();
    private final long since = System.nanoTime();
    private Runnable tell = () -> {};

    Write(Function<Handle, T> work) {
      this.work = work;
    }

    void run(Handle handle) {
      T result = work.apply(handle);
      tell = () -> done.complete(result);
    }
  }

  private final Jdbi jdbi;
  private final long patience;
  private final BlockingQueue<Write<?>> queue = new LinkedBlockingQueue<>();
  private final Set<Write<?>> waiting = ConcurrentHashMap.newKeySet();
  private final Write<Boolean> end = new Write<>(_ -> true);
  private final List<Thread> threads;
  private final Thread watch;
  private final LongAdder commits = new LongAdder();
  private final LongAdder writes = new LongAdder();
  private final LongAdder nanos = new LongAdder();
  private final LongAdder failures = new LongAdder();
  private volatile boolean closed;

  /**
   * Writes by {@code writers} connections; whoever has waited {@code patience} milliseconds is told
   * that it failed, up to a twentieth later, and can't know what became of it.
   */
  Batches(Jdbi jdbi, int writers, long patience) {
    this.jdbi = jdbi;
    this.patience = TimeUnit.MILLISECONDS.toNanos(patience);
    threads =
        IntStream.range(0, writers)
            .mapToObj(i -> Thread.ofPlatform().name("store-writer-" + i).start(this::work))
            .toList();
    watch = Thread.ofPlatform().daemon().name("store-patience").start(this::watch);
  }

  /** {@return what {@code work} answers, once it is durable} */
  <T> T write(Function<Handle, T> work) {
    if (closed) throw new IllegalStateException("the store is closed");
    var write = new Write<>(work);
    waiting.add(write);
    try {
      queue.add(write);
      Step.QUEUED.pass();
      return write.done.join();
    } catch (CompletionException e) {
      throw Failures.of(e);
    } finally {
      waiting.remove(write);
    }
  }

  /** Looks now and then who has waited too long: a timer for each wakes a thread at each move. */
  private void watch() {
    while (!Thread.currentThread().isInterrupted()) {
      LockSupport.parkNanos(patience / LOOKS);
      long now = System.nanoTime();
      for (var write : waiting)
        if (now - write.since > patience) write.done.completeExceptionally(new TimeoutException());
    }
  }

  private void work() {
    var batch = new ArrayList<Write<?>>();
    boolean last = false;
    boolean several = false;
    long began = System.nanoTime();
    while (!last) {
      batch.clear();
      try {
        batch.add(queue.take());
      } catch (InterruptedException _) {
        continue; // Only close ends it, so that what is queued gets written.
      }
      if (several) LockSupport.parkNanos(began + GATHERING - System.nanoTime());
      began = System.nanoTime();
      queue.drainTo(batch, MOST - 1);
      last = batch.remove(end);
      several = batch.size() > 1;
      // Who has given up has been told so.
      batch.removeIf(write -> write.done.isDone());
      if (!batch.isEmpty()) commit(batch);
    }
    queue.add(end); // For the next thread.
  }

  private void commit(List<Write<?>> batch) {
    boolean[] ready = {false};
    long began = System.nanoTime();
    try {
      jdbi.useTransaction(handle -> {
        batch.forEach(write -> write.run(handle));
        Step.WRITTEN.pass();
        ready[0] = true;
      });
      commits.increment();
      writes.add(batch.size());
      nanos.add(System.nanoTime() - began);
      Step.COMMITTED.pass();
      batch.forEach(write -> write.tell.run());
    } catch (RuntimeException | Error e) {
      // One piece failed and the rest was rolled back with it: each alone, then. What failed while
      // it was committed may stand or not, so it is never tried again.
      if (batch.size() > 1 && !ready[0] && !Failures.ofAll(e))
        batch.forEach(write -> commit(List.of(write)));
      else {
        failures.add(batch.size());
        batch.forEach(write -> write.done.completeExceptionally(e));
      }
    }
  }

  Writing writing() {
    return new Writing(commits.sum(), writes.sum(), nanos.sum(), failures.sum(), queue.size());
  }

  /** Writes what is queued, then ends. */
  @Override
  public void close() {
    closed = true;
    queue.add(end);
    try {
      for (Thread thread : threads) thread.join();
      watch.interrupt();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
