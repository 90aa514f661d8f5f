package fr.zizanie.testing.suite;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The test classes of a module that still wait for a JVM; forks take them one by one. */
final class TestClasses {
  private final Deque<String> waiting;

  TestClasses(List<String> classes) {
    this.waiting = new ArrayDeque<>(classes);
  }

  synchronized Optional<String> next() {
    return Optional.ofNullable(waiting.poll());
  }

  synchronized boolean none() {
    return waiting.isEmpty();
  }

  synchronized void drop() {
    waiting.clear();
  }
}
