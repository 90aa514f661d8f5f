package fr.zizanie.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders of tests. */
class ScratchTest {
  @TempDir(factory = Scratch.class)
  Path one;

  @TempDir(factory = Scratch.class)
  Path other;

  @Test
  void each_is_new_and_can_be_written_to() throws IOException {
    assertThat(one).isEmptyDirectory().isNotEqualTo(other);
    Files.writeString(one.resolve("a"), "b");
    assertThat(other).isEmptyDirectory();
  }
}
