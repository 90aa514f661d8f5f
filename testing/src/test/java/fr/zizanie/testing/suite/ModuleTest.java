package fr.zizanie.testing.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a module's tests find what they need. */
class ModuleTest {
  @TempDir Path home;

  @Test
  void a_class_path_is_written_once_its_last_jar_stands_there() throws IOException {
    var module = new Module(home, "rules");
    Path one = Files.createFile(home.resolve("one.jar"));
    Path two = Files.createFile(home.resolve("two.jar"));
    Files.createDirectories(module.classPathFile().getParent());
    String whole = one + File.pathSeparator + two;
    for (int length : new int[] {0, 5, whole.length() - 1}) {
      Files.writeString(module.classPathFile(), whole.substring(0, length));
      assertThat(module.classPathWritten()).as("%s of it", length).isFalse();
    }
    Files.writeString(module.classPathFile(), whole);
    assertThat(module.classPathWritten()).isTrue();
  }
}
