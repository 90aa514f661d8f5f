package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.answer.Words;

/** What must hold before a card may be played, and what to say when it doesn't. */
record Need(Test test, Words otherwise) {
  /** A question about the moment. */
  @FunctionalInterface
  interface Test {
    boolean holds(Moment m);
  }
}
