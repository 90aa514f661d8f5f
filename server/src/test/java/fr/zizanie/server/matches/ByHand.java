package fr.zizanie.server.matches;

import java.util.ArrayDeque;
import java.util.Deque;

/** One thread, the test's own: it does one thing after the other when it is told to. */
final class ByHand extends Unending {
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
}
