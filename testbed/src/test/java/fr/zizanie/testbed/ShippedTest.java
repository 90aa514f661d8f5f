package fr.zizanie.testbed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What ships has no door for tests, and in a container no lab. */
class ShippedTest {
  private static final String COMMAND_LINE = "zizanie-all.jar";
  private static final String CONTAINER = "zizanie-server.jar";

  private static Path jar(String name) {
    return Path.of("../app/target", name);
  }

  private static List<String> entries(String name) throws IOException {
    try (var jar = new JarFile(jar(name).toFile())) {
      return jar.stream().map(ZipEntry::getName).toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {COMMAND_LINE, CONTAINER})
  void the_program_has_no_class_of_the_tests(String name) throws IOException {
    assertThat(entries(name))
        .contains("fr/zizanie/server/time/MachineTime.class")
        .noneMatch(entry -> entry.startsWith("fr/zizanie/test"))
        .noneMatch(
            entry -> entry.matches("fr/zizanie.*(Test|/Hand(Time|Alarms)|/PlannedDraws)[$.].*"));
  }

  @Test
  void the_command_line_carries_the_lab_and_the_container_does_not() throws IOException {
    assertThat(entries(COMMAND_LINE))
        .anyMatch(entry -> entry.startsWith("fr/zizanie/lab/"))
        .contains("META-INF/services/fr.zizanie.terminal.Laboratory");
    assertThat(entries(CONTAINER))
        .noneMatch(entry -> entry.startsWith("fr/zizanie/lab/"))
        .doesNotContain("META-INF/services/fr.zizanie.terminal.Laboratory");
  }

  @Test
  void asked_for_it_the_container_says_who_has_it() throws IOException, InterruptedException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var process =
        new ProcessBuilder(
                java,
                "-XX:TieredStopAtLevel=1",
                "-jar",
                jar(CONTAINER).toString(),
                "arena",
                "felon")
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(said)
        .isEqualTo(
            "zizanie: this program for servers leaves the lab out, and 'arena' with it; the command"
                + " line has both (./zizanie, zizanie-all.jar)\n");
  }
}
