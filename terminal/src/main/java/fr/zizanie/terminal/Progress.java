package fr.zizanie.terminal;

import java.io.Console;
import java.util.Locale;
import java.util.Optional;

/** One line on the terminal that says how far a long run is; silent when nobody watches. */
public final class Progress implements AutoCloseable {
  private final String what;
  private final long whole;
  private final boolean shown =
      Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  private long last;

  /** Nothing done yet of so many. */
  public Progress(String what, long whole) {
    this.what = what;
    this.whole = whole;
  }

  /** Tells how many are done, not too often. */
  public void at(long done) {
    long now = System.nanoTime();
    if (!shown || now - last < 200_000_000L) return;
    last = now;
    System.err.printf(
        Locale.ROOT, "\r%s %,d of %,d (%d %%)", what, done, whole, 100 * done / Math.max(1, whole));
  }

  @Override
  public void close() {
    if (shown) System.err.print("\r\u001b[K");
  }
}
