package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.Unusable;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/** The lines of a text of which none is longer than what is read at once. */
final class BoundedLines {
  /** Above any row that we write: the longest has a deck of 58,000 letters a few times. */
  static final int LONGEST = 4 * 1024 * 1024;

  private final BufferedReader from;
  private long read;

  BoundedLines(BufferedReader from) {
    this.from = from;
  }

  /** {@return the next line, or nothing at the end; throws {@link Unusable} if it is too long} */
  Optional<String> next() throws IOException {
    var line = new StringBuilder();
    int c = from.read();
    if (c < 0) return Optional.empty();
    read++;
    for (; c >= 0 && c != '\n'; c = from.read()) {
      if (line.length() == LONGEST)
        throw new Unusable(
            "line " + read + " of the file is longer than any row; nothing was changed");
      line.append((char) c);
    }
    return Optional.of(line.toString());
  }
}
