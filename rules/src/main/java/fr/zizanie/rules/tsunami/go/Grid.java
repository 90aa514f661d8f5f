package fr.zizanie.rules.tsunami.go;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The 169 points of the largest board, 13x13, counted from A1 to the right and then upwards;
 * columns skip I. Smaller boards are its corner ({@link Size}).
 */
public final class Grid {
  /** Lines each way. */
  public static final int SIZE = 13;

  /** Points of the board. */
  public static final int POINTS = SIZE * SIZE;

  /** The centre, which is its own mirror image. */
  public static final int TENGEN = POINTS / 2;

  private static final String COLUMNS = "ABCDEFGHJKLMN";

  private static final List<String> ROW_NAMES =
      IntStream.rangeClosed(1, SIZE).mapToObj(Integer::toString).toList();

  private static final List<String> NAMES =
      IntStream.range(0, POINTS)
          .mapToObj(point -> columnName(column(point)) + (row(point) + 1))
          .toList();

  private static final Map<String, Integer> POINTS_BY_NAME = new HashMap<>();

  static {
    for (int point = 0; point < POINTS; point++) POINTS_BY_NAME.put(NAMES.get(point), point);
  }

  private Grid() {}

  /** {@return the column, from 0 for A} */
  public static int column(int point) {
    return point % SIZE;
  }

  /** {@return the row, from 0 for the lowest} */
  public static int row(int point) {
    return point / SIZE;
  }

  /** {@return the point in that column and row, or -1 if there is none} */
  public static int point(int column, int row) {
    return column < 0 || column >= SIZE || row < 0 || row >= SIZE ? -1 : row * SIZE + column;
  }

  /** {@return the line counted from the nearest edge, from 1} */
  public static int line(int point) {
    return Size.THIRTEEN.line(point);
  }

  /** {@return whether the block of that odd width around a centre lies wholly on the board} */
  public static boolean holds(int centre, int width) {
    return line(centre) > width / 2;
  }

  /** {@return the steps along lines between two points (d1)} */
  public static int distance(int a, int b) {
    return Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b));
  }

  /** {@return the steps of a king between two points (d8)} */
  public static int kingDistance(int a, int b) {
    return Math.max(Math.abs(column(a) - column(b)), Math.abs(row(a) - row(b)));
  }

  /** {@return the point opposite through the centre} */
  public static int mirror(int point) {
    return POINTS - 1 - point;
  }

  /** {@return the name, such as {@code D4}} */
  public static String name(int point) {
    return NAMES.get(point);
  }

  /** {@return the letter of a column, from 0} */
  public static String columnName(int column) {
    return COLUMNS.substring(column, column + 1);
  }

  /** {@return the column of a letter, or -1} */
  public static int columnOf(String letter) {
    return letter.length() == 1 ? COLUMNS.indexOf(letter) : -1;
  }

  /** {@return the point of a name, or -1} */
  public static int parse(String name) {
    return POINTS_BY_NAME.getOrDefault(name, -1);
  }

  /** {@return the row of a number such as {@code 13}, or -1} */
  public static int rowOf(String number) {
    return ROW_NAMES.indexOf(number);
  }
}
