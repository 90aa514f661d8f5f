package fr.zizanie.players.tsunami.search;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;

/**
 * Gives the numbers of the features of each stone that may be placed. They stay the same however
 * the board is turned or mirrored and whichever colour is to move. It looks at the board of a
 * playout.
 */
public final class Features {
  private static final int NEAR = 3;
  private static final int LINES = 7;
  private static final int SHAPES = 0;
  private static final int LOCAL = SHAPES + Neighbours.COUNT;
  private static final int LINE = LOCAL + Neighbours.COUNT;
  private static final int PHASE = LINE + 2 * LINES;
  private static final int OFFSETS = PHASE + 3 * LINES;
  private static final int STEPS = OFFSETS + 2 * 4 * 16;
  private static final int AWAY = STEPS + 4;
  private static final int HINT = AWAY + 16;
  private static final int TAKES = HINT + 5;
  private static final int ATARI = TAKES + 3;
  private static final int SAVES = ATARI + 3;
  private static final int EXTENDS = SAVES + 3;
  private static final int LIBERTIES = EXTENDS + 3;
  private static final int FITS = LIBERTIES + 4;

  /** The number of features. */
  public static final int COUNT = FITS + 1;

  /** Most features of one stone. */
  public static final int MOST = 80;

  /** The ways to the places around beyond the eight neighbours, and the kinds of these ways. */
  private static final int[] WAYS = new int[40];

  private static final int[] RIGHT = new int[40];
  private static final int[] ABOVE = new int[40];
  private static final int[] KINDS = new int[40];

  static {
    int n = 0;
    for (int r = -NEAR; r <= NEAR; r++)
      for (int u = -NEAR; u <= NEAR; u++) {
        int most = Math.max(Math.abs(r), Math.abs(u));
        if (most < 2) continue;
        RIGHT[n] = r;
        ABOVE[n] = u;
        WAYS[n] = u * Places.UP + r;
        KINDS[n++] = 4 * most + Math.min(Math.abs(r), Math.abs(u));
      }
  }

  private final int[] liberties = new int[Places.COUNT];
  private final int[] heads = new int[4];
  private final int[] found = new int[MOST];
  private final Playout playout;
  private int[] hints = new int[Places.COUNT];
  private int[] far = new int[Places.COUNT];
  private int side;
  private int phase;
  private int count;
  private boolean counted;

  /** The features on the board of a playout. */
  public Features(Playout playout) {
    this.playout = playout;
  }

  Playout playout() {
    return playout;
  }

  int side() {
    return side;
  }

  /** Looks at the board for a side that is to move. */
  public void look(int mover) {
    side = mover;
    Goban board = playout.board;
    hints = Tactics.hints(playout, mover);
    far = Distance.from(board, playout.last());
    int share = Grid.POINTS * board.emptyCount() / board.lines().count();
    phase = share > 130 ? 0 : share > 80 ? 1 : 2;
    counted = false;
  }

  private void countLiberties(Goban board) {
    counted = true;
    for (int p = 0; p < Grid.POINTS; p++) {
      int place = Places.of(p);
      if (stone(board.at(place)) && board.head(place) == place)
        liberties[place] = playout.ladder.count(board, place);
    }
  }

  /** {@return the number of features of a stone on a place} */
  public int of(int place) {
    count = 0;
    Goban board = playout.board;
    if (!counted) countLiberties(board);
    int shape = Neighbours.of(board, place, side);
    add(SHAPES + shape);
    int point = Places.point(place);
    int line = Math.min(LINES, board.lines().line(point)) - 1;
    add(LINE + 2 * line + (around(board, place, point, Math.min(3, line)) ? 1 : 0));
    add(PHASE + 3 * line + phase);
    int steps = far[place];
    if (steps >= 1 && steps <= 4) add(STEPS + steps - 1);
    if (playout.last() != Places.NOWHERE) {
      int last = Places.point(playout.last());
      int king = Grid.kingDistance(point, last);
      add(AWAY + Math.min(15, Grid.distance(point, last) + king - 2));
      if (king == 1) add(LOCAL + shape);
    }
    int hint = hints[place];
    if (hint != 0) add(HINT + (hint < 0 ? 0 : hint < 10 ? 1 : hint < 20 ? 2 : 3));
    if (Patterns.fits(board, place)) add(FITS);
    chains(board, place);
    return count;
  }

  /** {@return the {@code i}th feature of the stone last asked for} */
  public int get(int i) {
    return found[i];
  }

  private void add(int feature) {
    found[count++] = feature;
  }

  /** Adds the stones around; {@return whether there are any within three steps}. */
  private boolean around(Goban board, int place, int point, int line) {
    boolean close = board.open(place) < board.lines().neighbours(point).length;
    for (int i = 0; i < 8; i++) close |= stone(board.at(place + Patterns.way(i)));
    int column = Grid.column(point);
    int row = Grid.row(point);
    int lines = board.lines().lines();
    for (int i = 0; i < 40; i++) {
      int c = column + RIGHT[i];
      int r = row + ABOVE[i];
      if (c < 0 || r < 0 || c >= lines || r >= lines) continue;
      int cell = board.at(place + WAYS[i]);
      if (cell == 0) continue;
      int other = cell == side + 1 ? 0 : 1;
      add(OFFSETS + (2 * line + other) * 16 + KINDS[i]);
      close |= (KINDS[i] & 3) + (KINDS[i] >> 2) <= 3;
    }
    return close;
  }

  private static boolean stone(int cell) {
    return cell == 1 || cell == 2;
  }

  private void chains(Goban board, int place) {
    int n = 0;
    int joined = 1;
    for (int i = 1; i < 7; i++) {
      if (i == 2 || i == 5) continue;
      int v = place + Patterns.way(i);
      int cell = board.at(v);
      if (!stone(cell)) continue;
      int head = board.head(v);
      boolean seen = false;
      for (int j = 0; j < n; j++) seen |= heads[j] == head;
      if (seen) continue;
      heads[n++] = head;
      int size = board.size(head);
      boolean own = cell == side + 1;
      if (own) joined += size;
      int free = liberties[head];
      if (free > 2) continue;
      int base = own ? free == 1 ? SAVES : EXTENDS : free == 1 ? TAKES : ATARI;
      add(base + kind(size));
    }
    int free = playout.liberties(side, place, 3);
    if (free < 3) add(free < 2 ? LIBERTIES + kind(joined) : LIBERTIES + 3);
  }

  private static int kind(int size) {
    return size == 1 ? 0 : size < 4 ? 1 : 2;
  }

  /** {@return the steps from the newest stone to a place} */
  int steps(int place) {
    return far[place];
  }

  /** {@return how urgent tactics make a place, or {@link Tactics#LOST}} */
  int hint(int place) {
    return hints[place];
  }
}
