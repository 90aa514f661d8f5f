package fr.zizanie.server.computer;

import fr.zizanie.table.seat.PlayerId;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.LongAdder;

/** Threads that work for many players, who take turns. */
final class FairPool {
  private final Executor threads;
  private final FairQueue<PlayerId, FutureTask<?>> queue = new FairQueue<>();
  private final LongAdder begun = new LongAdder();
  private final LongAdder waited = new LongAdder();

  FairPool(Executor threads) {
    this.threads = threads;
  }

  /** Does some work for a player, now or when it is their turn. */
  <T> QueuedThought<T> submit(PlayerId owner, Callable<T> work) {
    long asked = System.nanoTime();
    var task =
        new FutureTask<>(() -> begin(work, asked)) {
          @Override
          protected void done() {
            if (isCancelled()) queue.remove(owner, this);
          }
        };
    queue.add(owner, task);
    threads.execute(this::one);
    return new QueuedThought<>(task, () -> ahead(owner, task));
  }

  private <T> T begin(Callable<T> work, long asked) throws Exception {
    begun.increment();
    waited.add(System.nanoTime() - asked);
    return work.call();
  }

  Waits waits() {
    return new Waits(queue.size(), begun.sum(), waited.sum());
  }

  /**
   * Whatever comes next: there may be nothing, where something was cancelled or its owner has
   * something else under way.
   */
  private void one() {
    var turn = queue.next();
    if (turn.isEmpty()) return;
    try {
      turn.get().thing().run();
    } finally {
      if (queue.done(turn.get().owner())) again();
    }
  }

  private void again() {
    try {
      threads.execute(this::one);
    } catch (RejectedExecutionException _) {
      // The server stops; whoever starts next takes it up.
    }
  }

  private int ahead(PlayerId owner, FutureTask<?> task) {
    return queue.ahead(owner, task).map(waiting -> waiting + queue.served()).orElse(0);
  }
}
