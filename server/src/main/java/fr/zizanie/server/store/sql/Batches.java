package fr.zizanie.server.store.sql;

import fr.zizanie.server.fault.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Writes one after the other on a thread of its own. Those that wait together share one commit, so
 * that many tables cost no more disk flushes than one.
 */
final class Batches implements AutoCloseable {
  private static final int MOST = 256;

  /** One piece of writing and who waits for it. */
  private static final class Write<T> {
    private final Function<Handle, T> work;
    private final CompletableFuture<T> done = new CompletableFuture<>();
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
  private final BlockingQueue<Write<?>> queue = new LinkedBlockingQueue<>();
  private final Write<Boolean> end = new Write<>(_ -> true);
  private final Thread thread = Thread.ofPlatform().name("store-writer").start(this::work);
  private volatile boolean closed;

  Batches(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** {@return what {@code work} answers, once it is durable} */
  <T> T write(Function<Handle, T> work) {
    if (closed) throw new IllegalStateException("the store is closed");
    var write = new Write<>(work);
    queue.add(write);
    Step.QUEUED.pass();
    try {
      return write.done.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  private void work() {
    var batch = new ArrayList<Write<?>>();
    while (!batch.contains(end)) {
      batch.clear();
      try {
        batch.add(queue.take());
      } catch (InterruptedException _) {
        continue; // Only close ends it, so that what is queued gets written.
      }
      queue.drainTo(batch, MOST - 1);
      commit(batch);
    }
  }

  private void commit(List<Write<?>> batch) {
    try {
      jdbi.useTransaction(handle -> {
        batch.forEach(write -> write.run(handle));
        Step.WRITTEN.pass();
      });
      Step.COMMITTED.pass();
      batch.forEach(write -> write.tell.run());
    } catch (RuntimeException e) {
      // One piece failed and the rest was rolled back with it: each alone, then.
      if (batch.size() > 1) batch.forEach(write -> commit(List.of(write)));
      else batch.getFirst().done.completeExceptionally(e);
    }
  }

  /** Writes what is queued, then ends. */
  @Override
  public void close() {
    closed = true;
    queue.add(end);
    end.done.join();
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
