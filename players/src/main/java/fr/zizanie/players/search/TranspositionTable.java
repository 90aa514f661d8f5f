package fr.zizanie.players.search;

/**
 * Keeps what a search found about states that it may meet again: best choice, score, depth, bound.
 *
 * <p>An entry is one long, 0 for none: 32 bits of choice, 16 of score, 8 of depth, 2 of bound.
 */
public final class TranspositionTable {
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;
  static final int EXACT = 3;

  private static final int DEEPEST = Byte.MAX_VALUE;

  private final long[] keys;
  private final long[] entries;
  private final int mask;

  /** How far the second slot of a place is from the first; 0 if there is none. */
  private final int second;

  private TranspositionTable(int bits, int slots) {
    keys = new long[1 << bits];
    entries = new long[1 << bits];
    mask = (1 << bits) - slots;
    second = slots - 1;
  }

  /** {@return a table for 2^bits entries, in which the newest entry of a place stays} */
  public static TranspositionTable newest(int bits) {
    return new TranspositionTable(bits, 1);
  }

  /**
   * {@return a table for 2^bits entries, two of which share a place: one keeps the deepest, the
   * other the newest}
   */
  public static TranspositionTable deepest(int bits) {
    return new TranspositionTable(bits, 2);
  }

  /** {@return the entry of a key, or 0} */
  public long find(long key) {
    int at = (int) key & mask;
    if (keys[at] == key) return entries[at];
    return keys[at + second] == key ? entries[at + second] : 0;
  }

  /**
   * Keeps the result for a state that is {@code ply} choices from the root; {@code choice} is 0 if
   * none was best.
   */
  public void keep(long key, int choice, int score, int ply, int depth, int bound) {
    int at = (int) key & mask;
    if (keys[at] != key && depth < depth(entries[at])) at += second;
    keys[at] = key;
    entries[at] =
        (long) choice << 32
            | (Score.fromNode(score, ply) & 0xffffL) << 16
            | (Math.min(depth, DEEPEST) & 0xffL) << 8
            | bound;
  }

  /** {@return the kind of bound that a score found between two bounds is} */
  public static int bound(int score, int alpha, int beta) {
    return score >= beta ? AT_LEAST : score > alpha ? EXACT : AT_MOST;
  }

  /** {@return whether an entry is deep enough and leaves nothing to find between the bounds} */
  public static boolean decides(long entry, int depth, int alpha, int beta, int ply) {
    if (entry == 0 || depth(entry) < depth) return false;
    return switch ((int) entry & 3) {
      case AT_LEAST -> score(entry, ply) >= beta;
      case AT_MOST -> score(entry, ply) <= alpha;
      default -> true;
    };
  }

  /** {@return the best choice of an entry, 0 for none} */
  public static int choice(long entry) {
    return (int) (entry >>> 32);
  }

  /** {@return the score of an entry met {@code ply} choices from the root} */
  public static int score(long entry, int ply) {
    return Score.fromRoot((short) (entry >>> 16), ply);
  }

  private static int depth(long entry) {
    return (byte) (entry >>> 8);
  }
}
