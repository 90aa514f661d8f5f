package fr.zizanie.example;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.Players;
import fr.zizanie.rules.Games;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of the Javadoc are a module of somebody else's, who has the public API only. */
class ExampleTest {
  private static final Path SOURCES = Path.of("src/test/java/fr/zizanie/example");

  @TempDir private Path folder;

  private static String place(Class<?> one) {
    return Path.of(one.getProtectionDomain().getCodeSource().getLocation().getPath()).toString();
  }

  private static String libraries() {
    return place(Games.class) + File.pathSeparator + place(Players.class);
  }

  private String run(String tool, List<String> words) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/" + tool));
    command.addAll(words);
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).as(out).isZero();
    return out;
  }

  @BeforeEach
  void compile() throws IOException, InterruptedException {
    Path descriptor = folder.resolve("module-info.java");
    Files.writeString(descriptor, "module example { requires fr.zizanie.players; }");
    var words = new ArrayList<>(List.of("-p", libraries(), "-d", folder.toString()));
    words.add(descriptor.toString());
    for (String name : List.of("ByHand", "AgainstTheComputer"))
      words.add(SOURCES.resolve(name + ".java").toString());
    run("javac", words);
  }

  private String example(String name, String... words) throws IOException, InterruptedException {
    String modules = libraries() + File.pathSeparator + folder;
    var command =
        new ArrayList<>(List.of("-p", modules, "-m", "example/fr.zizanie.example." + name));
    command.addAll(List.of(words));
    return run("java", command);
  }

  @Test
  void a_game_is_played_by_hand() throws IOException, InterruptedException {
    var lines = example("ByHand").lines().toList();
    assertThat(lines.getFirst()).contains(" e2e4 ");
    assertThat(lines.get(1)).startsWith("e7e2? ");
    assertThat(lines.getLast()).contains("FIRST", "/4p3/4P3/");
  }

  @Test
  void the_computer_plays_every_game() throws IOException, InterruptedException {
    var titles = Games.all().stream().map(game -> game.profile().title()).toList();
    assertThat(example("AgainstTheComputer", "2").lines())
        .containsAll(titles)
        .hasSize(titles.size() * 3);
  }
}
