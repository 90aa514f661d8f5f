package fr.zizanie.players.ironpond.search;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Order;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;

/** Hashes all that decides how chess goes on, alike in every process. */
public final class PositionHash {
  private PositionHash() {}

  /** {@return the hash of a position} */
  public static long of(Position p) {
    Pieces m = p.pieces();
    long h = p.turn() == Seat.FIRST ? 0x51ed270b7a14c5L : 0;
    h = mixed(h, m.pawns());
    h = mixed(h, m.knights());
    h = mixed(h, m.bishops());
    h = mixed(h, m.rooks());
    h = mixed(h, m.queens());
    h = mixed(h, m.kings());
    h = mixed(h, m.white());
    h = mixed(h, m.black());
    h = mixed(h, p.castling() ^ p.passed());
    if (m.royals() != m.kings() || m.camels() != 0) h = mixed(mixed(h, m.royals()), m.camels());
    return p.marks().equals(Marks.NONE) ? h : marked(h, p.marks());
  }

  private static long marked(long start, Marks k) {
    long h = mixed(start, k.neutral());
    h = mixed(h, k.holes());
    h = mixed(h, k.magnets());
    h = mixed(h, k.stuck());
    h = mixed(h, k.shielded() * 3 + k.fresh());
    int order =
        k.diktat() instanceof Order.Must(var seat, var type)
            ? 1 + seat.ordinal() * 8 + type.ordinal()
            : 0;
    for (var s : k.spares()) h = mixed(h, s.at() * 8L + s.component().ordinal());
    return mixed(h, order * 2L + (k.reversed() ? 1 : 0));
  }

  /** {@return a hash with one more part} */
  public static long mixed(long h, long part) {
    long x = (h ^ part) * 0x9e3779b97f4a7c15L;
    return x ^ x >>> 29;
  }
}
