package fr.zizanie.lab.training.games;

import fr.zizanie.players.net.Inputs;
import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.felon.FelonState;
import fr.zizanie.rules.felon.board.Kind;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;

/**
 * Who stands where, as each side sees it, and so that its king is on the left half: the usual board
 * is alike for both sides and both halves.
 */
final class FelonInputs implements Inputs<FelonState> {
  private static final int SQUARES = Board13.SIZE * Board13.SIZE;
  private static final int KINDS = Kind.values().length;

  @Override
  public int count() {
    return 2 * KINDS * SQUARES;
  }

  @Override
  public int most() {
    return SQUARES;
  }

  @Override
  public Seat turn(FelonState s) {
    return s.position().turn();
  }

  @Override
  public void of(FelonState s, Seat as, Sink out) {
    Position p = s.position();
    int king = p.king(as);
    int last = Board13.SIZE - 1;
    boolean mirrored = king != 0 && Board13.file(king) > last / 2;
    for (int rank = 0; rank <= last; rank++) {
      int from = Board13.cell(0, rank + 1);
      int row = Board13.SIZE * (as == Seat.FIRST ? rank : last - rank);
      for (int file = 0; file <= last; file++) {
        int piece = p.cells[from + file];
        if (piece == Piece.NOBODY) continue;
        int kind = Piece.type(piece) - 1 + (Piece.seat(piece) == as ? 0 : KINDS);
        out.add(kind * SQUARES + row + (mirrored ? last - file : file));
      }
    }
  }
}
