package fr.zizanie.server.web;

import fr.zizanie.server.web.http.Gzip;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The files of the page, from the class path. */
final class Pages {
  private static final String FOLDER = "/fr/zizanie/server/page/";

  /** Where files stand whose names change with what is in them. */
  static final String ASSETS = "/assets/";

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._/-]*");
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json; charset=utf-8"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("wasm", "application/wasm"));

  /** What the build leaves beside a file that Brotli makes smaller. */
  private static final String BROTLI = ".br";

  private static final Pattern BROTLI_WANTED = Pattern.compile("(^|[ ,])br([ ,;]|$)");

  /** A file that was asked for, packed as the reader can unpack it. */
  private record Kept(Response plain, Response zipped, Response smallest, String tag) {
    Response packed(Request request) {
      if (BROTLI_WANTED.matcher(request.header("accept-encoding").orElse("")).find())
        return smallest;
      return Gzip.wanted(request) ? zipped : plain;
    }
  }

  private final Map<String, Kept> kept = new ConcurrentHashMap<>();

  /** {@return the file of a path, or 404} */
  Response answer(Request request) {
    String path = request.path().substring(1);
    var found = find(path);
    if (found.isEmpty())
      return Response.text(404, "text/plain", "404").with("Cache-Control", "no-store");
    var asset = found.get();
    boolean same =
        request.header("if-none-match").filter(tags -> tags.contains(asset.tag)).isPresent();
    Response answer = same ? Response.of(304, "text/plain", new byte[0]) : asset.packed(request);
    return answer
        .with("ETag", asset.tag)
        .with("Vary", "Accept-Encoding")
        .with(
            "Cache-Control",
            request.path().startsWith(ASSETS) ? "public, max-age=31536000, immutable" : "no-cache");
  }

  /**
   * {@return whether a request is for the page: a last part with a dot names a file, anything else
   * is a place within the page}
   */
  static boolean document(Request request) {
    return !request.path().substring(request.path().lastIndexOf('/') + 1).contains(".");
  }

  private Optional<Kept> find(String path) {
    if (!PLAIN.matcher(path).matches() || path.contains("..")) return Optional.empty();
    var known = kept.get(path);
    if (known != null) return Optional.of(known);
    var read = read(path);
    read.ifPresent(asset -> kept.put(path, asset));
    return read;
  }

  private static Optional<Kept> read(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null) return Optional.empty();
    var found = Bundled.read(FOLDER + path);
    if (found.isEmpty()) return Optional.empty();
    byte[] bytes = found.get();
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      var plain = Response.of(200, type, bytes);
      var zipped = Gzip.zipped(plain);
      var smallest =
          Bundled.read(FOLDER + path + BROTLI)
              .map(small -> plain.body(small).with("Content-Encoding", "br"))
              .orElse(zipped);
      String tag = "\"" + HexFormat.of().formatHex(digest, 0, 12) + "\"";
      return Optional.of(new Kept(plain, zipped, smallest, tag));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
