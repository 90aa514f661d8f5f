package fr.zizanie.server.computer;

import fr.zizanie.table.live.Thought;
import java.util.concurrent.Future;
import java.util.function.IntSupplier;

/**
 * Something that the computer thinks about, or will, behind others.
 *
 * @param work ends when it is cancelled
 * @param queue how many others come before it as it stands now
 */
record QueuedThought<T>(Future<T> work, IntSupplier queue) implements Thought {
  @Override
  public void cancel() {
    work.cancel(true);
  }

  @Override
  public int before() {
    return queue.getAsInt();
  }
}
