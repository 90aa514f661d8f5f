package fr.zizanie.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Seeded games with every state and every viewer's view, held against files: those of the first
 * version of a game's rules, and beside them those of later versions.
 *
 * <p>After a wanted change write them anew with {@code -Dgolden=write} and read the difference.
 */
class GoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/golden");

  static List<Playthrough> playthroughs() {
    return Playthrough.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("playthroughs")
  void the_playthrough_is_as_it_was(Playthrough playthrough) throws IOException {
    String now = playthrough.told();
    Path file = FOLDER.resolve(playthrough + ".txt");
    if ("write".equals(System.getProperty("golden"))) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, now);
    }
    assertThat(now).isEqualTo(Files.readString(file));
  }
}
