package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Size;
import fr.zizanie.rules.tsunami.go.Stones;
import java.util.ArrayList;
import java.util.List;

/** The stones that nodes before the first move put down, the later over the earlier. A value. */
record SgfSetUp(Size size, Points black, Points white) {
  private static final List<String> NAMES = List.of("AB", "AW", "AE");

  static SgfSetUp empty(Size size) {
    return new SgfSetUp(size, Points.NONE, Points.NONE);
  }

  static boolean in(SgfNode node) {
    return NAMES.stream().anyMatch(node::has);
  }

  /** {@return the stones after the set-up of another node} */
  SgfSetUp with(SgfNode node) {
    Points toBlack = node.points("AB", size);
    Points toWhite = node.points("AW", size);
    Points toEmpty = node.points("AE", size);
    if (toBlack.meets(toWhite) || toEmpty.meets(toBlack.or(toWhite))) {
      Points twice = toBlack.and(toWhite).or(toEmpty.and(toBlack.or(toWhite)));
      String at = Grid.name(twice.first());
      throw BadSgf.at(
          node, " : " + at + " y figure deux fois.", ": " + at + " is set up twice in it.");
    }
    Points gone = toBlack.or(toWhite).or(toEmpty);
    return new SgfSetUp(size, black.minus(gone).or(toBlack), white.minus(gone).or(toWhite));
  }

  /** After the first move only what changes nothing is set up: cards aren’t told by SGF. */
  static void unchanged(SgfNode node, Stones stones) {
    var now = new SgfSetUp(stones.size(), stones.of(Seat.FIRST), stones.of(Seat.SECOND));
    if (now.with(node).equals(now)) return;
    String name = NAMES.stream().filter(node::has).findFirst().orElseThrow();
    throw BadSgf.at(
        node,
        " : "
            + name
            + " change des pierres après le premier coup, comme une carte ; une partie"
            + " avec cartes s’ouvre depuis son fichier de partie (.txt).",
        ": "
            + name
            + " changes stones after the first move, as a card does; a game with cards is"
            + " opened from its game file (.txt).");
  }

  /** {@return the rows of a position, the highest first} */
  Tree rows() {
    var rows = new ArrayList<Tree>();
    for (int row = size.lines() - 1; row >= 0; row--) {
      var line = new StringBuilder();
      for (int c = 0; c < size.lines(); c++) {
        int p = Grid.point(c, row);
        line.append(black.has(p) ? 'X' : white.has(p) ? 'O' : '.');
      }
      rows.add(new Tree.Text(line.toString()));
    }
    return new Tree.Items(rows);
  }
}
