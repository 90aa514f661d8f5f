package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.tsunami.deck.Filter;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;

/** The stones that a card takes off, all at once. */
public final class Removal {
  private static final int FAR = Grid.SIZE - 1;

  private Removal() {}

  /** {@return the stones on a line counted from an edge} */
  static Points edge(TsunamiState s, Word edge, int line, Filter filter) {
    return stones(
        s,
        filter,
        switch (edge) {
          case SOUTH -> Points.row(line - 1);
          case NORTH -> Points.row(FAR - line + 1);
          case WEST -> Points.column(line - 1);
          default -> Points.column(FAR - line + 1);
        });
  }

  /** {@return the stones of a region that is named by a point} */
  static Points around(TsunamiState s, Op.Region region, int point, int size, Filter filter) {
    return switch (region) {
      case CORNER -> stones(s, filter, Points.block(point, 2 * size - 1));
      case BLOCK -> stones(s, filter, Points.block(point, size));
      default -> stones(s, filter, Points.NONE.with(point));
    };
  }

  static boolean corner(int point) {
    return Grid.column(point) % FAR == 0 && Grid.row(point) % FAR == 0;
  }

  private static Points stones(TsunamiState s, Filter filter, Points region) {
    return region.filter(p -> filter.accepts(s.stones(), s.by(), p));
  }
}
