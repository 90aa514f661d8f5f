package fr.zizanie.testbed;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Lengthy;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./zizanie release --check}: two builds are equal, and the archive starts without Java. */
@Lengthy
class ReleasedTest {
  @Test
  void two_builds_are_equal_and_the_archive_needs_no_java(@TempDir Path out)
      throws IOException, InterruptedException {
    var builder =
        new ProcessBuilder("./zizanie", "release", "--check", "--to", out.toString())
            .directory(new File(".."))
            .redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    var process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    assertThat(out.resolve("SHA256SUMS")).isNotEmptyFile();
  }
}
