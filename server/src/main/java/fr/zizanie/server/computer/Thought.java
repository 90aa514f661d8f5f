package fr.zizanie.server.computer;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.IntSupplier;

/**
 * Something that the computer thinks about, or will.
 *
 * @param work ends when it is cancelled
 * @param before how many others come before it as it stands now: 0 once it is thought about
 */
record Thought<T>(Future<T> work, IntSupplier before) {
  /** Nothing is thought about. */
  static final Thought<?> NONE = new Thought<>(CompletableFuture.completedFuture(true), () -> 0);

  void cancel() {
    work.cancel(true);
  }
}
