package fr.zizanie.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What knows a game by its name stands in that game's folders, or in a list that each game adds a
 * line to.
 */
class GameNamesTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern SOURCE =
      Pattern.compile(".*\\.(java|ts|mts|mjs|svelte|css|html|xml|sql|properties)");
  private static final Pattern BUILT =
      Pattern.compile("(.*/)?(target|dist|node_modules|test-results|\\..+)(/.*)?");
  private static final Pattern TESTS =
      Pattern.compile("(.*/src/test|web/(test|e2e)|testing/src)/.*");

  /** Where each game adds its lines, what is generated of them, and what shows or explains some. */
  private static final Set<String> LISTS =
      Set.of(
          "web/src/wire/generated.ts",
          // Commands say in their help which games have what they do.
          "app/src/main/java/fr/zizanie/app/Play.java",
          "app/src/main/java/fr/zizanie/app/Replay.java",
          "terminal/src/main/java/fr/zizanie/terminal/GameArgument.java",
          "lab/src/main/java/fr/zizanie/lab/commands/ArenaCommand.java",
          "lab/src/main/java/fr/zizanie/lab/engines/Outside.java",
          "lab/src/main/java/fr/zizanie/lab/commands/LabCommand.java",
          "lab/src/main/java/fr/zizanie/lab/commands/TrainCommand.java");

  private static final Pattern COMMENT =
      Pattern.compile("/\\*(?s:.*?)\\*/|<!--(?s:.*?)-->|(?m)(^|\\s)//.*$");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^\\s*(import|package|exports|requires)\\b.*$|from \"[^\"]*\"");
  private static final Pattern TEXT = Pattern.compile("\"[^\"\\n]*\"");

  private static List<String> games() throws IOException {
    try (var folders = Files.list(ROOT.resolve("web/src/games"))) {
      return folders
          .filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    }
  }

  private static Stream<Path> sources() throws IOException {
    return Files.walk(ROOT)
        .filter(Files::isRegularFile)
        .map(ROOT::relativize)
        .filter(path -> {
          String name = path.toString();
          return SOURCE.matcher(name).matches()
              && !BUILT.matcher(name).matches()
              && !TESTS.matcher(name).matches();
        });
  }

  @Test
  void stand_in_the_folders_of_the_games() throws IOException {
    var games = games();
    assertThat(games).hasSizeGreaterThanOrEqualTo(5);
    var found = new ArrayList<String>();
    var listed = new ArrayList<String>();
    try (var sources = sources()) {
      for (Path source : sources.sorted().toList())
        for (String game : games) {
          if (List.of(source.toString().split("[/.]", -1)).contains(game)) continue;
          if (named(source, game))
            (LISTS.contains(source.toString()) ? listed : found).add(source.toString());
        }
    }
    assertThat(found).isEmpty();
    assertThat(Set.copyOf(listed)).isEqualTo(LISTS);
  }

  /** In Java a name is text in quotation marks; elsewhere it is any word. */
  private static boolean named(Path source, String game) throws IOException {
    String text = Files.readString(ROOT.resolve(source));
    text = IMPORT.matcher(COMMENT.matcher(text).replaceAll(" ")).replaceAll(" ");
    var name = Pattern.compile("(?<![A-Za-z])" + game + "(?![A-Za-z])");
    return source.toString().endsWith(".java")
        ? TEXT.matcher(text).results().anyMatch(word -> name.matcher(word.group()).find())
        : name.matcher(text).find();
  }
}
