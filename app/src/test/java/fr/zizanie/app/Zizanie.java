package fr.zizanie.app;

import fr.zizanie.testing.Typed;

/** The command line as a user has it. */
final class Zizanie {
  private Zizanie() {}

  /** What becomes of {@code ./zizanie} with these words. */
  static Typed typed(String... words) {
    return Typed.in(Main::run, words);
  }
}
