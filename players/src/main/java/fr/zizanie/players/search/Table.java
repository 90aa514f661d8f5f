package fr.zizanie.players.search;

/**
 * What a search found out about states it may meet again: best choice, score, depth, bound.
 *
 * <p>An entry is one long, 0 for none: 32 bits of choice, 16 of score, 8 of depth, 2 of bound. Two
 * neighbouring slots share a place: one keeps the deepest entry, the other the newest.
 */
public final class Table {
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;
  static final int EXACT = 3;

  private final long[] keys;
  private final long[] entries;
  private final int mask;

  /** Room for 2^bits entries. */
  Table(int bits) {
    keys = new long[1 << bits];
    entries = new long[1 << bits];
    mask = (1 << bits) - 2;
  }

  /** {@return the entry of a key, or 0} */
  long find(long key) {
    int at = (int) key & mask;
    if (keys[at] == key) return entries[at];
    return keys[at + 1] == key ? entries[at + 1] : 0;
  }

  /** Keeps an entry; {@code score} counts wins from the state, not from the root. */
  void keep(long key, int choice, int score, int depth, int bound) {
    int at = (int) key & mask;
    if (keys[at] != key && depth < depth(entries[at])) at++;
    long entry = (long) choice << 32 | (score & 0xffffL) << 16 | (depth & 0xffL) << 8 | bound;
    keys[at] = key;
    entries[at] = entry;
  }

  static int choice(long entry) {
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
}
