package fr.zizanie.testbed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** What ships has no door for tests. */
class ShippedTest {
  private static final Path JAR = Path.of("../app/target/zizanie-all.jar");

  @Test
  void the_program_has_no_class_of_the_tests() throws IOException {
    try (var jar = new JarFile(JAR.toFile())) {
      var own =
          jar.stream()
              .map(ZipEntry::getName)
              .filter(name -> name.startsWith("fr/zizanie/"))
              .toList();
      assertThat(own)
          .contains("fr/zizanie/server/time/MachineTime.class")
          .noneMatch(name -> name.startsWith("fr/zizanie/test"))
          .noneMatch(name -> name.matches(".*(Test|/Hand(Time|Alarms)|/PlannedDraws)[$.].*"));
    }
  }
}
