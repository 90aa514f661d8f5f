package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands as a user types them: the last line, and the exit code. */
class MainTest {
  @TempDir private Path folder;

  private record Ran(int code, String out) {}

  private static Ran run(String... args) {
    var before = System.out;
    var bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      int code = Main.run(args);
      return new Ran(code, bytes.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(before);
    }
  }

  @Test
  void perft_ends_with_its_nodes() {
    assertThat(run("perft", "mutation", "--depth", "3")).isEqualTo(new Ran(0, "nodes 11271\n"));
    var divided =
        run(
            "perft",
            "mutation",
            "--depth",
            "2",
            "--divide",
            "--position",
            "k7/8/8/8/8/8/7P/K7 w - 0 1");
    assertThat(divided.out().lines().toList())
        .contains("h2h4 3")
        .last()
        .asString()
        .startsWith("nodes ");
  }

  @Test
  void fuzz_ends_with_its_count() {
    var ran = run("fuzz", "mutation", "--plies", "2000", "--seed", "5");
    assertThat(ran.code()).isZero();
    assertThat(ran.out().lines().toList().getLast()).isEqualTo("2000 plies, 0 violations");
  }

  @Test
  void wrong_words_are_refused() {
    assertThat(run("perft", "chess", "--depth", "3").code()).isEqualTo(1);
    assertThat(run("perft", "mutation", "--depth", "0").code()).isEqualTo(1);
    assertThat(run("perft", "mutation", "--position", "8/8", "--depth", "1").code()).isEqualTo(1);
    assertThat(run("dance").code()).isEqualTo(2);
    assertThat(run("perft").code()).isEqualTo(2);
  }

  @Test
  void verify_and_replay_exit_zero_only_for_a_right_record() throws IOException {
    Path good = folder.resolve("good.txt");
    Files.writeString(good, "[Game \"mutation\"]\n[Rules \"1\"]\n\n1. e2e4 d7d5 *\n");
    assertThat(run("verify", good.toString()).code()).isZero();
    assertThat(run("replay", good.toString()).out())
        .contains("white  e2-e4")
        .endsWith("not finished\n");
    Path bad = folder.resolve("bad.txt");
    Files.writeString(bad, "[Game \"mutation\"]\n[Rules \"1\"]\n\n1. e2e4 d7d4 *\n");
    assertThat(run("verify", bad.toString()).code()).isEqualTo(1);
    assertThat(run("replay", bad.toString()).code()).isEqualTo(1);
    assertThat(run("verify", folder.resolve("none.txt").toString()).code()).isEqualTo(1);
    Files.write(bad, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertThat(run("verify", bad.toString()).code()).isEqualTo(1);
  }
}
