package fr.zizanie.server.matches;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;

/** One thread, the test's own: it does one thing after the other when it is told to. */
final class ByHand extends AbstractExecutorService {
  private final Deque<Runnable> tasks = new ArrayDeque<>();

  @Override
  public void execute(Runnable task) {
    tasks.addLast(task);
  }

  /** Does what comes next, if anything does. */
  void one() {
    var task = tasks.pollFirst();
    if (task != null) task.run();
  }

  int waiting() {
    return tasks.size();
  }

  @Override
  public void shutdown() {}

  @Override
  public List<Runnable> shutdownNow() {
    return List.of();
  }

  @Override
  public boolean isShutdown() {
    return false;
  }

  @Override
  public boolean isTerminated() {
    return false;
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) {
    return true;
  }
}
