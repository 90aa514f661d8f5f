package fr.zizanie.rules.tsunami.go;

import fr.zizanie.rules.core.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;

/** A position of stones: a value. Cells are 0 for empty, 1 for Black, 2 for White. */
public final class Stones {
  /** What an empty point holds. */
  public static final int EMPTY = 0;

  /** A number for each colour on each point; a position's hash is the sum without carry. */
  private static final long[] KEYS =
      new SplittableRandom(20261121).longs(2L * Grid.POINTS).toArray();

  /** Where each key stands in {@link #KEYS}, from 1: open addressing by its low bits. */
  private static final short[] FOUND = new short[1 << 12];

  static {
    for (int k = 0; k < KEYS.length; k++) {
      int i = slot(KEYS[k]);
      while (FOUND[i] != 0) i = i + 1 & FOUND.length - 1;
      FOUND[i] = (short) (k + 1);
    }
  }

  private static final Map<Size, Stones> NONE = new EnumMap<>(Size.class);

  static {
    for (Size size : Size.values()) NONE.put(size, new Stones(size, new byte[Grid.POINTS]));
  }

  private final Size size;
  private final byte[] cells;
  private final Points black;
  private final Points white;
  private final long hash;

  /** Worked out when they are first asked for; whoever is first, they are the same. */
  private Optional<Liberties> liberties = Optional.empty();

  private Stones(Size size, byte[] cells) {
    this(size, cells, where(cells, 1), where(cells, 2), hash(cells));
  }

  private Stones(Size size, byte[] cells, Points black, Points white, long hash) {
    this.size = size;
    this.cells = cells;
    this.black = black;
    this.white = white;
    this.hash = hash;
  }

  private static Points where(byte[] cells, int colour) {
    return Points.where(p -> cells[p] == colour);
  }

  private static long hash(byte[] cells) {
    long sum = 0;
    for (int p = 0; p < cells.length; p++) if (cells[p] != EMPTY) sum ^= key(cells[p], p);
    return sum;
  }

  /** {@return the number that a stone of that colour, 1 or 2, adds to a hash} */
  static long key(int colour, int point) {
    return KEYS[(colour - 1) * Grid.POINTS + point];
  }

  /** {@return the point on which a stone of a colour adds that to a hash, or -1} */
  static int point(int colour, long key) {
    for (int i = slot(key); FOUND[i] != 0; i = i + 1 & FOUND.length - 1) {
      int k = FOUND[i] - 1;
      if (KEYS[k] == key) return k / Grid.POINTS == colour - 1 ? k % Grid.POINTS : -1;
    }
    return -1;
  }

  private static int slot(long key) {
    return (int) key & FOUND.length - 1;
  }

  /** {@return the empty board} */
  public static Stones none(Size size) {
    return Objects.requireNonNull(NONE.get(size));
  }

  /** {@return the position of 169 cells, which are copied; those beyond the board are empty} */
  static Stones of(Size size, byte[] cells) {
    return new Stones(size, cells.clone());
  }

  /** {@return how large the board is} */
  public Size size() {
    return size;
  }

  /** {@return the cell of a seat's stones: 1 for Black, 2 for White} */
  public static int colour(Seat seat) {
    return seat.ordinal() + 1;
  }

  /** {@return what stands on a point: 0 for nothing, 1 for Black, 2 for White} */
  public int at(int point) {
    return cells[point];
  }

  /** {@return whether nothing stands there} */
  public boolean empty(int point) {
    return cells[point] == EMPTY;
  }

  /** {@return whether a stone of that seat stands there} */
  public boolean owns(Seat seat, int point) {
    return cells[point] == colour(seat);
  }

  /** {@return whose stone stands there; there is one} */
  public Seat owner(int point) {
    return owns(Seat.FIRST, point) ? Seat.FIRST : Seat.SECOND;
  }

  /** {@return a copy of the 169 cells} */
  public byte[] cells() {
    return cells.clone();
  }

  /** {@return a number of the position; positions that differ differ in it but for freak chance} */
  public long hash() {
    return hash;
  }

  /** {@return what tells the position} */
  public Fingerprint fingerprint() {
    return new Fingerprint(hash, count());
  }

  /** {@return what the liberties of its chains tell} */
  public Liberties liberties() {
    var known = liberties;
    if (known.isPresent()) return known.get();
    var found = Liberties.of(this);
    liberties = Optional.of(found);
    return found;
  }

  /** {@return the position with a stone on an empty point, where it is no suicide} */
  Stones with(Seat seat, int point, Points taken) {
    byte[] next = cells.clone();
    next[point] = (byte) colour(seat);
    for (int p : taken.toArray()) next[p] = EMPTY;
    Points own = of(seat).with(point);
    Points enemy = of(seat.other()).minus(taken);
    boolean first = seat == Seat.FIRST;
    var print = liberties().after(seat, point);
    var after = new Stones(size, next, first ? own : enemy, first ? enemy : own, print.hash());
    after.liberties = Optional.of(liberties().placed(seat, point, taken, print));
    return after;
  }

  /**
   * {@return the position with stones elsewhere, whatever liberties they have}
   *
   * @param to where the stone of each point of {@code from} goes, or -1 for off the board
   */
  Stones with(int[] from, int[] to) {
    byte[] next = cells.clone();
    for (int p : from) next[p] = EMPTY;
    for (int i = 0; i < from.length; i++) if (to[i] >= 0) next[to[i]] = cells[from[i]];
    return changed(next, from, to);
  }

  /** {@return the position with a stone of a seat there, whatever liberties it has} */
  Stones turned(Seat seat, int point) {
    byte[] next = cells.clone();
    next[point] = (byte) colour(seat);
    return changed(next, new int[] {point}, new int[] {point});
  }

  /** {@return the position without some stones} */
  public Stones without(Points gone) {
    byte[] next = cells.clone();
    int[] points = gone.toArray();
    for (int p : points) next[p] = EMPTY;
    return changed(next, points, points);
  }

  /** The position of cells that nobody changes any more and that differ on some points only. */
  private Stones changed(byte[] next, int[] some, int[] others) {
    Points where = Points.NONE;
    for (int p : some) where = where.with(p);
    for (int p : others) if (p >= 0) where = where.with(p);
    Points dark = black.minus(where);
    Points light = white.minus(where);
    long sum = hash;
    for (int p : where.toArray()) {
      if (cells[p] != EMPTY) sum ^= key(cells[p], p);
      if (next[p] == EMPTY) continue;
      sum ^= key(next[p], p);
      if (next[p] == 1) dark = dark.with(p);
      else light = light.with(p);
    }
    return new Stones(size, next, dark, light, sum);
  }

  /** {@return the points of a seat's stones} */
  public Points of(Seat seat) {
    return seat == Seat.FIRST ? black : white;
  }

  /** {@return the points where nothing stands} */
  public Points vacant() {
    return size.points().minus(occupied());
  }

  /** {@return the points with a stone} */
  public Points occupied() {
    return black.or(white);
  }

  /** {@return how many stones there are} */
  public int count() {
    return black.size() + white.size();
  }

  /** {@return the chain of the stone on a point; nothing for an empty point} */
  public Points chain(int point) {
    return liberties().chain(point);
  }

  /** {@return whether a chain of exactly one stone stands there} */
  public boolean solo(int point) {
    return !empty(point) && !touches(point, cells[point]);
  }

  /** {@return whether a neighbour holds that cell} */
  public boolean touches(int point, int cell) {
    for (int q : size.neighbours(point)) if (cells[q] == cell) return true;
    return false;
  }

  /** {@return the rows from the highest down, with X for Black, O for White and . for nothing} */
  public List<String> rows() {
    var out = new ArrayList<String>();
    for (int row = size.lines() - 1; row >= 0; row--) {
      var line = new StringBuilder();
      for (int c = 0; c < size.lines(); c++) line.append(".XO".charAt(cells[Grid.point(c, row)]));
      out.add(line.toString());
    }
    return out;
  }

  /**
   * {@return the position of as many rows as a board has, of as many signs, as {@link #rows} writes
   * them; throws {@link IllegalArgumentException} otherwise}
   */
  public static Stones ofRows(List<String> rows) {
    Size size =
        Size.of(rows.size()).orElseThrow(() -> new IllegalArgumentException(rows.size() + " rows"));
    int lines = size.lines();
    byte[] cells = new byte[Grid.POINTS];
    for (int i = 0; i < lines; i++) {
      String line = rows.get(i);
      if (line.length() != lines) throw new IllegalArgumentException(line);
      for (int c = 0; c < lines; c++) {
        int cell = ".XO".indexOf(line.charAt(c));
        if (cell < 0) throw new IllegalArgumentException(line);
        cells[Grid.point(c, lines - 1 - i)] = (byte) cell;
      }
    }
    return new Stones(size, cells);
  }

  /** {@return the points of chains without liberty} */
  public Points breathless() {
    return breathless(Seat.FIRST).or(breathless(Seat.SECOND));
  }

  /** {@return the points of a seat's chains without liberty} */
  Points breathless(Seat seat) {
    Points own = of(seat);
    Points free = vacant().beside().and(own);
    Points more = free.beside().and(own).or(free);
    while (!more.equals(free)) {
      free = more;
      more = free.beside().and(own).or(free);
    }
    return own.minus(free);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Stones other
        && hash == other.hash
        && size == other.size
        && Arrays.equals(cells, other.cells);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  @Override
  public String toString() {
    return String.join("/", rows());
  }
}
