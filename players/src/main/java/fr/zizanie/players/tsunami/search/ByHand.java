package fr.zizanie.players.tsunami.search;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Size;

/** Knowledge set by hand. The games that a {@link Policy} is learnt from are played with it. */
record ByHand() implements Knowledge {
  /** Imaginary games that a stone far from all others has lost on the first two lines. */
  private static final int EDGE = 310;

  /** Imaginary games of such a stone where corners are begun, six of ten won. */
  private static final int CORNER = 60;

  @Override
  public void tell(Features features, int[] stones, int[] games, int[] won) {
    Playout playout = features.playout();
    Goban board = playout.board;
    for (int i = 0; i < stones.length; i++) {
      int place = stones[i];
      add(games, won, i, 10, 5);
      int hint = features.hint(place);
      if (hint == Tactics.LOST) add(games, won, i, 15, 0);
      else if (hint > 0) add(games, won, i, hint, hint);
      if (Patterns.fits(board, place)) add(games, won, i, 10, 10);
      int steps = features.steps(place);
      if (steps >= 1 && steps <= 3) {
        int near = steps == 3 ? 8 : 26 - 2 * steps;
        add(games, won, i, near, near);
      }
      if (playout.liberties(features.side(), place, 2) < 2) add(games, won, i, 10, 0);
      int line = board.lines().line(Places.point(place));
      boolean corner = corner(board.lines(), Places.point(place));
      if (line > 3 && !corner || !lonely(board, place)) continue;
      if (line == 3) add(games, won, i, 10, 10);
      if (line < 3) add(games, won, i, EDGE, 0);
      if (corner) add(games, won, i, CORNER, CORNER * 6 / 10);
    }
  }

  /** Whether a point is the third or fourth from both edges of a corner. */
  private static boolean corner(Size size, int point) {
    int far = size.lines() - 1;
    int column = Math.min(Grid.column(point), far - Grid.column(point));
    int row = Math.min(Grid.row(point), far - Grid.row(point));
    return Math.min(column, row) >= 2 && Math.max(column, row) <= 3;
  }

  private static void add(int[] games, int[] won, int i, int more, int wins) {
    games[i] += more;
    won[i] += wins;
  }

  private static boolean lonely(Goban board, int place) {
    int point = Places.point(place);
    for (int p : Points.block(point, 7).stream().toArray()) {
      int cell = board.at(Places.of(p));
      if (Grid.distance(p, point) <= 3 && (cell == 1 || cell == 2)) return false;
    }
    return true;
  }
}
