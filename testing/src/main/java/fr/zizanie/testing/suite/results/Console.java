package fr.zizanie.testing.suite.results;

import java.io.PrintStream;
import java.time.Duration;

/** The suite's plain lines, each with the time since the start. */
public final class Console {
  private final PrintStream out;
  private final long start = System.nanoTime();

  /** Time is counted from now on. */
  public Console(PrintStream out) {
    this.out = out;
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Says a line, with the time before it. */
  public synchronized void say(String text) {
    out.println(clock(elapsed()) + "  " + text);
  }

  /** Says a line as it is. */
  public synchronized void plain(String text) {
    out.println(text);
  }

  /** Minutes and seconds: 9:05. */
  public static String clock(Duration time) {
    return "%d:%02d".formatted(time.toMinutes(), time.toSecondsPart());
  }
}
