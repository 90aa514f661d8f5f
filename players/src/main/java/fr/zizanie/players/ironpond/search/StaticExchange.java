package fr.zizanie.players.ironpond.search;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.Reach;

/** Finds the gain of a move once both sides have taken back on its square as long as it pays. */
final class StaticExchange {
  private final int[] gains = new int[40];

  /**
   * {@return the balance for the side to move, in hundredths of a pawn}
   *
   * @param gain the gain of the move at once
   */
  int of(Position p, int code, int gain) {
    int from = code >>> 16 & 255;
    int to = code >>> 8 & 255;
    int as = code & 255;
    Pieces pieces = p.pieces();
    // A shielded piece can't be taken back.
    if ((p.marks().shielded() >>> from & 1) != 0) return gain;
    int victim = p.victim(from, to);
    long left = ~(1L << from | (victim < 0 ? 0 : 1L << victim));
    int stake =
        (p.marks().neutral() >>> from & 1) != 0 ? 0 : IronPondEvaluation.piece(pieces, from);
    if (as != 0) stake += gain - (victim < 0 ? 0 : IronPondEvaluation.piece(pieces, victim));
    Seat side = p.turn().other();
    long ours = p.mobile(p.turn());
    long theirs = p.mobile(side);
    gains[0] = gain;
    int n = 0;
    while (n + 1 < gains.length) {
      long reach = attackers(p, to, p.blocked() & left) & left;
      long able = reach & (side == p.turn() ? ours : theirs);
      if (able == 0) break;
      int taker = lightest(pieces, able);
      boolean royal = (pieces.royals() >>> taker & 1) != 0;
      if (royal && (reach & (side == p.turn() ? theirs : ours)) != 0) break;
      n++;
      gains[n] = stake - gains[n - 1];
      if (Math.max(-gains[n - 1], gains[n]) < 0) break;
      stake = IronPondEvaluation.piece(pieces, taker);
      left &= ~(1L << taker);
      side = side.other();
    }
    for (; n > 0; n--) gains[n - 1] = -Math.max(-gains[n - 1], gains[n]);
    return gains[0];
  }

  private static int lightest(Pieces pieces, long able) {
    int best = Long.numberOfTrailingZeros(able);
    int least = IronPondEvaluation.piece(pieces, best);
    for (long rest = able & able - 1; rest != 0; rest &= rest - 1) {
      int sq = Long.numberOfTrailingZeros(rest);
      int weight = IronPondEvaluation.piece(pieces, sq);
      if (weight >= least) continue;
      least = weight;
      best = sq;
    }
    return best;
  }

  private static long attackers(Position p, int sq, long blocked) {
    Pieces m = p.pieces();
    long target = 1L << sq;
    boolean reversed = p.marks().reversed();
    long white = reversed ? Reach.ahead(Seat.SECOND, target) : Reach.aslant(Seat.SECOND, target);
    long black = reversed ? Reach.ahead(Seat.FIRST, target) : Reach.aslant(Seat.FIRST, target);
    return Board8.rook(sq, blocked) & (m.rooks() | m.queens())
        | Board8.bishop(sq, blocked) & (m.bishops() | m.queens())
        | Board8.knight(sq) & m.knights()
        | Reach.camel(sq) & m.camels()
        | Board8.king(sq) & m.kings()
        | (white & m.white() | black & m.black()) & m.pawns();
  }
}
