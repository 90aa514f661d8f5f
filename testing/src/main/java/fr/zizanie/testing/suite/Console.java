package fr.zizanie.testing.suite;

import java.io.PrintStream;
import java.time.Duration;

/** The suite's plain lines, each with the time since the start. */
final class Console {
  private final PrintStream out;
  private final long start = System.nanoTime();

  Console(PrintStream out) {
    this.out = out;
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  synchronized void say(String text) {
    out.println(clock(elapsed()) + "  " + text);
  }

  synchronized void plain(String text) {
    out.println(text);
  }

  /** Minutes and seconds: 9:05. */
  static String clock(Duration time) {
    return "%d:%02d".formatted(time.toMinutes(), time.toSecondsPart());
  }
}
