package fr.zizanie.rules.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Grid;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Only what the rules (rules, 1) call certain, so that a later correction is one line of the data
 * file.
 */
class DiagramsTest {
  /** Kind, distance, directions it has for certain, directions it lacks for certain. */
  @ParameterizedTest
  @CsvSource({
    "1, 4, N, NE E SE S SW W NW",
    "2, 3, N SE SW, NE E S W NW",
    "3, 2, N, NE E W NW",
    "4, 2, N E W, NE NW",
    "5, 2, N E W, SE S SW",
    "6, 1, N NE E SE S SW W NW, ''",
    "7, 1, N E W, ''",
    "8, 1, NE E W NW, N",
    "9, 2, NE E W NW, N SE S SW",
    "10, 2, NE NW, N E W",
    "11, 2, NE S NW, N E SE SW W",
    "12, 3, NE NW, N E SE S SW W"
  })
  void the_certain_facts_hold(int kind, int distance, String has, String lacks) {
    for (int direction = 0; direction < 8; direction++) {
      String name = Grid.DIRECTIONS.get(direction);
      int reach = Diagrams.reach(kind, direction);
      assertThat(reach).isIn(0, distance);
      if (List.of(has.split(" ")).contains(name)) assertThat(reach).as(name).isEqualTo(distance);
      if (List.of(lacks.split(" ")).contains(name)) assertThat(reach).as(name).isZero();
    }
  }

  @Test
  void diagrams_are_symmetric_and_all_different() {
    var all = new HashSet<List<Integer>>();
    for (int kind = 1; kind <= 12; kind++) {
      var reach = new ArrayList<Integer>();
      for (int d = 0; d < 8; d++) reach.add(Diagrams.reach(kind, d));
      for (int d = 0; d < 8; d++) assertThat(reach.get(d)).isEqualTo(reach.get((8 - d) % 8));
      assertThat(all.add(reach)).isTrue();
    }
  }

  @Test
  void only_the_promotable_four_can_never_retreat() {
    for (int kind = 1; kind <= 12; kind++) {
      boolean retreats =
          Diagrams.reach(kind, 3) + Diagrams.reach(kind, 4) + Diagrams.reach(kind, 5) > 0;
      assertThat(Diagrams.promotable(kind)).isEqualTo(!retreats);
      assertThat(Diagrams.promotable(kind)).isEqualTo(List.of(1, 5, 9, 12).contains(kind));
    }
  }

  @Test
  void a_promoted_piece_goes_one_or_two_squares_anywhere() {
    for (int d = 0; d < 8; d++) assertThat(Diagrams.promotedReach(d)).isEqualTo(2);
  }

  @Test
  void abbotts_board_begins_as_in_section_2() {
    assertThat(Scene.dealt("a").board())
        .isEqualTo("2vts1pon2/2lkh1eca2/11/11/11/5*5/11/11/11/2ACE1HKL2/2NOP1STV2");
  }

  @Test
  void in_the_stronghold_edition_x_stands_in_the_middle() {
    assertThat(Scene.dealt("a", "edition=spies").board())
        .isEqualTo("2vtsxpon2/2lkh1eca2/11/11/11/5*5/11/11/11/2ACE1HKL2/2NOPXSTV2");
  }
}
