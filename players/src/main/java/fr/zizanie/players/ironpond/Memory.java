package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Diktat;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;

/**
 * What a search found out about positions that it may meet again. An entry is one long, 0 for none:
 * 24 bits of move, 16 of score, 8 of depth, 2 of bound.
 */
final class Memory {
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;
  static final int EXACT = 3;

  private final long[] keys;
  private final long[] entries;
  private final int mask;

  /** Room for 2^bits entries. */
  Memory(int bits) {
    keys = new long[1 << bits];
    entries = new long[1 << bits];
    mask = (1 << bits) - 1;
  }

  long find(long key) {
    int at = (int) key & mask;
    return keys[at] == key ? entries[at] : 0;
  }

  void keep(long key, int move, int score, int depth, int bound) {
    int at = (int) key & mask;
    // Its best move is worth keeping even if the new look found none.
    int first = move != 0 || keys[at] != key ? move : move(entries[at]);
    keys[at] = key;
    entries[at] =
        (long) (first & 0xffffff) << 32 | (score & 0xffffL) << 16 | (depth & 0xffL) << 8 | bound;
  }

  /** The three bytes of a move's code, 0 for none. */
  static int move(long entry) {
    return (int) (entry >>> 32);
  }

  static int score(long entry) {
    return (short) (entry >>> 16);
  }

  static int depth(long entry) {
    return (byte) (entry >>> 8);
  }

  static int bound(long entry) {
    return (int) entry & 3;
  }

  /** {@return a hash of all that decides how chess goes on, the same in every process} */
  static long key(Position p) {
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
        k.diktat() instanceof Diktat.Must(var seat, var type)
            ? 1 + seat.ordinal() * 8 + type.ordinal()
            : 0;
    for (var s : k.spares()) h = mixed(h, s.at() * 8L + s.component().ordinal());
    return mixed(h, order * 2L + (k.reversed() ? 1 : 0));
  }

  static long mixed(long h, long part) {
    long x = (h ^ part) * 0x9e3779b97f4a7c15L;
    return x ^ x >>> 29;
  }
}
