package fr.zizanie.players.tsunami.search;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;
import java.util.Arrays;

/**
 * Plays a game to its end by simple means. It takes and saves chains that the last stone put in
 * atari, answers by shape, and otherwise plays anywhere but into its own eyes. It serves one thread
 * at a time.
 */
public final class Playout {
  private static final int LONGEST = 3 * Grid.POINTS;
  private static final int TACTICS = 230;
  private static final int SHAPES = 243;

  public final Goban board = new Goban();

  final Ladder ladder = new Ladder();

  /** The side that first placed a stone on each place in this game: 0 neither, 1 Black, 2 White. */
  public final byte[] first = new byte[Places.COUNT];

  private final int[] candidates = new int[512];
  private final int[] stamps = new int[Places.COUNT];
  private int stamp;
  private int last;
  private int before;
  private long seed;

  /** Playouts whose stones follow from {@code seed}. */
  public Playout(long seed) {
    this.seed = seed | 1;
  }

  /** Begins with a copy of a board; {@code last} is the newest stone or {@link Places#NOWHERE}. */
  public void begin(Goban from, int last) {
    board.set(from);
    this.last = last;
    before = Places.NOWHERE;
    Arrays.fill(first, (byte) 0);
  }

  /** {@return the place of the newest stone} */
  public int last() {
    return last;
  }

  /** {@return a random number below {@code bound}} */
  public int random(int bound) {
    seed ^= seed << 13;
    seed ^= seed >>> 7;
    seed ^= seed << 17;
    return (int) ((seed >>> 33) * bound >>> 31);
  }

  /** Places a stone or passes, and remembers it. */
  public void play(int side, int place) {
    before = last;
    last = place;
    if (place == Places.NOWHERE) {
      board.openKo();
      return;
    }
    if (first[place] == 0) first[place] = (byte) (side + 1);
    board.play(side, place);
  }

  /** Plays on until both pass; {@return the points by which Black then leads}. */
  public int finish(int side) {
    int passes = 0;
    int mover = side;
    for (int i = 0; i < LONGEST && passes < 2; i++) {
      int place = choose(mover);
      play(mover, place);
      passes = place == Places.NOWHERE ? passes + 1 : 0;
      mover = 1 - mover;
    }
    return lead();
  }

  /** {@return the points by which Black leads, once all open points are eyes} */
  public int lead() {
    int lead = 0;
    for (int p = 0; p < Grid.POINTS; p++) {
      int owner = owner(Places.of(p));
      lead += owner == 1 ? 1 : owner == 2 ? -1 : 0;
    }
    return lead;
  }

  /** {@return the owner of a place at the end: 0 neither, 1 Black, 2 White} */
  public int owner(int place) {
    int cell = board.at(place);
    if (cell != 0) return cell;
    return board.owned(place, 0) == 4 ? 1 : board.owned(place, 1) == 4 ? 2 : 0;
  }

  private int choose(int side) {
    if (last != Places.NOWHERE) {
      if (random(256) < TACTICS) {
        int count = tactics(side, last, 0);
        int place = pick(side, count);
        if (place != Places.NOWHERE) return place;
      }
      if (random(256) < SHAPES) {
        int count = shapes(last, 0);
        if (before != Places.NOWHERE) count = shapes(before, count);
        int place = pick(side, count);
        if (place != Places.NOWHERE) return place;
      }
    }
    return anywhere(side);
  }

  /** A random one of the first candidates that is legal, no eye and hardly ever a self-atari. */
  private int pick(int side, int count) {
    int left = count;
    while (left > 0) {
      int i = random(left);
      int place = candidates[i];
      candidates[i] = candidates[--left];
      if (sensible(side, place) && (liberties(side, place, 2) > 1 || random(10) == 0)) return place;
    }
    return Places.NOWHERE;
  }

  private boolean sensible(int side, int place) {
    return board.legal(side, place) && !board.eye(side, place);
  }

  private int anywhere(int side) {
    int n = board.emptyCount();
    if (n == 0) return Places.NOWHERE;
    int start = random(n);
    int poor = Places.NOWHERE;
    for (int k = 0; k < n; k++) {
      int i = start + k;
      int place = board.empty(i < n ? i : i - n);
      if (!sensible(side, place)) continue;
      if (board.open(place) > 1 || liberties(side, place, 2) > 1 || random(2) == 0) return place;
      poor = place;
    }
    return poor;
  }

  private int shapes(int around, int from) {
    int count = from;
    for (int i = 0; i < 8; i++) {
      int place = around + Patterns.way(i);
      if (board.at(place) == 0 && Patterns.fits(board, place)) candidates[count++] = place;
    }
    return count;
  }

  /**
   * Adds to the candidates the places that take or save the chains in atari at a place and beside
   * it.
   */
  public int tactics(int side, int place, int from) {
    int count = tactic(side, place, from);
    count = tactic(side, place + 1, count);
    count = tactic(side, place - 1, count);
    count = tactic(side, place + Places.UP, count);
    return tactic(side, place - Places.UP, count);
  }

  /** {@return a place that the last look at tactics found} */
  public int candidate(int i) {
    return candidates[i];
  }

  private int tactic(int side, int place, int from) {
    int cell = board.at(place);
    if (cell != 1 && cell != 2 || from > 400) return from;
    int liberty = board.lastLiberty(place);
    if (liberty == Places.NOWHERE) return from;
    int count = from;
    if (cell == 2 - side) {
      candidates[count++] = liberty;
      return count;
    }
    if (liberties(side, liberty, 2) > 1) candidates[count++] = liberty;
    int v = place;
    do {
      count = taking(side, v + 1, count);
      count = taking(side, v - 1, count);
      count = taking(side, v + Places.UP, count);
      count = taking(side, v - Places.UP, count);
      v = board.next(v);
    } while (v != place && count < 480);
    return count;
  }

  private int taking(int side, int place, int from) {
    if (board.at(place) != 2 - side) return from;
    int liberty = board.lastLiberty(place);
    if (liberty == Places.NOWHERE) return from;
    candidates[from] = liberty;
    return from + 1;
  }

  /**
   * {@return the liberties that a stone there would have, counted up to {@code enough}; a stone
   * that takes has enough}
   */
  public int liberties(int side, int place, int enough) {
    if (board.open(place) >= enough || board.takes(side, place)) return enough;
    stamp++;
    stamps[place] = stamp;
    int found = 0;
    for (int i = 1; i < 7; i++) {
      if (i == 2 || i == 5) continue;
      int v = place + Patterns.way(i);
      if (board.at(v) == 0) {
        if (stamps[v] != stamp) {
          stamps[v] = stamp;
          found++;
        }
      } else if (board.at(v) == side + 1) {
        int u = v;
        do {
          for (int j = 1; j < 7; j++) {
            if (j == 2 || j == 5) continue;
            int w = u + Patterns.way(j);
            if (board.at(w) == 0 && stamps[w] != stamp) {
              stamps[w] = stamp;
              found++;
            }
          }
          u = board.next(u);
        } while (u != v && found < enough);
      }
      if (found >= enough) return enough;
    }
    return found;
  }
}
