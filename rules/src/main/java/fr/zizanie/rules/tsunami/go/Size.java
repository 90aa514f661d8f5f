package fr.zizanie.rules.tsunami.go;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How large the board is. A smaller board is the lower left corner of the largest, so that points
 * and places keep their numbers and names on all of them.
 */
public enum Size {
  /** The board of the game with cards. */
  THIRTEEN(13),
  /** The small board. */
  NINE(9);

  private final int lines;
  private final Points points;
  private final int[][] neighbours;

  Size(int lines) {
    this.lines = lines;
    points = Points.where(p -> Grid.column(p) < lines && Grid.row(p) < lines);
    neighbours = IntStream.range(0, Grid.POINTS).mapToObj(this::around).toArray(int[][]::new);
  }

  private int[] around(int point) {
    return points.has(point)
        ? points.stream().filter(q -> Grid.distance(point, q) == 1).toArray()
        : new int[0];
  }

  /** {@return the size with that many lines each way, if boards have it} */
  public static Optional<Size> of(int lines) {
    return Stream.of(values()).filter(size -> size.lines == lines).findAny();
  }

  /** {@return the size that a number such as {@code 13} names, if boards have it} */
  public static Optional<Size> of(String lines) {
    return Stream.of(values()).filter(size -> size.text().equals(lines)).findAny();
  }

  /** {@return the number of lines as options spell it} */
  public String text() {
    return Integer.toString(lines);
  }

  /** {@return the lines each way} */
  public int lines() {
    return lines;
  }

  /** {@return all points of the board} */
  public Points points() {
    return points;
  }

  /** {@return how many points the board has} */
  public int count() {
    return lines * lines;
  }

  /** {@return whether a point is on the board} */
  public boolean has(int point) {
    return points.has(point);
  }

  /** {@return the line of a point counted from the nearest edge, from 1} */
  public int line(int point) {
    int c = Grid.column(point);
    int r = Grid.row(point);
    return 1 + Math.min(Math.min(c, lines - 1 - c), Math.min(r, lines - 1 - r));
  }

  /** {@return the points that touch {@code point}; not to be changed} */
  public int[] neighbours(int point) {
    return neighbours[point];
  }
}
