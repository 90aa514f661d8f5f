package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real process, started by the command line with values from its environment, and stopped. */
class StopTest {
  /** What a JVM ends with that was told to stop and did. */
  private static final int SIGTERM = 128 + 15;

  @TempDir Path data;
  @TempDir Path elsewhere;

  @Test
  void a_server_in_use_stops_when_it_is_told_to() throws IOException, InterruptedException {
    var builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "serve");
    builder.environment().put("ZIZANIE_PORT", "0");
    builder.environment().put("ZIZANIE_DATA", data.toString());
    Path errors = elsewhere.resolve("errors");
    Process child = builder.redirectError(errors.toFile()).start();
    try (BufferedReader out = child.inputReader(StandardCharsets.UTF_8);
        var client = HttpClient.newHttpClient()) {
      String line;
      do {
        line = out.readLine();
        assertThat(line).as(() -> said(errors)).isNotNull();
      } while (!line.startsWith("Zizanie is ready at "));
      var home = URI.create(line.substring(line.indexOf("http")));
      var health = HttpRequest.newBuilder(home.resolve("/health")).build();
      // The connection stays open while the server is told to stop.
      assertThat(client.send(health, BodyHandlers.ofString()).statusCode()).isEqualTo(200);
      child.destroy();
      assertThat(child.waitFor(2, TimeUnit.MINUTES)).isTrue();
      assertThat(child.exitValue()).isEqualTo(SIGTERM);
    } finally {
      child.destroyForcibly();
    }
  }

  private static String said(Path errors) {
    try {
      return Files.readString(errors);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
