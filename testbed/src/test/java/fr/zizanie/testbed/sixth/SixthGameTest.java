package fr.zizanie.testbed.sixth;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Eventually;
import fr.zizanie.testing.Lengthy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * The list of docs/adding-a-game.md, walked with Oxo: a copy of the repository gets its folders and
 * its lines, is built, and plays it.
 */
@Lengthy
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SixthGameTest {
  private static final Path OXO = Path.of("src/test/sixth");
  private static final Pattern READY = Pattern.compile("ready at http://([^/]+)/");
  private static final int PERFT_6 = 54_720;

  private Copy copy;
  private List<Edit> lines;
  private Process server;
  private Guest guest;

  @BeforeAll
  void add_the_game_and_build() throws IOException, InterruptedException {
    copy = Copy.in(Path.of("../target/sixth").toAbsolutePath().normalize());
    var added = copy.add(OXO);
    added.remove("lines.txt");
    Files.delete(copy.home().resolve("lines.txt"));
    assertThat(added).allMatch(file -> file.contains("/oxo/") || file.matches("docs/rules/oxo.*"));
    lines = Edit.of(OXO.resolve("lines.txt"));
    for (Edit line : lines) copy.edit(line);
    assertThat(copy.run("", "./zizanie", "perft", "oxo", "--depth", "6")).contains("" + PERFT_6);
    var serve = List.of("./zizanie", "serve", "--port", "0", "--data", "target/data");
    server = copy.start("", serve);
    var ready = server.inputReader().lines().map(READY::matcher).filter(m -> m.find()).findFirst();
    guest = new Guest(ready.orElseThrow().group(1));
  }

  @AfterAll
  void stop() throws InterruptedException {
    if (server == null) return;
    server.descendants().forEach(ProcessHandle::destroy);
    server.destroy();
    server.waitFor();
  }

  @Test
  void a_module_has_one_line_of_it_outside_its_folders() {
    assertThat(copy.changed(lines).values()).allSatisfy(found -> assertThat(found).hasSize(1));
  }

  @Test
  void two_play_it_to_its_win() throws IOException, InterruptedException {
    String match = guest.begin(wish("screen", "white"));
    try (var line = guest.new Line(match)) {
      assertThat(line.play("white", "d4", 0)).isEqualTo("refused");
      var tokens = List.of("a1", "b1", "b2", "c1", "c3");
      for (int i = 0; i < tokens.size(); i++)
        assertThat(line.play(i % 2 == 0 ? "white" : "black", tokens.get(i), i))
            .isEqualTo("accepted");
    }
    var end = guest.sheet(match);
    assertThat(end.path("outcome").path("winner").asString("")).isEqualTo("white");
    assertThat(end.path("board").path("pieces").size()).isEqualTo(5);
  }

  @Test
  void the_computer_plays_it_to_its_end() throws IOException, InterruptedException {
    String match = guest.begin(wish("computer", "white"));
    try (var line = guest.new Line(match)) {
      while (true) {
        Eventually.until("the computer's move", () -> !turn(match).equals("black"));
        var sheet = guest.sheet(match);
        if (!sheet.path("outcome").isNull()) break;
        String free = sheet.path("offer").path("words").get(0).stringValue();
        assertThat(line.play("white", free, sheet.path("version").asInt())).isEqualTo("accepted");
      }
    }
    assertThat(guest.sheet(match).path("outcome").path("reason").asString("")).isIn("line", "full");
  }

  private String turn(String match) throws IOException, InterruptedException {
    return guest.sheet(match).path("turn").asString("");
  }

  private static String wish(String opponent, String seat) {
    return """
    {"game":"oxo","options":{},"opponent":"%s","level":1,"seat":"%s"}\
    """
        .formatted(opponent, seat);
  }

  @Test
  void its_first_screens_are_drawn() throws IOException, InterruptedException {
    assertThat(guest.get("/api/games"))
        .isEqualTo(Files.readString(copy.home().resolve("web/first/games.json")));
    assertThat(guest.get("/games/oxo")).contains("Three in a line on nine squares.");
    assertThat(guest.get("/rules/oxo")).contains("How to play Oxo");
    assertThat(guest.get("/g/" + guest.begin(wish("screen", "white"))))
        .contains("/assets/oxo-", "data-board");
  }

  @Test
  void the_laws_find_it() throws IOException, InterruptedException {
    copy.run(
        "",
        "mvn",
        "-q",
        "-B",
        "-ntp",
        "-Dspotless.check.skip=true",
        "-Dsurefire.failIfNoSpecifiedTests=false",
        "-Dgolden=write",
        "-Dtest=OxoTest,LawsTest,GoldenTest,LessonsTest,ArchitectureTest,ShelfTest,GameNamesTest,SmokeTest",
        "-pl",
        "testing,rules,players,sheets,server,browser",
        "-am",
        "test");
    assertThat(copy.home().resolve("rules/src/test/resources/golden/oxo-1.txt")).exists();
    assertThat(copy.run("", "./zizanie", "fuzz", "oxo", "--plies", "20000")).contains("20000");
  }

  @Test
  void the_page_is_whole() throws IOException, InterruptedException {
    copy.run("web", "npm", "run", "-s", "check");
    copy.run("web", "npx", "prettier", "--check", "src/games/oxo");
    copy.run("web", "npx", "vitest", "run", "--dir", "test", "layers", "groups");
    copy.run("web", "npm", "run", "-s", "size");
  }

  @Test
  void it_is_measured() throws IOException, InterruptedException {
    assertThat(copy.run("", "./zizanie", "bench", "--quick", "--only", "oxo-p"))
        .contains("oxo-playouts", "oxo-perft");
  }
}
