package fr.zizanie.server.web.javalin;

import fr.zizanie.server.web.http.Body;
import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpException;

/** A body that is read from the line piece by piece, so that one that stands still is seen. */
record LineBody(HttpServletRequest request, Drips drips) implements Body {
  private static final int PIECE = 8 * 1024;

  @Override
  public Came read(int bound) {
    var from = Doors.endPoint(request);
    var out = new ByteArrayOutputStream();
    var piece = new byte[PIECE];
    drips.awaitBody(from);
    try {
      InputStream in = request.getInputStream();
      for (int n = in.read(piece); n >= 0; n = in.read(piece)) {
        out.write(piece, 0, n);
        if (out.size() >= bound) return Lost.TOO_LONG;
        drips.goesOn(from);
      }
      return new Whole(out.toString(StandardCharsets.UTF_8));
    } catch (IOException _) {
      return Lost.BROKEN;
    } catch (RuntimeException e) {
      if (e instanceof HttpException) return Lost.BROKEN;
      throw e;
    } finally {
      drips.came(from);
    }
  }
}
