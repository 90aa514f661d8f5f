package fr.zizanie.testing.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

/** What Maven says while it builds. */
class BuildTest {
  private static final Path HOME = Path.of("/src/zizanie");

  @Test
  void a_module_is_built_once_its_class_path_is_found_whole() {
    assertThat(Build.built(HOME, found("/src/zizanie/rules/target")))
        .contains(new Module(HOME, "rules"));
    String written = "[INFO] Wrote classpath file '/src/zizanie/rules/target/test.classpath'.";
    assertThat(Build.built(HOME, written)).isEmpty();
  }

  @Test
  void the_folder_that_holds_the_modules_is_none() {
    assertThat(Build.built(HOME, found("/src/zizanie/target"))).isEmpty();
  }

  @Test
  void a_module_that_nobody_told_of_is_missed() {
    var told = new HashSet<>(Module.NAMES);
    assertThat(Build.untold(told)).isEmpty();
    told.remove("server");
    assertThat(Build.untold(told)).containsExactly("server");
  }

  private static String found(String folder) {
    return "[INFO] Skipped writing classpath file '"
        + folder
        + "/test.classpath'.  No changes found.";
  }
}
