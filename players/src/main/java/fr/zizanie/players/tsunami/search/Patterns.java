package fr.zizanie.players.tsunami.search;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Places;

/**
 * Shapes of eight neighbours at which a local stone is worth a try: hanes, cuts, and blocks at the
 * edge. Go programs have used these shapes since MoGo (2006).
 */
final class Patterns {
  /**
   * Rows of three around the stone to be: X own, O enemy, x not own, o not enemy, # the frame, ?
   * anything. Each counts turned, mirrored, and for both colours.
   */
  private static final String[] SHAPES = {
    "XOX...???",
    "XO....?.?",
    "XO?X..x.?",
    ".O.X.....",
    "XO?O.o?o?",
    "XO?O.X???",
    "?X?O.Oooo",
    "OX?o.O???",
    "X.?O.?###",
    "OX?X.O###",
    "?X?x.O###",
    "?XOx.x###",
    "?OXX.O###",
  };

  private static final int[] AROUND = {
    Places.UP - 1, Places.UP, Places.UP + 1, -1, 1, -Places.UP - 1, -Places.UP, -Places.UP + 1,
  };

  private static final boolean[] KNOWN = new boolean[1 << 16];

  static {
    for (String shape : SHAPES) {
      String turned = shape;
      for (int turn = 0; turn < 4; turn++) {
        turned = turned(turned);
        for (String one : new String[] {turned, mirrored(turned)}) {
          mark(one, 0, 0);
          mark(swapped(one), 0, 0);
        }
      }
    }
  }

  private Patterns() {}

  private static String turned(String s) {
    var out = new StringBuilder();
    for (int c = 0; c < 3; c++) for (int r = 2; r >= 0; r--) out.append(s.charAt(3 * r + c));
    return out.toString();
  }

  private static String mirrored(String s) {
    return s.substring(6) + s.substring(3, 6) + s.substring(0, 3);
  }

  private static String swapped(String s) {
    var out = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      int at = "XOxo".indexOf(s.charAt(i));
      out.append(at < 0 ? s.charAt(i) : "OXox".charAt(at));
    }
    return out.toString();
  }

  /** Marks every neighbourhood that a shape accepts; black stands for X. */
  private static void mark(String shape, int i, int code) {
    if (i == 8) {
      KNOWN[code] = true;
      return;
    }
    char sign = shape.charAt(i < 4 ? i : i + 1);
    for (int cell = 0; cell < 4; cell++) {
      boolean fits =
          switch (sign) {
            case 'X' -> cell == 1;
            case 'O' -> cell == 2;
            case 'x' -> cell != 1 && cell != 3;
            case 'o' -> cell != 2 && cell != 3;
            case '.' -> cell == 0;
            case '#' -> cell == 3;
            default -> true;
          };
      if (fits) mark(shape, i + 1, code | cell << 2 * i);
    }
  }

  /** {@return whether the neighbours of an empty place form one of the shapes} */
  static boolean fits(Goban board, int place) {
    int code = 0;
    for (int i = 0; i < 8; i++) code |= board.at(place + AROUND[i]) << 2 * i;
    return KNOWN[code];
  }

  /** {@return the step to the neighbour of that index, from 0 to 7} */
  static int way(int i) {
    return AROUND[i];
  }
}
