package fr.zizanie.server.web.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/** Smaller answers for those who can read them. */
public final class Gzip {
  /** Below this a packet more or less isn't saved. */
  private static final int SMALL = 1_400;

  private Gzip() {}

  /** {@return whether the sender can read zipped answers} */
  public static boolean wanted(Request request) {
    return request.header("accept-encoding").filter(e -> e.contains("gzip")).isPresent();
  }

  /** {@return the same answer zipped, unless that doesn't help} */
  public static Response zipped(Response response) {
    byte[] body = response.body();
    if (body.length < SMALL || response.headers().containsKey("Content-Encoding")) return response;
    var out = new ByteArrayOutputStream();
    try (var zip = new GZIPOutputStream(out)) {
      zip.write(body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.size() < body.length
        ? response
            .body(out.toByteArray())
            .with("Content-Encoding", "gzip")
            .with("Vary", "Accept-Encoding")
        : response;
  }
}
