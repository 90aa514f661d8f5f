package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Making a network as a user does. */
class TrainCommandTest {
  @TempDir private Path folder;

  private int train(String out, String... more) {
    var args = new ArrayList<>(List.of("train", "mutation", "--visits", "30", "--epochs", "2"));
    args.addAll(List.of("--hidden", "4", "--out", folder.resolve(out).toString()));
    args.addAll(List.of(more));
    return Main.run(args.toArray(String[]::new));
  }

  private byte[] bytes(String name) throws IOException {
    return Files.readAllBytes(folder.resolve(name));
  }

  @Test
  void the_same_numbers_make_the_same_network_however_it_was_stopped() throws IOException {
    assertThat(train("whole", "--games", "4")).isZero();
    String kept = folder.resolve("kept").toString();
    assertThat(train("part", "--games", "2", "--threads", "1", "--keep", kept)).isZero();
    byte[] all = bytes("kept");
    Files.write(Path.of(kept), java.util.Arrays.copyOf(all, all.length - 5));
    assertThat(train("resumed", "--games", "4", "--keep", kept)).isZero();
    assertThat(bytes("resumed")).isEqualTo(bytes("whole")).hasSizeLessThan(300_000);
    assertThat(train("other", "--games", "4", "--seed", "2")).isZero();
    assertThat(bytes("other")).isNotEqualTo(bytes("whole"));
    assertThat(train("no", "--games", "4", "--seed", "2", "--keep", kept)).isEqualTo(1);
  }

  @Test
  void games_without_network_are_refused() {
    assertThat(Main.run("train", "tsunami", "--games", "1")).isEqualTo(1);
    assertThat(train("none", "--games", "0")).isEqualTo(1);
  }
}
