package fr.zizanie.rules.tsunami.go;

import fr.zizanie.rules.core.Seat;
import java.util.Arrays;

/** What the liberties of all chains tell about stones that may be placed: found in one pass. */
public final class Liberties {
  private final Stones stones;

  /** Empty points with an empty neighbour. */
  private final Points open;

  /** By colour, from 0: the last liberties of chains that have only one. */
  private final Points[] last;

  /** By colour, from 0: the liberties of chains that have two. */
  private final Points[] two;

  /** By colour, from 0: the liberties of chains that have more than one. */
  private final Points[] more;

  /** The last liberties as points of a colour, and the hash of the chain that each would end. */
  private final int[] ends;

  private final long[] sums;

  private Liberties(
      Stones stones,
      Points open,
      Points[] last,
      Points[] two,
      Points[] more,
      int[] ends,
      long[] sums) {
    this.stones = stones;
    this.open = open;
    this.last = last;
    this.two = two;
    this.more = more;
    this.ends = ends;
    this.sums = sums;
  }

  static Liberties of(Stones stones) {
    var pass = new Pass(stones);
    for (int p = 0; p < Grid.POINTS; p++) pass.visit(p);
    return pass.done();
  }

  /** {@return the empty points where a stone of a seat is no suicide} */
  public Points breathing(Seat seat) {
    return open.or(takes(seat)).or(more[seat.ordinal()]);
  }

  /** {@return the empty points where a stone of a seat captures} */
  public Points takes(Seat seat) {
    return last[seat.other().ordinal()];
  }

  /** {@return the empty points where a stone of a seat leaves an enemy chain one liberty of two} */
  public Points threatens(Seat seat) {
    return two[seat.other().ordinal()];
  }

  /** {@return the hash of the position after a stone of a seat that is no suicide} */
  public long hashAfter(Seat seat, int point) {
    long hash = stones.hash() ^ Stones.key(Stones.colour(seat), point);
    int end = end(Stones.colour(seat.other()), point);
    for (int i = 0; i < ends.length; i++) if (ends[i] == end) hash ^= sums[i];
    return hash;
  }

  private static int end(int colour, int point) {
    return colour << 8 | point;
  }

  /** The chains, one after the other. */
  private static final class Pass {
    private final Stones stones;
    private final boolean[] seen = new boolean[Grid.POINTS];
    private final byte[] chain = new byte[Grid.POINTS];
    private final long[] open = new long[3];
    private final long[][] last = new long[2][3];
    private final long[][] two = new long[2][3];
    private final long[][] more = new long[2][3];
    private final long[] mine = new long[3];
    private int[] ends = new int[8];
    private long[] sums = new long[8];
    private int count;

    Pass(Stones stones) {
      this.stones = stones;
    }

    void visit(int p) {
      if (seen[p]) return;
      int colour = stones.at(p);
      if (colour != Stones.EMPTY) chain(p, colour);
      else if (stones.touches(p, Stones.EMPTY)) open[p >> 6] |= 1L << p;
    }

    private void chain(int start, int colour) {
      Size size = stones.size();
      Arrays.fill(mine, 0);
      chain[0] = (byte) start;
      seen[start] = true;
      int length = 1;
      long sum = 0;
      for (int i = 0; i < length; i++) {
        int p = chain[i] & 255;
        sum ^= Stones.key(colour, p);
        for (int q : size.neighbours(p)) {
          int cell = stones.at(q);
          if (cell == Stones.EMPTY) mine[q >> 6] |= 1L << q;
          else if (cell == colour && !seen[q]) {
            seen[q] = true;
            chain[length++] = (byte) q;
          }
        }
      }
      int n = Long.bitCount(mine[0]) + Long.bitCount(mine[1]) + Long.bitCount(mine[2]);
      long[] all = n == 1 ? last[colour - 1] : more[colour - 1];
      for (int w = 0; w < 3; w++) all[w] |= mine[w];
      if (n == 2) for (int w = 0; w < 3; w++) two[colour - 1][w] |= mine[w];
      if (n == 1) ending(colour, sum);
    }

    private void ending(int colour, long sum) {
      if (count == ends.length) {
        ends = Arrays.copyOf(ends, 2 * count);
        sums = Arrays.copyOf(sums, 2 * count);
      }
      int w = mine[0] != 0 ? 0 : mine[1] != 0 ? 1 : 2;
      ends[count] = end(colour, 64 * w + Long.numberOfTrailingZeros(mine[w]));
      sums[count++] = sum;
    }

    Liberties done() {
      return new Liberties(
          stones,
          points(open),
          new Points[] {points(last[0]), points(last[1])},
          new Points[] {points(two[0]), points(two[1])},
          new Points[] {points(more[0]), points(more[1])},
          Arrays.copyOf(ends, count),
          Arrays.copyOf(sums, count));
    }

    private static Points points(long[] words) {
      return new Points(words[0], words[1], words[2]);
    }
  }
}
