package fr.zizanie.players.tsunami.search;

import fr.zizanie.rules.tsunami.go.Goban;

/**
 * Numbers the eight neighbours of a place as one of some thousand shapes. A shape stays the same
 * however the board is turned or mirrored, and whichever side is to move.
 */
final class Neighbours {
  private static final int[] AROUND = new int[8];
  private static final int[] RIGHT = new int[8];
  private static final int[] UP = new int[8];

  /** Where each neighbour goes when the board is turned, then where in its mirror. */
  private static final int[] TURNED = new int[8];

  private static final int[] MIRRORED = new int[8];

  /** By two bits for each neighbour: own stones 1, the other's 2, the frame 3. */
  private static final short[] SHAPES = new short[1 << 16];

  /** The number of shapes. */
  static final int COUNT;

  static {
    for (int i = 0; i < 8; i++) {
      AROUND[i] = Patterns.way(i);
      int v = i < 4 ? i : i + 1;
      RIGHT[i] = v % 3 - 1;
      UP[i] = 1 - v / 3;
    }
    for (int i = 0; i < 8; i++) {
      TURNED[i] = at(-UP[i], RIGHT[i]);
      MIRRORED[i] = at(-RIGHT[i], UP[i]);
    }
    short count = 0;
    for (int code = 0; code < SHAPES.length; code++) {
      if (!framed(code)) continue;
      int least = least(code);
      SHAPES[code] = least < code ? SHAPES[least] : count++;
    }
    COUNT = count;
  }

  private Neighbours() {}

  private static int at(int right, int up) {
    for (int i = 0; i < 8; i++) if (RIGHT[i] == right && UP[i] == up) return i;
    throw new IllegalArgumentException();
  }

  /** Whether the frame lies along whole sides, as it must. */
  private static boolean framed(int code) {
    for (int i = 0; i < 8; i++) {
      boolean beyond =
          RIGHT[i] != 0 && wall(code, at(RIGHT[i], 0)) || UP[i] != 0 && wall(code, at(0, UP[i]));
      if (wall(code, i) != beyond) return false;
    }
    return true;
  }

  private static boolean wall(int code, int i) {
    return (code >> 2 * i & 3) == 3;
  }

  private static int least(int code) {
    int least = code;
    int turned = code;
    for (int turn = 0; turn < 4; turn++) {
      turned = moved(turned, TURNED);
      least = Math.min(least, Math.min(turned, moved(turned, MIRRORED)));
    }
    return least;
  }

  private static int moved(int code, int[] to) {
    int out = 0;
    for (int i = 0; i < 8; i++) out |= (code >> 2 * i & 3) << 2 * to[i];
    return out;
  }

  /** {@return the shape around a place for the side to move, from 0} */
  static int of(Goban board, int place, int side) {
    int code = 0;
    for (int i = 0; i < 8; i++) code |= board.at(place + AROUND[i]) << 2 * i;
    if (side == 1) {
      int stones = (code ^ code >> 1) & 0x5555;
      code ^= stones | stones << 1;
    }
    return SHAPES[code];
  }
}
