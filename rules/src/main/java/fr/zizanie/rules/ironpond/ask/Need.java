package fr.zizanie.rules.ironpond.ask;

import fr.zizanie.rules.core.answer.Words;

/** What must hold before a card may be played, and what to say when it doesn't. */
public record Need(Test test, Words otherwise) {
  /** A question about the moment. */
  @FunctionalInterface
  public interface Test {
    boolean holds(Moment m);
  }
}
