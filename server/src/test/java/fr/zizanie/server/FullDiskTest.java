package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A disk that is really full: moves are refused, none is lost, and all goes on when there is room.
 */
class FullDiskTest {
  /** Megabytes. */
  private static final int SIZE = 4;

  @TempDir Path folder;
  private Path disk;
  private boolean mounted;
  private final List<String> accepted = new ArrayList<>();

  @BeforeEach
  void mount() throws IOException, InterruptedException {
    disk = Files.createDirectory(folder.resolve("disk"));
    mounted = run("mount", "-t", "tmpfs", "-o", "size=" + SIZE + "m", "tmpfs", disk.toString());
    assumeTrue(mounted, "a small disk can be made by root only");
  }

  @AfterEach
  void unmount() throws IOException, InterruptedException {
    if (mounted) assertThat(run("umount", disk.toString())).isTrue();
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start()
            .waitFor()
        == 0;
  }

  /** Takes all room that there is. */
  private void fill(Path filler) {
    try (OutputStream out = Files.newOutputStream(filler)) {
      while (true) out.write(new byte[4096]);
    } catch (IOException _) {
      // Now it is full.
    }
  }

  /** Plays the first move that is offered; {@return what is answered}. */
  private String play(Phone phone) {
    String seat = phone.sheet.get("turn").stringValue();
    String move = phone.sheet.get("offer").get("moves").get(0).get("token").stringValue();
    String answer = phone.play(seat, move);
    if (answer.equals("accepted")) accepted.add(move);
    return answer;
  }

  @Announces({"StoreRetry", "Refusals"})
  @Test
  void what_was_accepted_stands_and_play_goes_on_when_there_is_room() throws IOException {
    Path filler = disk.resolve("filler");
    String id;
    Visitor ann;
    try (var server = Served.still(Settings.local(disk.resolve("data")))) {
      ann = Visitor.at(server.port());
      id = ann.create("\"opponent\":\"screen\"");
      var phone = ann.call(id);
      for (int i = 0; i < 5; i++) assertThat(play(phone)).isEqualTo("accepted");
      fill(filler);
      // What the log has room for already may still be taken.
      for (int i = 0; i < 500 && play(phone).equals("accepted"); i++) fill(filler);
      assertThat(play(phone)).isNotEqualTo("accepted");
      assertThat(ann.get("/health").statusCode()).isEqualTo(503);
      assertThat(lines(ann, id)).isEqualTo(accepted);
      Files.delete(filler);
      phone = ann.call(id);
      assertThat(play(phone)).isEqualTo("accepted");
      assertThat(play(phone)).isEqualTo("accepted");
    }
    try (var server = Served.still(Settings.local(disk.resolve("data")))) {
      assertThat(lines(ann.moved(server.port()), id)).isEqualTo(accepted);
    }
  }

  private static List<String> lines(Visitor visitor, String id) {
    var out = new ArrayList<String>();
    visitor
        .json("/api/matches/" + id)
        .get("lines")
        .forEach(line -> out.add(line.get("token").stringValue()));
    return out;
  }
}
