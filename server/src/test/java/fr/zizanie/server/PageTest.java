package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The page and its files over HTTP. */
class PageTest {
  @RegisterExtension private static final Served SERVED = Served.anew();

  private Visitor ann;

  @BeforeEach
  void come() {
    ann = SERVED.guest();
  }

  @Test
  void the_document_greets_a_new_guest_and_lets_them_be_known_for_another_year()
      throws IOException, InterruptedException {
    var address = ann.request("/g/abc").build().uri();
    var fresh = Visitor.HTTP.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
    String cookie = fresh.headers().firstValue("Set-Cookie").orElseThrow().split(";", -1)[0];
    var again =
        Visitor.HTTP.send(
            HttpRequest.newBuilder(address).header("Cookie", cookie).build(),
            BodyHandlers.ofString());
    assertThat(again.headers().firstValue("Set-Cookie").orElseThrow())
        .startsWith(cookie + ";")
        .contains("Max-Age=31536000");
  }

  @Test
  void a_file_comes_in_brotli_to_who_reads_it() throws IOException, InterruptedException {
    var smallest =
        ann.send(ann.request("/assets/app-1234.js").header("Accept-Encoding", "gzip, deflate, br"));
    assertThat(smallest.headers().firstValue("Content-Encoding")).contains("br");
    assertThat(smallest.headers().firstValue("Content-Type").orElseThrow())
        .startsWith("text/javascript");
    assertThat(smallest.body()).isEqualTo("packed by Brotli");
    assertThat(ann.get("/assets/app-1234.js.br").statusCode()).isEqualTo(404);
  }

  @Test
  void the_page_and_its_files_are_served() throws IOException, InterruptedException {
    for (String path : List.of("/", "/games/felon", "/rules/mutation")) {
      var page = ann.get(path);
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.body()).contains("<!doctype html>", "<div id=\"app\"");
      assertThat(page.headers().firstValue("Cache-Control")).contains("private, no-cache");
      assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
          .contains("default-src 'none'", "worker-src 'self'", "frame-ancestors 'none'")
          .doesNotContain("unsafe-eval");
      assertThat(page.body()).contains("<link rel=\"manifest\" href=\"/manifest.");
      assertThat(page.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    }
    var script = ann.get("/assets/app-1234.js");
    assertThat(script.headers().firstValue("Set-Cookie")).isEmpty();
    assertThat(script.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");
    assertThat(script.headers().firstValue("Content-Type").orElseThrow())
        .startsWith("text/javascript");
    String tag = script.headers().firstValue("ETag").orElseThrow();
    assertThat(
            ann.send(ann.request("/assets/app-1234.js").header("If-None-Match", tag)).statusCode())
        .isEqualTo(304);
    var zipped =
        Visitor.HTTP.send(
            ann.request("/assets/app-1234.js").header("Accept-Encoding", "gzip").build(),
            BodyHandlers.ofByteArray());
    assertThat(zipped.headers().firstValue("Content-Encoding")).contains("gzip");
    try (var in = new GZIPInputStream(new ByteArrayInputStream(zipped.body()))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(script.body());
    }
    var head = ann.send(ann.request("/").method("HEAD", BodyPublishers.noBody()));
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    for (String path :
        List.of(
            "/assets/none.js",
            "/favicon.ico",
            "/assets/../Front.class",
            "/assets/%2e%2e/x.js",
            "//x.js")) assertThat(ann.get(path).statusCode()).isIn(400, 404);
  }

  /** The document gets no leave to compile anything. */
  @Test
  void workers_of_the_device_have_a_policy_of_their_own() throws IOException, InterruptedException {
    assertThat(policy("/")).contains("script-src 'self';", "worker-src 'self';");
    assertThat(policy("/assets/device-worker-1234.js"))
        .contains("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
    assertThat(policy("/assets/app-1234.js")).isEmpty();
    assertThat(policy("/assets/device-1234.wasm")).isEmpty();
    assertThat(ann.get("/assets/device-1234.wasm").headers().firstValue("Content-Type"))
        .contains("application/wasm");
  }

  private String policy(String path) throws IOException, InterruptedException {
    var answer = ann.get(path);
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return answer.headers().firstValue("Content-Security-Policy").orElse("");
  }

  @Test
  void the_secret_is_for_the_server_alone() throws IOException {
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(SERVED.data.resolve("secret"))))
        .isEqualTo("rw-------");
  }
}
