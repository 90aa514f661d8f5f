package fr.zizanie.rules.tsunami.go;

import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A set of points of the board. */
public record Points(long low, long middle, long high) {
  /** No point. */
  public static final Points NONE = new Points(0, 0, 0);

  /** {@return the points that {@code in} accepts} */
  public static Points where(IntPredicate in) {
    long low = 0;
    long middle = 0;
    long high = 0;
    for (int p = 0; p < Grid.POINTS; p++) {
      if (!in.test(p)) continue;
      if (p < 64) low |= 1L << p;
      else if (p < 128) middle |= 1L << p - 64;
      else high |= 1L << p - 128;
    }
    return new Points(low, middle, high);
  }

  private static final Points[] COLUMNS = new Points[Grid.SIZE];
  private static final Points[] ROWS = new Points[Grid.SIZE];

  static {
    for (int l = 0; l < Grid.SIZE; l++) {
      int line = l;
      COLUMNS[l] = where(p -> Grid.column(p) == line);
      ROWS[l] = where(p -> Grid.row(p) == line);
    }
  }

  private static final Points FIRST_COLUMN = COLUMNS[0];
  private static final Points LAST_COLUMN = COLUMNS[Grid.SIZE - 1];

  /** The third word of all points. */
  private static final long HIGHEST = (1L << Grid.POINTS - 128) - 1;

  /** The blocks by half their width, then by centre. */
  private static final Points[][] BLOCKS = new Points[Grid.SIZE][Grid.POINTS];

  static {
    for (int half = 0; half < Grid.SIZE; half++) {
      int reach = half;
      for (int c = 0; c < Grid.POINTS; c++) {
        int centre = c;
        BLOCKS[half][c] = where(p -> Grid.kingDistance(p, centre) <= reach);
      }
    }
  }

  /** {@return the square block of that odd width around a centre, as far as it is on the board} */
  public static Points block(int centre, int width) {
    return centre >= 0 && centre < Grid.POINTS
        ? BLOCKS[Math.min(width / 2, Grid.SIZE - 1)][centre]
        : where(p -> Grid.kingDistance(p, centre) <= width / 2);
  }

  /** {@return the points of a column of the largest board, from 0} */
  public static Points column(int column) {
    return COLUMNS[column];
  }

  /** {@return the points of a row of the largest board, from 0} */
  public static Points row(int row) {
    return ROWS[row];
  }

  /** {@return the points of the set that {@code in} accepts} */
  public Points filter(IntPredicate in) {
    Points out = NONE;
    for (Points left = this; !left.isEmpty(); ) {
      int p = left.first();
      if (in.test(p)) out = out.with(p);
      left = left.without(p);
    }
    return out;
  }

  /** {@return whether a point is in the set} */
  public boolean has(int point) {
    long word = point < 64 ? low : point < 128 ? middle : high;
    return (word >>> (point & 63) & 1) != 0;
  }

  /** {@return the set with one more point} */
  public Points with(int point) {
    long bit = 1L << (point & 63);
    return point < 64
        ? new Points(low | bit, middle, high)
        : point < 128 ? new Points(low, middle | bit, high) : new Points(low, middle, high | bit);
  }

  /** {@return the set without a point} */
  public Points without(int point) {
    long bit = 1L << (point & 63);
    return point < 64
        ? new Points(low & ~bit, middle, high)
        : point < 128 ? new Points(low, middle & ~bit, high) : new Points(low, middle, high & ~bit);
  }

  /** {@return the lowest point; there is one} */
  public int first() {
    if (low != 0) return Long.numberOfTrailingZeros(low);
    return middle != 0
        ? 64 + Long.numberOfTrailingZeros(middle)
        : 128 + Long.numberOfTrailingZeros(high);
  }

  /** {@return the points of the largest board beside points of the set} */
  public Points beside() {
    Points west = new Points(low >>> 1 | middle << 63, middle >>> 1 | high << 63, high >>> 1);
    Points east = new Points(low << 1, middle << 1 | low >>> 63, high << 1 | middle >>> 63);
    Points across = west.minus(LAST_COLUMN).or(east.minus(FIRST_COLUMN));
    return new Points(
        across.low | low << 13 | low >>> 13 | middle << 51,
        across.middle | middle << 13 | low >>> 51 | middle >>> 13 | high << 51,
        (across.high | high << 13 | middle >>> 51 | high >>> 13) & HIGHEST);
  }

  /** {@return what is in both sets} */
  public Points and(Points other) {
    return new Points(low & other.low, middle & other.middle, high & other.high);
  }

  /** {@return what is in either set} */
  public Points or(Points other) {
    return new Points(low | other.low, middle | other.middle, high | other.high);
  }

  /** {@return what is not in the other set} */
  public Points minus(Points other) {
    return new Points(low & ~other.low, middle & ~other.middle, high & ~other.high);
  }

  /** {@return whether both sets have a point in common} */
  public boolean meets(Points other) {
    return !and(other).isEmpty();
  }

  /** {@return whether there is no point} */
  public boolean isEmpty() {
    return (low | middle | high) == 0;
  }

  /** {@return how many points there are} */
  public int size() {
    return Long.bitCount(low) + Long.bitCount(middle) + Long.bitCount(high);
  }

  /** {@return the points in rising order} */
  public IntStream stream() {
    return IntStream.of(toArray());
  }

  /** {@return the points from the lowest, as an array} */
  public int[] toArray() {
    int[] out = new int[size()];
    int n = 0;
    for (long left = low; left != 0; left &= left - 1) out[n++] = Long.numberOfTrailingZeros(left);
    for (long left = middle; left != 0; left &= left - 1)
      out[n++] = 64 + Long.numberOfTrailingZeros(left);
    for (long left = high; left != 0; left &= left - 1)
      out[n++] = 128 + Long.numberOfTrailingZeros(left);
    return out;
  }

  @Override
  public String toString() {
    return stream().mapToObj(Grid::name).collect(Collectors.joining(" ", "{", "}"));
  }
}
