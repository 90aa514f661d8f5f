package fr.zizanie.testing.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FaultTest {
  private static final String PATCH =
      """
      tests: server, app
      fault: a window ends a second late

      diff --git a/server/src/main/java/A.java b/server/src/main/java/A.java
      --- a/server/src/main/java/A.java
      +++ b/server/src/main/java/A.java
      @@ -1 +1 @@
      -now >= end
      +now > end
      """;

  @Test
  void a_patch_says_who_hunts_what() {
    Fault fault = Fault.of("late", PATCH);
    assertThat(fault.hunters()).containsExactly("server", "app");
    assertThat(fault.what()).isEqualTo("a window ends a second late");
    assertThat(fault.files()).containsExactly("server/src/main/java/A.java");
  }

  @Test
  void a_patch_without_its_head_is_refused() {
    assertThatThrownBy(() -> Fault.of("late", PATCH.replace("fault:", "")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("late");
  }

  @Test
  void every_planted_fault_fits_the_code() throws IOException, InterruptedException {
    var unfit = new ArrayList<String>();
    try (Stream<Path> patches = Files.list(Path.of("planted"))) {
      for (Path patch : patches.filter(file -> file.toString().endsWith(".patch")).toList()) {
        assertThat(Fault.of(patch.getFileName().toString(), Files.readString(patch)).files())
            .isNotEmpty();
        var git = new ProcessBuilder("git", "apply", "--check", "testing/" + patch);
        git.environment().put("GIT_CEILING_DIRECTORIES", Path.of("../..").toRealPath().toString());
        git.directory(Path.of("..").toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
        if (git.start().waitFor() != 0) unfit.add(patch.getFileName().toString());
      }
    }
    assertThat(unfit).isEmpty();
  }

  @Test
  void a_find_is_kept_as_a_line() {
    Find find = new Find("abc", "late", "server A#a\t[1]", 12);
    assertThat(Find.of(find.line())).isEqualTo(find);
    assertThat(new Find("abc", "late", "", 12).missed()).isTrue();
  }
}
