package fr.zizanie.rules.tsunami.go;

import fr.zizanie.rules.core.Seat;
import java.util.Arrays;

/**
 * A fast board for one thread: chains with liberties kept up to date, suicide and the simple ko
 * forbidden.
 *
 * <p>Its places are the points inside a frame; {@link #place} and {@link #point} translate. Sides
 * are 0 for Black and 1 for White. A chain's liberties are counted once for each stone that touches
 * them; with their sum and the sum of their squares that tells an atari and its last liberty. The
 * three are kept as one number.
 */
public final class Goban {
  /** From a place to the one above. */
  public static final int UP = Grid.SIZE + 2;

  /** Places, the frame included. */
  public static final int PLACES = UP * UP;

  /** No place: a pass, or nothing. */
  public static final int NOWHERE = 0;

  private static final int WALL = 3;
  private static final int[] PLACE = new int[Grid.POINTS];
  private static final int[] POINT = new int[PLACES];
  private static final long[] KEYS = new long[2 * PLACES];
  private static final int[] FRAME = new int[PLACES];

  /** What a neighbour of a new stone gains: a nibble for each colour and one of empty places. */
  private static final int[] STONE = {0, 1 - (1 << 8), (1 << 4) - (1 << 8)};

  /** The nibbles of the frame's places as seen from inside, by how many of them touch. */
  private static final int BOTH = 1 + (1 << 4);

  private static final int[] AROUND = new int[PLACES];

  /** By place, a liberty there: 1, from bit 10 the place and from bit 28 its square. */
  private static final long[] LIBERTY = new long[PLACES];

  private static final int SUM = 10;
  private static final int SQUARES = 28;

  static {
    Arrays.fill(FRAME, WALL);
    Arrays.fill(POINT, -1);
    for (int p = 0; p < Grid.POINTS; p++) {
      int v = (Grid.row(p) + 1) * UP + Grid.column(p) + 1;
      PLACE[p] = v;
      POINT[v] = p;
      FRAME[v] = Stones.EMPTY;
      KEYS[v] = Stones.key(1, p);
      KEYS[PLACES + v] = Stones.key(2, p);
      LIBERTY[v] = 1 | (long) v << SUM | (long) v * v << SQUARES;
      int inside = Grid.neighbours(p).length;
      AROUND[v] = (inside << 8) + (4 - inside) * BOTH;
    }
  }

  private final int[] cells = new int[PLACES];
  private final int[] around = new int[PLACES];
  private final int[] head = new int[PLACES];
  private final int[] next = new int[PLACES];
  private final int[] size = new int[PLACES];
  private final long[] liberties = new long[PLACES];
  private final int[] empties = new int[Grid.POINTS];
  private final int[] rank = new int[PLACES];
  private int emptyCount;
  private int ko;
  private long hash;
  private int taken;

  /** An empty board. */
  public Goban() {
    clear();
  }

  /** {@return the place of a point} */
  public static int place(int point) {
    return PLACE[point];
  }

  /** {@return the point of a place, or -1 for the frame} */
  public static int point(int place) {
    return POINT[place];
  }

  /** {@return a new board with those stones} */
  public static Goban of(Stones stones) {
    var board = new Goban();
    board.set(stones);
    return board;
  }

  /** Empties the board. */
  public void clear() {
    System.arraycopy(FRAME, 0, cells, 0, PLACES);
    System.arraycopy(AROUND, 0, around, 0, PLACES);
    emptyCount = Grid.POINTS;
    for (int p = 0; p < Grid.POINTS; p++) {
      empties[p] = PLACE[p];
      rank[PLACE[p]] = p;
    }
    ko = NOWHERE;
    hash = 0;
    taken = 0;
  }

  /** Puts a position on the board, with no ko. */
  public void set(Stones stones) {
    clear();
    for (int p = 0; p < Grid.POINTS; p++) if (!stones.empty(p)) put(stones.at(p) - 1, PLACE[p]);
  }

  /** Becomes a copy of another board. */
  public void set(Goban other) {
    System.arraycopy(other.cells, 0, cells, 0, PLACES);
    System.arraycopy(other.around, 0, around, 0, PLACES);
    System.arraycopy(other.head, 0, head, 0, PLACES);
    System.arraycopy(other.next, 0, next, 0, PLACES);
    System.arraycopy(other.size, 0, size, 0, PLACES);
    System.arraycopy(other.liberties, 0, liberties, 0, PLACES);
    System.arraycopy(other.rank, 0, rank, 0, PLACES);
    System.arraycopy(other.empties, 0, empties, 0, other.emptyCount);
    emptyCount = other.emptyCount;
    ko = other.ko;
    hash = other.hash;
    taken = other.taken;
  }

  /** {@return the position as a value} */
  public Stones stones() {
    byte[] out = new byte[Grid.POINTS];
    for (int p = 0; p < Grid.POINTS; p++) out[p] = (byte) cells[PLACE[p]];
    return Stones.of(out);
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

  /** {@return where the simple ko forbids to retake, or {@link #NOWHERE}} */
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

  /** {@return the only liberty of the chain at a place, or {@link #NOWHERE} if it has more} */
  public int lastLiberty(int place) {
    long all = liberties[head[place]];
    int n = count(all);
    int sum = (int) (all >>> SUM) & (1 << SQUARES - SUM) - 1;
    return n * (all >>> SQUARES) == (long) sum * sum ? sum / n : NOWHERE;
  }

  private static int count(long liberties) {
    return (int) liberties & (1 << SUM) - 1;
  }

  /** {@return whether a stone there is no suicide and no retaking of a ko; the place is empty} */
  public boolean legal(int side, int place) {
    if (place == ko) return false;
    if (around[place] >> 8 != 0) return true;
    return frees(side, place, place + 1)
        || frees(side, place, place - 1)
        || frees(side, place, place + UP)
        || frees(side, place, place - UP);
  }

  /** Whether a neighbour gives a stone in a place without open neighbours a liberty. */
  private boolean frees(int side, int place, int neighbour) {
    int c = cells[neighbour];
    return c != WALL && (c == side + 1) != dies(place, neighbour);
  }

  /** Whether filling {@code place} leaves the chain of its neighbour without liberty. */
  private boolean dies(int place, int neighbour) {
    int h = head[neighbour];
    int n = 0;
    if (isOf(place + 1, h)) n++;
    if (isOf(place - 1, h)) n++;
    if (isOf(place + UP, h)) n++;
    if (isOf(place - UP, h)) n++;
    return count(liberties[h]) == n;
  }

  private boolean isOf(int place, int h) {
    int c = cells[place];
    return c != Stones.EMPTY && c != WALL && head[place] == h;
  }

  /** {@return whether a stone there takes something; the place is empty} */
  public boolean takes(int side, int place) {
    int enemy = 2 - side;
    return cells[place + 1] == enemy && dies(place, place + 1)
        || cells[place - 1] == enemy && dies(place, place - 1)
        || cells[place + UP] == enemy && dies(place, place + UP)
        || cells[place - UP] == enemy && dies(place, place - UP);
  }

  /** {@return the hash of the position after a legal stone} */
  public long hashAfter(int side, int place) {
    long h = hash ^ KEYS[side * PLACES + place];
    int enemy = 2 - side;
    if ((around[place] >> 4 * (1 - side) & 15) == 0) return h;
    int a = gone(enemy, place, place + 1);
    int b = gone(enemy, place, place - 1);
    int c = gone(enemy, place, place + UP);
    int d = gone(enemy, place, place - UP);
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
    int base = (cells[h] - 1) * PLACES;
    long sum = 0;
    int v = h;
    do {
      sum ^= KEYS[base + v];
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
    lost |= take(enemy, place + UP) | take(enemy, place - UP);
    ko = throat && taken == 1 ? lost : NOWHERE;
  }

  /** Opens the simple ko: after a pass, or where superko rules instead. */
  public void openKo() {
    ko = NOWHERE;
  }

  /** {@return the last place that was emptied, or 0} */
  private int take(int enemy, int neighbour) {
    if (cells[neighbour] != enemy || liberties[head[neighbour]] != 0) return 0;
    int v = neighbour;
    do {
      cells[v] = Stones.EMPTY;
      hash ^= KEYS[(enemy - 1) * PLACES + v];
      rank[v] = emptyCount;
      empties[emptyCount++] = v;
      taken++;
      v = next[v];
    } while (v != neighbour);
    do {
      freed(v, v + 1, enemy);
      freed(v, v - 1, enemy);
      freed(v, v + UP, enemy);
      freed(v, v - UP, enemy);
      v = next[v];
    } while (v != neighbour);
    return neighbour;
  }

  private void freed(int place, int neighbour, int was) {
    around[neighbour] -= STONE[was];
    int c = cells[neighbour];
    if (c == Stones.EMPTY || c == WALL) return;
    liberties[head[neighbour]] += LIBERTY[place];
  }

  private void put(int side, int place) {
    int own = side + 1;
    cells[place] = own;
    hash ^= KEYS[side * PLACES + place];
    int r = rank[place];
    int moved = empties[--emptyCount];
    empties[r] = moved;
    rank[moved] = r;
    head[place] = place;
    next[place] = place;
    size[place] = 1;
    liberties[place] = 0;
    int gain = STONE[own];
    touch(place, place + 1, own, gain);
    touch(place, place - 1, own, gain);
    touch(place, place + UP, own, gain);
    touch(place, place - UP, own, gain);
  }

  private void touch(int place, int neighbour, int own, int gain) {
    around[neighbour] += gain;
    int c = cells[neighbour];
    if (c == Stones.EMPTY) {
      liberties[head[place]] += LIBERTY[neighbour];
    } else if (c != WALL) {
      int h = head[neighbour];
      liberties[h] -= LIBERTY[place];
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
      int c = cells[place + (d < 2 ? UP : -UP) + (d % 2 == 0 ? 1 : -1)];
      if (c == 2 - side) enemies++;
      else if (c == WALL) walls = 1;
    }
    return enemies + walls < 2;
  }

  /** {@return whether superko lets a seat place a stone that is {@link #legal}} */
  public boolean fresh(Seen seen, Seat seat, int place) {
    return !seen.forbids(hashAfter(seat.ordinal(), place), seat);
  }
}
