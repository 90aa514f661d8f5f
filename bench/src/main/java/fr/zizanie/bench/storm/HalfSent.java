package fr.zizanie.bench.storm;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lines that announce a body of 1 MiB, bring all of it but two bytes, and stop; those that are
 * dropped come again ten seconds later. A guest begins matches beside them, as before them.
 */
final class HalfSent {
  private static final int ANNOUNCED = 1024 * 1024 - 1;
  private static final int MISSING = 2;
  private static final int SECONDS = 30;
  private static final int QUIET_SECONDS = 10;
  private static final int PAUSE_SECONDS = 10;
  private static final int EVERY_MILLIS = 50;
  private static final int ADDRESSES = 8;

  /** As much as docs/operating.md asks for a club. */
  private static final String HEAP = "-Xmx1g";

  /** Where they knock: what is read at all, what is nowhere, and a name that isn't ours. */
  private static final List<String> HEADS =
      List.of(
          head("/api/replay", "localhost"),
          head("/api/matches", "localhost"),
          head("/nothing", "localhost"),
          head("/api/replay", "evil.example"));

  private final int lines;
  private final AtomicInteger opened = new AtomicInteger();
  private volatile boolean over;

  /** So many lines at once. */
  HalfSent(int lines) {
    this.lines = lines;
  }

  private static String head(String path, String host) {
    return """
    POST %s HTTP/1.1\r
    Host: %s\r
    Origin: http://localhost\r
    Content-Type: application/json\r
    Content-Length: %d\r
    \r
    """
        .formatted(path, host, ANNOUNCED);
  }

  /** How long answers took, in milliseconds, and what the server's process held most, in bytes. */
  private record Seen(List<Double> millis, long resident) {
    Seen {
      millis = millis.stream().sorted().toList();
    }

    double millis(int percent) {
      return millis.get(Math.min(millis.size() - 1, millis.size() * percent / 100));
    }
  }

  /** Blows, and {@return a table of what the guest and the server's memory saw} */
  String blown(Path folder) throws IOException, InterruptedException {
    var process = start(folder);
    try (var out = process.inputReader(StandardCharsets.UTF_8);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      String first = out.readLine();
      if (first == null || !first.startsWith(Node.PORT))
        throw new IllegalStateException("the server didn't start");
      int port = Integer.parseInt(first.substring(Node.PORT.length()));
      beside(process, port, 2);
      var quiet = beside(process, port, QUIET_SECONDS);
      for (int i = 0; i < lines; i++) {
        int n = i;
        var _ = threads.submit(() -> goOn(port, n));
      }
      var blown = beside(process, port, SECONDS);
      over = true;
      threads.shutdownNow();
      return table(quiet, blown);
    } finally {
      over = true;
      process.destroyForcibly().waitFor();
    }
  }

  private String table(Seen quiet, Seen blown) {
    var out = new StringBuilder("| figure | quiet | %d lines |\n|---|---|---|\n".formatted(lines));
    for (int percent : List.of(50, 99, 100))
      out.append(
          row(
              "a match is begun, p" + percent + ", ms",
              quiet.millis(percent),
              blown.millis(percent)));
    out.append(row("answers", quiet.millis.size(), blown.millis.size()));
    out.append(
        row("memory of the process at most, MB", quiet.resident / 1e6, blown.resident / 1e6));
    return out.append(row("lines opened", 0, opened.get())).toString();
  }

  private static String row(String name, double quiet, double blown) {
    return String.format(Locale.ROOT, "| %s | %.0f | %.0f |%n", name, quiet, blown);
  }

  private static Process start(Path folder) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            HEAP,
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:G1PeriodicGCInterval=60000",
            "-XX:+UseCompactObjectHeaders",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            System.getProperty("java.class.path"),
            NodeChild.class.getName(),
            "1",
            folder.toString())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** One line after another, until it is over. */
  private void goOn(int port, int n) {
    var address = new byte[] {127, 0, 0, (byte) (2 + n % ADDRESSES)};
    var body = new byte[ANNOUNCED - MISSING];
    Arrays.fill(body, (byte) ' ');
    while (!over) {
      try (var line =
          new Socket(
              InetAddress.getLoopbackAddress(), port, InetAddress.getByAddress(address), 0)) {
        opened.incrementAndGet();
        var out = line.getOutputStream();
        out.write(HEADS.get(n % HEADS.size()).getBytes(StandardCharsets.ISO_8859_1));
        out.write(body);
        line.getInputStream().readAllBytes();
      } catch (IOException _) {
        // It was answered, and closed before all had gone.
      }
      pause();
    }
  }

  private static void pause() {
    try {
      TimeUnit.SECONDS.sleep(PAUSE_SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static Seen beside(Process server, int port, int seconds)
      throws IOException, InterruptedException {
    var taken = new ArrayList<Double>();
    long resident = 0;
    try (var client = HttpClient.newHttpClient()) {
      var begin =
          HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/api/matches"))
              .timeout(Duration.ofSeconds(SECONDS))
              .header("Content-Type", "application/json")
              .POST(
                  HttpRequest.BodyPublishers.ofString(
                      "{\"game\":\"mutation\",\"options\":{},\"opponent\":\"screen\"}"))
              .build();
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
      while (System.nanoTime() - end < 0) {
        long before = System.nanoTime();
        var answer = client.send(begin, HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() == 200) taken.add((System.nanoTime() - before) / 1e6);
        resident = Math.max(resident, resident(server));
        TimeUnit.MILLISECONDS.sleep(EVERY_MILLIS);
      }
    }
    if (taken.isEmpty()) throw new IllegalStateException("the server answered nobody");
    return new Seen(taken, resident);
  }

  private static long resident(Process server) throws IOException {
    if (!server.isAlive())
      throw new IllegalStateException("the server ended: " + server.exitValue());
    try (var lines = Files.lines(Path.of("/proc/" + server.pid() + "/status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> 1024 * Long.parseLong(line.replaceAll("\\D", "")))
          .sum();
    }
  }
}
