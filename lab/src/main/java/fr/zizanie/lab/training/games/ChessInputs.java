package fr.zizanie.lab.training.games;

import fr.zizanie.players.net.Inputs;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.IronPondState;

/**
 * Who stands where on Iron Pond's board, as each side sees it, and so that its king is on the left
 * half. Pieces that only cards make are not told.
 */
final class ChessInputs implements Inputs<IronPondState> {
  private static final int SQUARES = 64;
  private static final int KINDS = 6;
  private static final int CASTLING = 2 * KINDS * SQUARES;

  @Override
  public int count() {
    return CASTLING + 2;
  }

  @Override
  public int most() {
    return SQUARES * KINDS;
  }

  @Override
  public Seat turn(IronPondState s) {
    return s.scene().board().turn();
  }

  @Override
  public void of(IronPondState s, Seat as, Sink out) {
    Position p = s.scene().board();
    int king = p.royal(as);
    int flip = (as == Seat.FIRST ? 0 : 56) | (king >= 0 && (king & 4) != 0 ? 7 : 0);
    pieces(p.pieces(), as, 0, flip, out);
    pieces(p.pieces(), as.other(), KINDS, flip, out);
    if (castles(p, as)) out.add(CASTLING);
    if (castles(p, as.other())) out.add(CASTLING + 1);
  }

  private static boolean castles(Position p, Seat seat) {
    return (p.castling() & p.pieces().of(seat)) != 0;
  }

  private static void pieces(Pieces all, Seat seat, int kind, int flip, Sink out) {
    long own = all.of(seat);
    pieces(all.pawns() & own, kind, flip, out);
    pieces(all.knights() & own, kind + 1, flip, out);
    pieces(all.bishops() & own, kind + 2, flip, out);
    pieces(all.rooks() & own, kind + 3, flip, out);
    pieces(all.queens() & own, kind + 4, flip, out);
    pieces(all.kings() & own, kind + 5, flip, out);
  }

  private static void pieces(long pieces, int kind, int flip, Sink out) {
    for (long left = pieces; left != 0; left &= left - 1)
      out.add(kind * SQUARES + (Long.numberOfTrailingZeros(left) ^ flip));
  }
}
