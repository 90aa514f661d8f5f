package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.board.Board13;

/** Gardes that arrive at an end of the board turn over (2.7). */
public final class Turning {
  private Turning() {}

  /** {@return what {@code piece} is once it stands on {@code cell} at the end of a turn} */
  public static int landed(int piece, int cell, Setting setting) {
    int type = Piece.type(piece);
    if (type == Piece.GARDE)
      return !far(piece, cell)
          ? piece
          : setting.returning() ? piece ^ Piece.GARDE ^ Piece.RETOUR : piece ^ Piece.COLOURS;
    return type == Piece.RETOUR && home(piece, cell) ? piece ^ Piece.GARDE ^ Piece.RETOUR : piece;
  }

  /** Whether a cell is on the rank farthest from the owner of a piece. */
  static boolean far(int piece, int cell) {
    return (piece & Piece.YELLOW) != 0 ? onLast(cell) : onFirst(cell);
  }

  /** Whether a cell is on the first rank of the owner of a piece. */
  static boolean home(int piece, int cell) {
    return (piece & Piece.YELLOW) != 0 ? onFirst(cell) : onLast(cell);
  }

  private static boolean onFirst(int cell) {
    return cell < Board13.FIRST + Board13.RANK;
  }

  private static boolean onLast(int cell) {
    return cell > Board13.LAST - Board13.RANK;
  }
}
