package fr.zizanie.rules.tsunami.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Area scoring: small cases of our own, and final boards of an online server where they are. */
class AreaTest {
  /** Beside the project, where it is; with -Doutside=DIR elsewhere. */
  private static final Path BOARDS =
      Path.of(System.getProperty("outside", "../../shared/data"), "go", "autoscore");

  private static Area area(String... rows) {
    return Area.of(Stones.ofRows(SceneRows.corner(rows)));
  }

  @Test
  void an_empty_board_belongs_to_nobody_and_one_stone_owns_it() {
    assertThat(Area.of(Stones.none(Size.THIRTEEN)).count(0)).isEqualTo(169);
    assertThat(area("X").count(1)).isEqualTo(169);
  }

  @Test
  void points_between_both_colours_are_nobody_s() {
    var area = area(".XO", "XXO", "OOO", "...");
    assertThat(area.owner(Grid.parse("A13"))).isEqualTo(1);
    assertThat(area.count(1)).isEqualTo(4);
    assertThat(area.count(2)).isEqualTo(165);
    assertThat(area("X.O", "X.O", "X.O").count(0)).isEqualTo(169 - 6);
  }

  @Test
  void eyes_in_seki_count_and_shared_liberties_do_not() {
    // Both chains live by the shared liberties C12 and A11; Black has an eye besides.
    var area = area(".XOO.", "XX.OO", ".OOO.", "OO...");
    assertThat(area.owner(Grid.parse("A13"))).isEqualTo(1);
    assertThat(area.owner(Grid.parse("C12"))).isZero();
    assertThat(area.owner(Grid.parse("A11"))).isZero();
  }

  @Test
  void final_boards_of_an_online_server_have_the_owners_that_people_found() throws IOException {
    assumeTrue(Files.isDirectory(BOARDS), "skipped: no boards in " + BOARDS);
    int points = 0;
    int differ = 0;
    try (var files = Files.list(BOARDS)) {
      for (Path file : files.sorted().toList()) {
        String text = Files.readString(file);
        var board = rows(text, "board");
        var owners = rows(text, "correct_ownership");
        int size = board.size();
        byte[] cells = new byte[size * size];
        for (int i = 0; i < cells.length; i++) {
          int cell = " bW".indexOf(board.get(i / size).charAt(i % size));
          int owner = " BW".indexOf(owners.get(i / size).charAt(i % size));
          cells[i] = (byte) (owner > 0 && cell > 0 && owner != cell ? 0 : cell);
        }
        Area area = Area.of(cells, size, size);
        for (int i = 0; i < cells.length; i++) {
          int owner = " BW".indexOf(owners.get(i / size).charAt(i % size));
          if (owner <= 0) continue;
          points++;
          if (area.owner(i) != owner) differ++;
        }
      }
    }
    assertThat(points).isGreaterThan(5000);
    // One point in a seki, which people gave to White by Japanese rules.
    assertThat(differ).isLessThanOrEqualTo(1);
  }

  private static List<String> rows(String text, String field) {
    var list = Pattern.compile("\"" + field + "\":\\s*\\[([^\\]]*)\\]").matcher(text);
    assertThat(list.find()).isTrue();
    var out = new ArrayList<String>();
    var row = Pattern.compile("\"([^\"]*)\"").matcher(list.group(1));
    while (row.find()) out.add(row.group(1));
    return out;
  }
}
