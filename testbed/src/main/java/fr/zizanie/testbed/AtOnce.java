package fr.zizanie.testbed;

import fr.zizanie.server.computer.ThinkingPace;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Computers tell what they thought as soon as they have thought it. */
final class AtOnce implements ThinkingPace {
  @Override
  public int move(int level) {
    return 0;
  }

  @Override
  public int answer() {
    return 0;
  }

  @Override
  public long now() {
    return 0;
  }

  @Override
  public void until(long nanos) {}

  @Override
  public void due(long nanos, Future<?> thought) throws InterruptedException {
    try {
      thought.get();
    } catch (ExecutionException | CancellationException _) {
      // Whoever asked looks at what it came to.
    }
  }
}
