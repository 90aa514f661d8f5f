package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is shipped to start a server starts it as the launcher does. */
class DeployTest {
  private static final Path ROOT = Path.of("..");

  private static String text(String file) throws IOException {
    return Files.readString(ROOT.resolve(file));
  }

  @Test
  void every_way_to_start_ends_without_memory_and_gives_memory_back() throws IOException {
    for (String file :
        List.of(
            "zizanie", "deploy/archive/zizanie", "deploy/zizanie.service", "deploy/Containerfile"))
      assertThat(text(file))
          .as(file)
          .contains(
              "-XX:+ExitOnOutOfMemoryError",
              "-XX:G1PeriodicGCInterval=60000",
              "-XX:+UseCompactObjectHeaders",
              "--enable-native-access=ALL-UNNAMED",
              "--sun-misc-unsafe-memory-access=allow");
  }

  @Test
  void the_container_runs_the_program_without_the_lab() throws IOException {
    assertThat(text("deploy/Containerfile"))
        .contains("COPY app/target/zizanie-server.jar ", "\"/opt/zizanie/zizanie-server.jar\"]")
        .doesNotContain("zizanie-all.jar");
  }

  @Test
  void the_container_copies_what_is_there_and_starts_what_it_copied() throws IOException {
    String container = text("deploy/Containerfile");
    var copied =
        Pattern.compile("^COPY (\\S+) (\\S+)$", Pattern.MULTILINE)
            .matcher(container)
            .results()
            .toList();
    for (var copy : copied)
      if (copy.group(1).startsWith("app/target/"))
        assertThat(text("app/pom.xml"))
            .contains("}/" + copy.group(1).substring("app/target/".length()) + "</outputFile>");
      else assertThat(ROOT.resolve(copy.group(1))).isRegularFile();
    assertThat(Pattern.compile("\"(/opt/[^\"]+)\"").matcher(container).results())
        .isNotEmpty()
        .allSatisfy(
            started -> assertThat(copied).anyMatch(copy -> copy.group(2).equals(started.group(1))));
  }

  @Test
  void the_archives_launcher_names_every_command_of_the_program() throws IOException {
    String help = text("deploy/archive/zizanie").replace('\n', ' ');
    var workshop = List.of("test", "dev", "javadoc", "release", "bench", "load", "storm");
    Pattern.compile("^ +\\./zizanie ([a-z]+)", Pattern.MULTILINE)
        .matcher(text("zizanie"))
        .results()
        .map(found -> found.group(1))
        .filter(command -> !workshop.contains(command))
        .forEach(command -> assertThat(help).containsPattern("[ ,]" + command + "[ ,;.]"));
  }

  @Test
  void every_variable_that_is_set_is_explained() throws IOException {
    String documents = text("docs/operating.md");
    for (String file : List.of("deploy/zizanie.service", "deploy/Containerfile", "deploy/ready"))
      Pattern.compile("ZIZANIE_[A-Z_]+")
          .matcher(text(file))
          .results()
          .forEach(found -> assertThat(documents).as(file).contains("`" + found.group() + "`"));
  }
}
