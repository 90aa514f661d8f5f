package fr.zizanie.rules.tsunami.go;

import java.util.Arrays;

/**
 * Area scoring: stones on the board and the empty points that only one colour surrounds (Tsunami,
 * 3.2). A value.
 */
public final class Area {
  private final byte[] owners;

  private Area(byte[] owners) {
    this.owners = owners;
  }

  /** {@return the area of a position whose dead stones were taken off} */
  public static Area of(Stones stones) {
    return of(stones.cells(), Grid.SIZE, stones.size().lines());
  }

  /**
   * {@return the area of a square board of so many lines, given row by row, each of them {@code
   * width} cells}
   */
  static Area of(byte[] cells, int width, int lines) {
    byte[] owners = cells.clone();
    boolean[] seen = new boolean[cells.length];
    int[] region = new int[cells.length];
    for (int start = 0; start < cells.length; start++) {
      if (cells[start] != Stones.EMPTY || seen[start] || !inside(start, width, lines)) continue;
      int count = 1;
      int touched = 0;
      region[0] = start;
      seen[start] = true;
      for (int i = 0; i < count; i++) {
        int p = region[i];
        for (int way = 0; way < 4; way++) {
          int q = beside(p, way, width);
          if (!inside(q, width, lines)) continue;
          touched |= cells[q];
          if (cells[q] == Stones.EMPTY && !seen[q]) {
            seen[q] = true;
            region[count++] = q;
          }
        }
      }
      if (touched == 1 || touched == 2)
        for (int i = 0; i < count; i++) owners[region[i]] = (byte) touched;
    }
    return new Area(owners);
  }

  private static boolean inside(int p, int width, int lines) {
    return p >= 0 && p % width < lines && p / width < lines;
  }

  private static int beside(int p, int way, int width) {
    return switch (way) {
      case 0 -> p % width > 0 ? p - 1 : -1;
      case 1 -> p % width < width - 1 ? p + 1 : -1;
      case 2 -> p - width;
      default -> p + width;
    };
  }

  /** {@return how many points a colour, 1 or 2, owns; 0 counts nobody's} */
  public int count(int colour) {
    int n = 0;
    for (byte owner : owners) if (owner == colour) n++;
    return n;
  }

  /** {@return who owns a point: 1 for Black, 2 for White, 0 for nobody} */
  public int owner(int point) {
    return owners[point];
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Area other && Arrays.equals(owners, other.owners);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(owners);
  }

  @Override
  public String toString() {
    return count(1) + ":" + count(2);
  }
}
