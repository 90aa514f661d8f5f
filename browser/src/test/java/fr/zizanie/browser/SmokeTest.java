package fr.zizanie.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import fr.zizanie.browser.build.WebAssembly;
import fr.zizanie.rules.Games;
import fr.zizanie.testing.Lengthy;
import fr.zizanie.testing.Outsiders;
import fr.zizanie.testing.Scale;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiled for the browser, rules, sheets, opponents and tables say there what they say here. */
class SmokeTest {
  /** Actions of each game that are held to the laws in the browser. */
  private static final int PLIES = Scale.of(200, 2_000);

  private static final Path SMALLER =
      Path.of("../web/device/smaller.mjs").toAbsolutePath().normalize();

  private static final Pattern SAID = Pattern.compile("<pre id=\"said\">([A-Za-z0-9+/=]*)</pre>");
  private static final String PAGE =
      """
      <!doctype html><meta charset="utf-8"><pre id="said"></pre>
      <script src="runtime.js"></script>
      <script>
        let said = "";
        const bytes = () => new TextEncoder().encode(said.trimEnd());
        const show = () => {
          document.getElementById("said").textContent =
            btoa(Array.from(bytes(), (b) => String.fromCodePoint(b)).join(""));
        };
        TeaVM.wasmGC
          .load("smoke.wasm", {
            installImports(o) {
              o.teavmConsole.putcharStdout = (c) => { said += String.fromCharCode(c); };
            },
          })
          .then((program) => program.exports.main([location.hash.slice(1)]))
          .catch((e) => { said = "failed: " + e; })
          .then(show);
      </script>
      """;

  @TempDir Path folder;

  @Test
  void a_browser_says_what_this_machine_says() throws Exception {
    compile("smoke.wasm", false);
    saysTheSame();
  }

  /**
   * The page's program is compiled in this way, and made smaller by this script; it takes and gives
   * numbers alone, where this one needs TeaVM's script.
   */
  @Lengthy
  @Test
  void what_is_made_small_says_it_too() throws Exception {
    String node = Outsiders.installed("node");
    assumeTrue(Files.exists(SMALLER.resolveSibling("../node_modules/binaryen")), "npm ci in web");
    compile("large.wasm", true);
    var command =
        List.of(
            node,
            SMALLER.toString(),
            folder.resolve("large.wasm").toString(),
            folder.resolve("smoke.wasm").toString(),
            "--open");
    assertThat(Outsiders.said(command, "")).contains("");
    assertThat(Files.size(folder.resolve("smoke.wasm")))
        .isLessThan(Files.size(folder.resolve("large.wasm")));
    saysTheSame();
  }

  private void compile(String file, boolean small) throws Exception {
    assertThat(WebAssembly.compile(Smoke.class.getName(), folder, file, small)).isEmpty();
  }

  private void saysTheSame() throws Exception {
    try (var runtime =
        Smoke.class.getResourceAsStream("/org/teavm/backend/wasm/wasm-gc-runtime.min.js")) {
      Files.write(folder.resolve("runtime.js"), runtime.readAllBytes());
    }
    Files.writeString(folder.resolve("index.html"), PAGE);
    var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          var file = folder.resolve(exchange.getRequestURI().getPath().substring(1));
          boolean there = Files.isRegularFile(file);
          String type =
              file.toString().endsWith("html")
                  ? "text/html"
                  : file.toString().endsWith("wasm") ? "application/wasm" : "text/javascript";
          exchange.getResponseHeaders().set("Content-Type", type);
          exchange.sendResponseHeaders(there ? 200 : 404, there ? Files.size(file) : -1);
          if (there) Files.copy(file, exchange.getResponseBody());
          exchange.close();
        });
    server.start();
    try {
      String dom =
          seen("http://127.0.0.1:" + server.getAddress().getPort() + "/index.html#" + PLIES);
      var said = SAID.matcher(dom);
      assertThat(said.find()).as(dom).isTrue();
      assertThat(new String(Base64.getDecoder().decode(said.group(1)), StandardCharsets.UTF_8))
          .isEqualTo(Smoke.told(PLIES));
    } finally {
      server.stop(0);
    }
  }

  /** Otherwise the browser would be asked for less than it seems. */
  @Test
  void windows_run_out_and_moves_are_taken_back_in_what_is_said() {
    assertThat(Smoke.told(1).lines().filter(line -> line.contains(" entries, ")))
        .hasSize(Games.all().size())
        .noneMatch(line -> line.endsWith(" 0 back"))
        .anyMatch(line -> !line.contains(" 0 timeouts"));
  }

  private String seen(String address) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(chromium()));
    command.addAll(
        List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--user-data-dir=" + folder.resolve("browser"),
            "--virtual-time-budget=60000",
            "--dump-dom",
            address));
    var process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String dom = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return dom;
  }

  /** As the browser tests of the page find it. */
  private static String chromium() {
    return Stream.of(
            System.getenv().getOrDefault("CHROMIUM", ""),
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome")
        .filter(path -> !path.isEmpty() && Files.isExecutable(Path.of(path)))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no Chromium; CHROMIUM may name one"));
  }
}
