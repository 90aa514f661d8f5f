package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.time.HandTime;
import fr.zizanie.table.games.Offering;
import fr.zizanie.table.games.Offering.Endpoint;
import fr.zizanie.table.shelf.Shelf;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that has just begun, in a process in which nothing has been read yet. */
class PreloadTest {
  @TempDir Path data;

  @Test
  void no_virtual_thread_reads_what_comes_with_the_program() throws IOException {
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Watched.class.getName(),
                data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (var out = child.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.lines().toList()).containsExactly("visited");
    } finally {
      child.destroyForcibly();
    }
  }

  /** Visits all that games tell, begins a match of each, and says what virtual threads read. */
  static final class Watched {
    private Watched() {}

    public static void main(String[] args) {
      try {
        watch(args);
      } catch (IOException | RuntimeException | AssertionError e) {
        e.printStackTrace();
      }
      // A server that stands still would keep the process.
      Runtime.getRuntime().halt(0);
    }

    private static void watch(String[] args) throws IOException {
      var folder = Path.of(args[0]);
      var kept = folder.resolve("reads.jfr");
      try (var recording = new Recording()) {
        recording.enable("jdk.FileRead").withThreshold(Duration.ZERO).withStackTrace();
        recording.enable("jdk.VirtualThreadStart");
        recording.start();
        try (var server = ZizanieServer.start(Settings.local(folder), Stage.at(new HandTime()))) {
          var ann = Visitor.at(server.port());
          Shelf.all().forEach(offering -> visit(ann, offering));
        }
        recording.stop();
        recording.dump(kept);
      }
      var events = RecordingFile.readAllEvents(kept);
      events.stream()
          .filter(read -> bundled(read) && read.getThread().isVirtual())
          .map(Watched::reader)
          .distinct()
          .forEach(System.out::println);
      // Whatever is found at all: what the starting thread read, and that others are virtual.
      boolean watched = events.stream().anyMatch(Watched::bundled);
      boolean virtual =
          events.stream()
              .anyMatch(e -> e.getEventType().getName().equals("jdk.VirtualThreadStart"));
      System.out.println(watched && virtual ? "visited" : "nothing was recorded");
    }

    private static void visit(Visitor ann, Offering offering) {
      var profile = offering.game().profile();
      var told = offering.endpoints().stream().filter(Endpoint.Told.class::isInstance);
      Stream.concat(Stream.of("look", "cards", "lessons", "first"), told.map(Endpoint::name))
          .forEach(name -> ann.get("/api/games/" + profile.id() + "/" + name));
      ann.write("POST", "/api/games/" + profile.id() + "/first", "{\"done\":[]}");
      ann.write(
          "POST",
          "/api/matches",
          "{\"game\":\"%s\",\"opponent\":\"computer\",\"level\":1}".formatted(profile.id()));
    }

    private static String reader(RecordedEvent read) {
      return read.getStackTrace().getFrames().stream()
          .map(frame -> frame.getMethod().getType().getName() + "." + frame.getMethod().getName())
          .filter(name -> name.startsWith("fr.zizanie."))
          .findFirst()
          .orElse(read.getString("path"));
    }

    /** Whoever loads a class holds its thread, and can wait for nobody who has none. */
    private static boolean bundled(RecordedEvent read) {
      return read.getEventType().getName().equals("jdk.FileRead")
          && read.getThread() != null
          && String.valueOf(read.getString("path")).matches(".*\\.(json|properties|txt|jar)")
          && read.getStackTrace().getFrames().stream()
              .noneMatch(frame -> frame.getMethod().getName().equals("loadClass"));
    }
  }
}
