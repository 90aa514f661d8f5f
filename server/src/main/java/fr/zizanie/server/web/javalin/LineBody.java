package fr.zizanie.server.web.javalin;

import fr.zizanie.server.web.http.Body;
import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.BiPredicate;
import org.eclipse.jetty.http.HttpException;

/** A body that is read from the line piece by piece, so that one that stands still is seen. */
final class LineBody implements Body {
  private static final int PIECE = 8 * 1024;

  /** So many bytes are passed over behind an answer that didn't want them. */
  private static final int PASSED_OVER = 2 * 1024 * 1024;

  private final HttpServletRequest request;
  private final Drips drips;
  private boolean whole;

  LineBody(HttpServletRequest request, Drips drips) {
    this.request = request;
    this.drips = drips;
  }

  @Override
  public Came read(int bound) {
    var out = new ByteArrayOutputStream();
    try {
      whole =
          pieces((piece, n) -> {
            out.write(piece, 0, n);
            return out.size() < bound;
          });
      return whole ? new Whole(out.toString(StandardCharsets.UTF_8)) : Lost.TOO_LONG;
    } catch (IOException _) {
      return Lost.BROKEN;
    }
  }

  /** {@return whether some of it may still be on its way} */
  boolean comes() {
    return !whole
        && request.getHeader("Expect") == null
        && (request.getContentLengthLong() > 0 || request.getHeader("Transfer-Encoding") != null);
  }

  /**
   * Passes over the rest, within bounds: whoever still writes when the line is closed sees it
   * break, and not what they were answered.
   */
  void passOver() {
    var passed = new int[1];
    try {
      pieces((_, n) -> (passed[0] += n) < PASSED_OVER);
    } catch (IOException _) {
      // They have left, or stand still.
    }
  }

  /** {@return whether all pieces were wanted, and came} */
  private boolean pieces(BiPredicate<byte[], Integer> wanted) throws IOException {
    var from = Doors.endPoint(request);
    var piece = new byte[PIECE];
    drips.awaitBody(from);
    try {
      var in = request.getInputStream();
      for (int n = in.read(piece); n >= 0; n = in.read(piece)) {
        if (!wanted.test(piece, n)) return false;
        drips.goesOn(from);
      }
      return true;
    } catch (RuntimeException e) {
      if (e instanceof HttpException) throw new IOException(e);
      throw e;
    } finally {
      drips.came(from);
    }
  }
}
