package fr.zizanie.players.tsunami.search;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is seen of a stone does not depend on how one sits at the board, nor on the colour. */
class FeaturesTest {
  private static final String OWN = "D4 E4 F5 K3 L3 C10 D11 E10 G7 A5 B2";
  private static final String OTHER = "D3 E3 F4 F3 K4 L4 M3 D10 H7 B5 C12 N12 K10";
  private static final String LAST = "H7";

  /** One of eight ways to sit, by its bits: mirrored, turned upside down, its diagonal. */
  private static int seen(int point, int way) {
    int column = Grid.column(point);
    int row = Grid.row(point);
    if ((way & 1) != 0) column = Grid.SIZE - 1 - column;
    if ((way & 2) != 0) row = Grid.SIZE - 1 - row;
    return (way & 4) == 0 ? Grid.point(column, row) : Grid.point(row, column);
  }

  private static void put(Goban board, String names, int side, int way) {
    for (String name : names.split(" ", -1))
      board.play(side, Places.of(seen(Grid.parse(name), way)));
  }

  /** The features of each empty point in the order of the unturned board. */
  private static List<List<Integer>> all(int way, int side) {
    var board = new Goban();
    put(board, OWN, side, way);
    put(board, OTHER, 1 - side, way);
    var playout = new Playout(1);
    playout.begin(board, Places.of(seen(Grid.parse(LAST), way)));
    var features = new Features(playout);
    features.look(side);
    var out = new ArrayList<List<Integer>>();
    for (int p = 0; p < Grid.POINTS; p++) {
      int place = Places.of(seen(p, way));
      if (board.at(place) != 0) continue;
      int[] found = new int[features.of(place)];
      for (int i = 0; i < found.length; i++) found[i] = features.get(i);
      Arrays.sort(found);
      out.add(Arrays.stream(found).boxed().toList());
    }
    return out;
  }

  @Test
  void features_are_the_same_however_the_board_lies_and_for_both_colours() {
    var expected = all(0, 0);
    assertThat(expected.stream().distinct().count()).isGreaterThan(100);
    assertThat(expected).allSatisfy(f -> assertThat(f).allMatch(i -> i >= 0 && i < Features.COUNT));
    for (int way = 0; way < 8; way++)
      for (int side = 0; side < 2; side++) assertThat(all(way, side)).isEqualTo(expected);
  }
}
