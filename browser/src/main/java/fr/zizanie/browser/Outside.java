package fr.zizanie.browser;

import org.teavm.interop.Import;

/** What the script around this program does for it; texts cross before ({@link Crossing}). */
final class Outside {
  private Outside() {}

  /** {@return milliseconds since 1970} */
  @Import(module = "around", name = "millis")
  static native double millis();

  /** {@return milliseconds since the worker began, in fractions} */
  @Import(module = "around", name = "elapsed")
  static native double elapsed();

  /** {@return a byte that nobody can foresee} */
  @Import(module = "around", name = "random")
  static native int random();

  /** Has the program rung at a time, or never at infinity. */
  @Import(module = "around", name = "wake")
  static native void wake(double at);

  /** Tells a line the text. */
  @Import(module = "around", name = "told")
  static native void told(int line);

  /** Keeps a game: its id, the saved game, its row. */
  @Import(module = "around", name = "keep")
  static native void keep();

  /** Has the text thought about, under a number; before all others where that is 1. */
  @Import(module = "around", name = "think")
  static native void think(int number, int urgent);

  /** Nobody waits any more for a thought. */
  @Import(module = "around", name = "cancel")
  static native void cancel(int number);

  /** {@return 1 if a draft is wanted, once it heard how many steps of all are done} */
  @Import(module = "around", name = "progress")
  static native int progress(int done, int all);

  /** Keeps the text, a draft of what is being analysed. */
  @Import(module = "around", name = "drafted")
  static native void drafted();

  /** Answers a call with the texts and a number. */
  @Import(module = "around", name = "answer")
  static native void answer(int status);

  /** Throws an error that says the text, through this program, at whoever called it. */
  @Import(module = "around", name = "fail")
  static native void fail();
}
