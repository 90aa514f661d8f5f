package fr.zizanie.testing.dev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.testing.Eventually;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The development server with programs that only say what the real ones say. */
class DevTest {
  @TempDir private Path home;
  private final List<Process> started = new ArrayList<>();

  @BeforeEach
  void programs() throws IOException {
    script("zizanie", "#!/bin/sh\necho $ZIZANIE_DEV $* is ready at\nexec tail -f /dev/null\n");
    script("web/build", "#!/bin/sh\necho libraries $*\n");
    script(
        "web/node_modules/vite/bin/vite.js",
        "console.log(process.env.ZIZANIE_SERVER, 'ready in'); setInterval(() => {}, 60000);\n");
  }

  private void script(String name, String text) throws IOException {
    Path file = home.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private Process dev(String... words) throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                System.getProperty("java.home") + "/bin/java",
                "-Dzizanie.home=" + home,
                "-cp",
                Dev.class.getProtectionDomain().getCodeSource().getLocation().getPath(),
                Dev.class.getName()));
    command.addAll(List.of(words));
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    started.add(process);
    return process;
  }

  @AfterEach
  void end() throws InterruptedException {
    for (Process process : started) {
      process.destroy();
      process.waitFor();
    }
  }

  private static int free() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static String until(BufferedReader output, String text) throws IOException {
    for (String line = output.readLine(); line != null; line = output.readLine())
      if (line.contains(text)) return line;
    throw new AssertionError("it never said " + text);
  }

  @Test
  void it_starts_both_tells_where_and_stops_both() throws IOException, InterruptedException {
    int port = free();
    var dev = dev("--port", "" + port, "--data", "elsewhere");
    var output = dev.inputReader();
    until(output, "libraries --libraries");
    assertThat(until(output, "is ready at"))
        .matches("1 serve --port \\d+ --data elsewhere is ready at");
    assertThat(until(output, "ready in")).startsWith("http://127.0.0.1:");
    until(output, "open http://127.0.0.1:" + port + "/");
    var parts = dev.descendants().toList();
    assertThat(parts).hasSizeGreaterThanOrEqualTo(2);
    dev.destroy();
    dev.waitFor();
    Eventually.until("both are gone", () -> parts.stream().noneMatch(ProcessHandle::isAlive));
  }

  @Test
  void enter_starts_the_server_anew_and_leaves_the_page() throws IOException {
    var dev = dev("--port", "" + free());
    var output = dev.inputReader();
    until(output, "Ctrl-C stops both");
    dev.outputWriter().write("\n");
    dev.outputWriter().flush();
    until(output, "is ready at");
    until(output, "the server runs anew");
    assertThat(dev.descendants()).hasSize(2);
  }

  @Test
  void what_hinders_it_is_said_in_a_sentence() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = taken.getLocalPort();
      until(
          dev("--port", "" + port).inputReader(), "zizanie: port " + port + " is taken; --port N");
    }
    script("web/build", "#!/bin/sh\necho no network\nexit 1\n");
    var output = dev("--port", "" + free()).inputReader();
    until(output, "no network");
    until(output, "zizanie: the page's libraries could not be installed");
  }

  @Test
  void words_that_it_does_not_know_are_named() {
    for (var wrong :
        Map.of(
                "--port none",
                "number",
                "--port 0",
                "number",
                "--data",
                "a value",
                "--fast",
                "what is --fast?")
            .entrySet())
      assertThatThrownBy(() -> Options.of(wrong.getKey().split(" ")))
          .hasMessageContaining(wrong.getValue());
  }
}
