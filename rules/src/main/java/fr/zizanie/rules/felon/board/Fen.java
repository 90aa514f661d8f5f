package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;

/**
 * How positions are written (2.12): board, side to move, hijack right, en passant, plies without
 * progress, move number.
 */
public final class Fen {
  private Fen() {}

  /** The first four fields. */
  public static String write(Position p) {
    var out = new StringBuilder();
    for (int rank = Board13.SIZE; rank >= 1; rank--) {
      int empty = 0;
      for (int file = 0; file < Board13.SIZE; file++) {
        int piece = p.at(Board13.cell(file, rank));
        if (piece == Piece.NOBODY) {
          empty++;
          continue;
        }
        if (empty > 0) out.append(empty);
        empty = 0;
        out.append(Piece.letter(piece));
      }
      if (empty > 0) out.append(empty);
      if (rank > 1) out.append('/');
    }
    return out.append(p.turn() == Seat.FIRST ? " y " : " r ")
        .append(name(p.hijack()))
        .append(' ')
        .append(name(p.passed()))
        .toString();
  }

  private static String name(int cell) {
    return cell == 0 ? "-" : Board13.name(Board13.square(cell));
  }
}
