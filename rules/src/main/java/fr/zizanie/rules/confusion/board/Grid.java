package fr.zizanie.rules.confusion.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The squares, as a mailbox: eleven files and ranks with a border, so that a step off the board
 * lands on a wall.
 *
 * <p>Rank 11 is north and White's side, whoever looks.
 */
public final class Grid {
  /** Files, and ranks. */
  public static final int SIDE = 11;

  /** Squares of the mailbox, its border included. */
  public static final int CELLS = (SIDE + 2) * (SIDE + 2);

  /** The eight directions clockwise from north; half a turn is four further. */
  public static final List<String> DIRECTIONS = List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW");

  private static final int WIDTH = SIDE + 2;
  private static final int[] STEP = {
    WIDTH, WIDTH + 1, 1, 1 - WIDTH, -WIDTH, -WIDTH - 1, -1, WIDTH - 1
  };

  private static final String[] NAMES = new String[CELLS];
  private static final Map<String, Integer> SQUARES = new HashMap<>();

  static {
    for (int at = 0; at < CELLS; at++) {
      NAMES[at] = inside(at) ? "" + (char) ('a' + file(at)) + (rank(at) + 1) : "";
      if (inside(at)) SQUARES.put(NAMES[at], at);
    }
  }

  private Grid() {}

  /** {@return the square of a file and a rank, both from 0} */
  public static int at(int file, int rank) {
    return (rank + 1) * WIDTH + file + 1;
  }

  /** {@return the file of a square, from 0} */
  public static int file(int at) {
    return at % WIDTH - 1;
  }

  /** {@return the rank of a square, from 0} */
  public static int rank(int at) {
    return at / WIDTH - 1;
  }

  /** {@return whether a square of the mailbox lies on the board} */
  public static boolean inside(int at) {
    int file = file(at);
    int rank = rank(at);
    return file >= 0 && file < SIDE && rank >= 0 && rank < SIDE;
  }

  /** {@return the step to the next square in a direction, clockwise from north as 0} */
  public static int step(int direction) {
    return STEP[direction];
  }

  /** {@return the name of a square, such as {@code f6}; empty outside} */
  public static String name(int at) {
    return NAMES[at];
  }

  /** {@return the square that {@code text} names, or -1} */
  public static int parse(String text) {
    return SQUARES.getOrDefault(text, -1);
  }

  /** {@return the rank, from 0, on which a side's goal lies: the enemy's first} */
  public static int goal(int side) {
    return side == 0 ? 0 : SIDE - 1;
  }

  /** {@return how far a square is from its side's first row, which counts as 0} */
  public static int depth(int side, int at) {
    return side == 0 ? SIDE - 1 - rank(at) : rank(at);
  }
}
