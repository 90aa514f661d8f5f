package fr.zizanie.testing.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What Maven says while it builds. */
class BuildTest {
  private static final Path HOME = Path.of("/src/zizanie");

  @Test
  void a_module_is_built_once_its_class_path_is_spoken_of() {
    assertThat(Build.built(HOME, wrote("/src/zizanie/rules/target")))
        .contains(new Module(HOME, "rules"));
  }

  @Test
  void the_folder_that_holds_the_modules_is_none() {
    assertThat(Build.built(HOME, wrote("/src/zizanie/target"))).isEmpty();
  }

  private static String wrote(String folder) {
    return "[INFO] Wrote classpath file '" + folder + "/test.classpath'.";
  }
}
