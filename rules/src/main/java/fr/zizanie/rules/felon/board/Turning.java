package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.board.Board13;

/** Gardes that arrive at an end of the board turn over (2.7). */
public final class Turning {
  private Turning() {}

  /** {@return what {@code man} is once he stands on {@code cell} at the end of a turn} */
  public static int landed(int man, int cell, Setting setting) {
    int type = Man.type(man);
    if (type == Man.GARDE)
      return !far(man, cell)
          ? man
          : setting.returning() ? man ^ Man.GARDE ^ Man.RETOUR : man ^ Man.COLOURS;
    return type == Man.RETOUR && home(man, cell) ? man ^ Man.GARDE ^ Man.RETOUR : man;
  }

  /** Whether a cell is on the rank farthest from the owner of a man. */
  static boolean far(int man, int cell) {
    return (man & Man.YELLOW) != 0 ? onLast(cell) : onFirst(cell);
  }

  /** Whether a cell is on the first rank of the owner of a man. */
  static boolean home(int man, int cell) {
    return (man & Man.YELLOW) != 0 ? onFirst(cell) : onLast(cell);
  }

  private static boolean onFirst(int cell) {
    return cell < Board13.FIRST + Board13.RANK;
  }

  private static boolean onLast(int cell) {
    return cell > Board13.LAST - Board13.RANK;
  }
}
