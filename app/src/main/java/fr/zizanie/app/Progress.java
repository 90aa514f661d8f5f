package fr.zizanie.app;

import java.io.Console;
import java.util.Locale;
import java.util.Optional;

/** One line on the terminal that says how far a long run is; silent when nobody watches. */
final class Progress implements AutoCloseable {
  private final String what;
  private final long whole;
  private final boolean shown =
      Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  private long last;

  Progress(String what, long whole) {
    this.what = what;
    this.whole = whole;
  }

  void at(long done) {
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
