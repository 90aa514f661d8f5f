package fr.zizanie.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** The page's files, from the program itself; every route of the page is its one document. */
final class Site implements Transport.Handler {
  private static final String FOLDER = "/fr/zizanie/server/page";
  private static final Pattern FILE = Pattern.compile("/(?:[\\w-]+/)*[\\w.-]+\\.\\w+");
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("woff2", "font/woff2"));

  /** A file, plain and zipped, with its tag. */
  @SuppressWarnings("ArrayRecordComponent") // written once, never compared
  private record Asset(byte[] plain, byte[] zipped, String tag, String type) {}

  private final ConcurrentMap<String, Optional<Asset>> assets = new ConcurrentHashMap<>();

  @Override
  public Transport.Response handle(Transport.Request request) {
    if (!request.method().equals("GET") && !request.method().equals("HEAD"))
      return plain(405, "Method not allowed");
    boolean file = FILE.matcher(request.path()).matches() && !request.path().contains("..");
    String path = file ? request.path() : "/index.html";
    // Only names that exist are remembered, so that junk can't fill the memory.
    var asset = assets.getOrDefault(path, Optional.empty()).or(() -> read(path));
    if (asset.isEmpty())
      return plain(404, file ? "Not found" : "The page is not built: run ./zizanie serve");
    assets.putIfAbsent(path, asset);
    return respond(request, path, asset.get());
  }

  private static Transport.Response respond(Transport.Request request, String path, Asset asset) {
    var headers = new HashMap<String, String>();
    headers.put("Content-Type", asset.type);
    headers.put("ETag", asset.tag);
    headers.put("Vary", "Accept-Encoding");
    headers.put(
        "Cache-Control",
        path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    if (request.header("if-none-match").filter(asset.tag::equals).isPresent())
      return new Transport.Response(304, headers, new byte[0]);
    boolean zip =
        asset.zipped.length < asset.plain.length
            && request.header("accept-encoding").filter(e -> e.contains("gzip")).isPresent();
    if (zip) headers.put("Content-Encoding", "gzip");
    return new Transport.Response(200, headers, zip ? asset.zipped : asset.plain);
  }

  private static Transport.Response plain(int status, String text) {
    return new Transport.Response(
        status,
        Map.of("Content-Type", "text/plain; charset=utf-8"),
        text.getBytes(StandardCharsets.UTF_8));
  }

  private static Optional<Asset> read(String path) {
    try (var in = Site.class.getResourceAsStream(FOLDER + path)) {
      if (in == null) return Optional.empty();
      byte[] bytes = in.readAllBytes();
      String type =
          TYPES.getOrDefault(path.substring(path.lastIndexOf('.') + 1), "application/octet-stream");
      String tag =
          "\""
              + HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 12)
              + "\"";
      return Optional.of(new Asset(bytes, zipped(bytes), tag, type));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] zipped(byte[] bytes) throws IOException {
    var out = new ByteArrayOutputStream();
    try (var zip = new GZIPOutputStream(out)) {
      zip.write(bytes);
    }
    return out.toByteArray();
  }
}
