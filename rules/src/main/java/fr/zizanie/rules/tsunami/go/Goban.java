package fr.zizanie.rules.tsunami.go;

import fr.zizanie.rules.core.Seat;

/**
 * A fast board for one thread: chains with liberties kept up to date, suicide and the simple ko
 * forbidden.
 *
 * <p>Sides are 0 for Black and 1 for White. A chain's liberties are counted once for each stone
 * that touches them; with their sum and the sum of their squares that tells an atari and its last
 * liberty. The three are kept as one number.
 */
public final class Goban {
  private final int[] cells = new int[Places.COUNT];
  private final int[] around = new int[Places.COUNT];
  private final int[] head = new int[Places.COUNT];
  private final int[] next = new int[Places.COUNT];
  private final int[] size = new int[Places.COUNT];
  private final long[] liberties = new long[Places.COUNT];
  private final int[] empties = new int[Grid.POINTS];
  private final int[] rank = new int[Places.COUNT];
  private int emptyCount;
  private int ko;
  private long hash;
  private int taken;

  private Size lines = Size.THIRTEEN;

  /** An empty board of the largest size. */
  public Goban() {
    clear();
  }

  /** {@return a new board with those stones} */
  public static Goban of(Stones stones) {
    var board = new Goban();
    board.set(stones);
    return board;
  }

  /** Empties the board, which stays as large. */
  public void clear() {
    System.arraycopy(Places.frame(lines), 0, cells, 0, Places.COUNT);
    System.arraycopy(Places.around(lines), 0, around, 0, Places.COUNT);
    emptyCount = lines.count();
    System.arraycopy(Places.all(lines), 0, empties, 0, emptyCount);
    for (int i = 0; i < emptyCount; i++) rank[empties[i]] = i;
    ko = Places.NOWHERE;
    hash = 0;
    taken = 0;
  }

  /** Puts a position on the board, which becomes as large, with no ko. */
  public void set(Stones stones) {
    lines = stones.size();
    clear();
    for (int p = 0; p < Grid.POINTS; p++) if (!stones.empty(p)) put(stones.at(p) - 1, Places.of(p));
  }

  /** Becomes a copy of another board. */
  public void set(Goban other) {
    System.arraycopy(other.cells, 0, cells, 0, Places.COUNT);
    System.arraycopy(other.around, 0, around, 0, Places.COUNT);
    System.arraycopy(other.head, 0, head, 0, Places.COUNT);
    System.arraycopy(other.next, 0, next, 0, Places.COUNT);
    System.arraycopy(other.size, 0, size, 0, Places.COUNT);
    System.arraycopy(other.liberties, 0, liberties, 0, Places.COUNT);
    System.arraycopy(other.rank, 0, rank, 0, Places.COUNT);
    System.arraycopy(other.empties, 0, empties, 0, other.emptyCount);
    lines = other.lines;
    emptyCount = other.emptyCount;
    ko = other.ko;
    hash = other.hash;
    taken = other.taken;
  }

  /** {@return the position as a value} */
  public Stones stones() {
    byte[] out = new byte[Grid.POINTS];
    for (int p = 0; p < Grid.POINTS; p++) if (lines.has(p)) out[p] = (byte) cells[Places.of(p)];
    return Stones.of(lines, out);
  }

  /** {@return how large the board is} */
  public Size lines() {
    return lines;
  }

  /** {@return what a place holds: 0 nothing, 1 Black, 2 White, 3 the frame} */
  public int at(int place) {
    return cells[place];
  }

  /** {@return how many places are empty} */
  public int emptyCount() {
    return emptyCount;
  }

  /** {@return the empty place of that index, in an order that changes with every stone} */
  public int empty(int index) {
    return empties[index];
  }

  /** {@return where the simple ko forbids to retake, or {@link Places#NOWHERE}} */
  public int ko() {
    return ko;
  }

  /** {@return the hash of the position, that of {@link Stones#hash}} */
  public long hash() {
    return hash;
  }

  /** {@return how many stones the last stone took} */
  public int taken() {
    return taken;
  }

  /** {@return the head of the chain at a place, the same for all its stones} */
  public int head(int place) {
    return head[place];
  }

  /** {@return the next stone round the chain of a stone} */
  public int next(int place) {
    return next[place];
  }

  /** {@return how many stones the chain at a place has} */
  public int size(int place) {
    return size[head[place]];
  }

  /** {@return how many neighbours of a place hold a side's stones, the frame counting as such} */
  public int owned(int place, int side) {
    return around[place] >> 4 * side & 15;
  }

  /** {@return how many neighbours of a place are empty} */
  public int open(int place) {
    return around[place] >> 8;
  }

  /**
   * {@return the only liberty of the chain at a place, or {@link Places#NOWHERE} if it has more}
   */
  public int lastLiberty(int place) {
    long all = liberties[head[place]];
    int n = count(all);
    int sum = (int) (all >>> Places.SUM) & (1 << Places.SQUARES - Places.SUM) - 1;
    return n * (all >>> Places.SQUARES) == (long) sum * sum ? sum / n : Places.NOWHERE;
  }

  private static int count(long liberties) {
    return (int) liberties & (1 << Places.SUM) - 1;
  }

  /** {@return whether a stone there is no suicide and no retaking of a ko; the place is empty} */
  public boolean legal(int side, int place) {
    if (place == ko) return false;
    if (around[place] >> 8 != 0) return true;
    return frees(side, place, place + 1)
        || frees(side, place, place - 1)
        || frees(side, place, place + Places.UP)
        || frees(side, place, place - Places.UP);
  }

  /** Whether a neighbour gives a stone in a place without open neighbours a liberty. */
  private boolean frees(int side, int place, int neighbour) {
    int c = cells[neighbour];
    return c != Places.WALL && (c == side + 1) != dies(place, neighbour);
  }

  /** Whether filling {@code place} leaves the chain of its neighbour without liberty. */
  private boolean dies(int place, int neighbour) {
    int h = head[neighbour];
    int n = 0;
    if (isOf(place + 1, h)) n++;
    if (isOf(place - 1, h)) n++;
    if (isOf(place + Places.UP, h)) n++;
    if (isOf(place - Places.UP, h)) n++;
    return count(liberties[h]) == n;
  }

  private boolean isOf(int place, int h) {
    int c = cells[place];
    return c != Stones.EMPTY && c != Places.WALL && head[place] == h;
  }

  /** {@return whether a stone there takes something; the place is empty} */
  public boolean takes(int side, int place) {
    int enemy = 2 - side;
    return cells[place + 1] == enemy && dies(place, place + 1)
        || cells[place - 1] == enemy && dies(place, place - 1)
        || cells[place + Places.UP] == enemy && dies(place, place + Places.UP)
        || cells[place - Places.UP] == enemy && dies(place, place - Places.UP);
  }

  /** {@return the hash of the position after a legal stone} */
  public long hashAfter(int side, int place) {
    long h = hash ^ Places.KEYS[side * Places.COUNT + place];
    int enemy = 2 - side;
    if ((around[place] >> 4 * (1 - side) & 15) == 0) return h;
    int a = gone(enemy, place, place + 1);
    int b = gone(enemy, place, place - 1);
    int c = gone(enemy, place, place + Places.UP);
    int d = gone(enemy, place, place - Places.UP);
    if (a != 0) h ^= chainHash(a);
    if (b != 0 && b != a) h ^= chainHash(b);
    if (c != 0 && c != a && c != b) h ^= chainHash(c);
    if (d != 0 && d != a && d != b && d != c) h ^= chainHash(d);
    return h;
  }

  private int gone(int enemy, int place, int neighbour) {
    return cells[neighbour] == enemy && dies(place, neighbour) ? head[neighbour] : 0;
  }

  private long chainHash(int h) {
    int base = (cells[h] - 1) * Places.COUNT;
    long sum = 0;
    int v = h;
    do {
      sum ^= Places.KEYS[base + v];
      v = next[v];
    } while (v != h);
    return sum;
  }

  /** Places a legal stone and takes what has no liberty then. */
  public void play(int side, int place) {
    boolean throat = (around[place] >> 4 * (1 - side) & 15) == 4;
    put(side, place);
    taken = 0;
    int enemy = 2 - side;
    int lost = take(enemy, place + 1) | take(enemy, place - 1);
    lost |= take(enemy, place + Places.UP) | take(enemy, place - Places.UP);
    ko = throat && taken == 1 ? lost : Places.NOWHERE;
  }

  /** Opens the simple ko: after a pass, or where superko rules instead. */
  public void openKo() {
    ko = Places.NOWHERE;
  }

  /** {@return the last place that was emptied, or 0} */
  private int take(int enemy, int neighbour) {
    if (cells[neighbour] != enemy || liberties[head[neighbour]] != 0) return 0;
    int v = neighbour;
    do {
      cells[v] = Stones.EMPTY;
      hash ^= Places.KEYS[(enemy - 1) * Places.COUNT + v];
      rank[v] = emptyCount;
      empties[emptyCount++] = v;
      taken++;
      v = next[v];
    } while (v != neighbour);
    do {
      freed(v, v + 1, enemy);
      freed(v, v - 1, enemy);
      freed(v, v + Places.UP, enemy);
      freed(v, v - Places.UP, enemy);
      v = next[v];
    } while (v != neighbour);
    return neighbour;
  }

  private void freed(int place, int neighbour, int was) {
    around[neighbour] -= Places.STONE[was];
    int c = cells[neighbour];
    if (c == Stones.EMPTY || c == Places.WALL) return;
    liberties[head[neighbour]] += Places.LIBERTY[place];
  }

  private void put(int side, int place) {
    int own = side + 1;
    cells[place] = own;
    hash ^= Places.KEYS[side * Places.COUNT + place];
    int r = rank[place];
    int moved = empties[--emptyCount];
    empties[r] = moved;
    rank[moved] = r;
    head[place] = place;
    next[place] = place;
    size[place] = 1;
    liberties[place] = 0;
    int gain = Places.STONE[own];
    touch(place, place + 1, own, gain);
    touch(place, place - 1, own, gain);
    touch(place, place + Places.UP, own, gain);
    touch(place, place - Places.UP, own, gain);
  }

  private void touch(int place, int neighbour, int own, int gain) {
    around[neighbour] += gain;
    int c = cells[neighbour];
    if (c == Stones.EMPTY) {
      liberties[head[place]] += Places.LIBERTY[neighbour];
    } else if (c != Places.WALL) {
      int h = head[neighbour];
      liberties[h] -= Places.LIBERTY[place];
      if (c == own && h != head[place]) join(h, head[place]);
    }
  }

  private void join(int a, int b) {
    int big = size[a] >= size[b] ? a : b;
    int small = big == a ? b : a;
    size[big] += size[small];
    liberties[big] += liberties[small];
    int v = small;
    do {
      head[v] = big;
      v = next[v];
    } while (v != small);
    int after = next[big];
    next[big] = next[small];
    next[small] = after;
  }

  /** {@return whether a place is an eye of a side that a sensible player does not fill} */
  public boolean eye(int side, int place) {
    if ((around[place] >> 4 * side & 15) != 4) return false;
    int enemies = 0;
    int walls = 0;
    for (int d = 0; d < 4; d++) {
      int c = cells[place + (d < 2 ? Places.UP : -Places.UP) + (d % 2 == 0 ? 1 : -1)];
      if (c == 2 - side) enemies++;
      else if (c == Places.WALL) walls = 1;
    }
    return enemies + walls < 2;
  }

  /** {@return whether superko lets a seat place a stone that is {@link #legal}} */
  public boolean fresh(Seen seen, Seat seat, int place) {
    return !seen.forbids(hashAfter(seat.ordinal(), place), seat);
  }
}
