package fr.zizanie.terminal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Lines of at most 1 MiB from a stream of bytes; a longer one is read over and marked. */
public final class Lines {
  /** Bytes of a line at most. */
  public static final int LONGEST = 1 << 20;

  private final InputStream in;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private boolean tooLong;

  /** The lines of a stream. */
  public Lines(InputStream in) {
    this.in = in;
  }

  /** {@return whether there was another line; a last one needs no newline} */
  public boolean next() throws IOException {
    line.reset();
    tooLong = false;
    boolean any = false;
    for (int b = in.read(); b >= 0; b = in.read()) {
      any = true;
      if (b == '\n') return true;
      if (line.size() < LONGEST) line.write(b);
      else tooLong = true;
    }
    return any;
  }

  /** {@return whether this line was longer than allowed} */
  public boolean tooLong() {
    return tooLong;
  }

  /** {@return this line without its end} */
  public String text() {
    return line.toString(StandardCharsets.UTF_8);
  }
}
