package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A release that can't be made says why before anything is built. */
class ReleaseTest {
  private static final Path DEPLOY = Path.of("../deploy").toAbsolutePath().normalize();

  @TempDir private Path scratch;

  /** What the script says with this JDK, which must fail. */
  private String refused(Path jdk, String... arguments) throws IOException, InterruptedException {
    return refused(DEPLOY.resolve("release"), jdk, arguments);
  }

  private String refused(Path script, Path jdk, String... arguments)
      throws IOException, InterruptedException {
    var command = Stream.concat(Stream.of("sh", script.toString()), Stream.of(arguments)).toList();
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", jdk.toString());
    var process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isEqualTo(1);
    return said;
  }

  private static Path jdk() {
    return Path.of(System.getProperty("java.home"));
  }

  @Test
  void what_it_does_not_know_is_named() throws IOException, InterruptedException {
    assertThat(refused(jdk(), "--chekc"))
        .isEqualTo("zizanie: release knows no '--chekc'; try ./zizanie release --help\n");
    assertThat(refused(jdk(), "--to")).isEqualTo("zizanie: --to needs a folder\n");
  }

  @Test
  void a_folder_that_cannot_be_written_is_named() throws IOException, InterruptedException {
    Path file = Files.createFile(scratch.resolve("file"));
    assertThat(refused(jdk(), "--to", file + "/folder"))
        .isEqualTo("zizanie: can't write into the folder " + file + "/folder\n");
  }

  @Test
  void a_jdk_that_cannot_link_is_told_in_a_line() throws IOException, InterruptedException {
    assertThat(refused(scratch, "--to", scratch.toString()))
        .isEqualTo(
            "zizanie: the JDK in "
                + scratch
                + " can't link a runtime, as it has no jmods; set JAVA_HOME to another, such as one"
                + " of https://adoptium.net\n");
  }

  @Test
  void what_is_no_commit_is_not_released() throws IOException, InterruptedException {
    Path script = Files.createDirectories(scratch.resolve("deploy")).resolve("release");
    Files.copy(DEPLOY.resolve("release"), script);
    assertThat(refused(script, jdk()))
        .endsWith(scratch.toRealPath() + " isn't a Git repository with one\n");
  }

  @Test
  void the_runtime_is_made_of_modules_that_a_jdk_has() throws IOException {
    List<String> modules = Files.readAllLines(DEPLOY.resolve("modules"));
    assertThat(modules).isSorted().doesNotHaveDuplicates();
    for (String module : modules)
      assertThat(ModuleFinder.ofSystem().find(module)).as(module).isPresent();
  }
}
