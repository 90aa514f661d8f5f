package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher in a fresh clone, with a Maven and an npm that swallow their standard input and a
 * Java that repeats it.
 */
class LauncherTest {
  @TempDir private Path clone;

  @BeforeEach
  void nothing_is_built_yet() throws IOException {
    Files.copy(Path.of("../zizanie"), clone.resolve("zizanie"));
    script("tools/mvn", "cat >/dev/null; mkdir -p app/target bench/target");
    script("tools/npm", "cat >/dev/null");
    script("deploy/release", "cat; echo a line for the program");
    script("jdk/bin/javac", "cat >/dev/null");
    script("jdk/bin/javadoc", "cat");
    script(
        "jdk/bin/java",
        "case $1 in -Xshow*) echo ' java.specification.version = 25'; cat ;; *) cat ;; esac");
  }

  private void script(String name, String does) throws IOException {
    Path file = clone.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + does + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  /** What a command prints that is given one line. */
  private String told(String command) throws IOException, InterruptedException {
    var builder =
        new ProcessBuilder("/bin/sh", "-c", "exec ./zizanie " + command).directory(clone.toFile());
    builder.environment().put("JAVA_HOME", clone.resolve("jdk").toString());
    builder.environment().put("CHROMIUM", clone.resolve("tools/npm").toString());
    builder
        .environment()
        .merge("PATH", "", (path, _) -> clone.resolve("tools") + File.pathSeparator + path);
    // A file, not a pipe: a command that reads nothing may be over before one writes.
    Path line = Files.writeString(clone.resolve("line"), "a line for the program\n");
    var process =
        builder.redirectInput(line.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(command).isTrue();
    return out;
  }

  @Test
  void what_is_piped_into_a_command_is_for_the_program_and_not_for_the_build()
      throws IOException, InterruptedException {
    var commands =
        Pattern.compile("^ +\\./zizanie ([a-z]+)", Pattern.MULTILINE)
            .matcher(told("help"))
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(commands).contains("engine", "gtp", "uci", "replay", "bench", "load", "test");
    for (String command : commands) {
      Files.deleteIfExists(clone.resolve("app/target/zizanie-all.jar"));
      Files.deleteIfExists(clone.resolve("bench/target/bench-all.jar"));
      assertThat(told(command)).as(command).isEqualTo("a line for the program\n");
    }
  }
}
