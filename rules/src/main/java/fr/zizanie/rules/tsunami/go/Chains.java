package fr.zizanie.rules.tsunami.go;

import java.util.Arrays;

/** The chains of a position; it shares most of them with the position that it came from. */
final class Chains {
  private final Size size;
  private final Points vacant;

  /** By point, which chain stands there; means nothing on an empty point. */
  private final byte[] at;

  /** In no order, with gaps. */
  private final Chain[] all;

  private Chains(Size size, Points vacant, byte[] at, Chain[] all) {
    this.size = size;
    this.vacant = vacant;
    this.at = at;
    this.all = all;
  }

  /** {@return the chains of a position, looked at as a whole} */
  static Chains of(Stones stones) {
    Points vacant = stones.vacant();
    byte[] at = new byte[Grid.POINTS];
    byte[] found = new byte[Grid.POINTS];
    Chain[] all = new Chain[16];
    Arrays.fill(all, Chain.NONE);
    Points left = stones.occupied();
    for (int n = 0; !left.isEmpty(); n++) {
      if (n == all.length) all = longer(all);
      all[n] = chain(stones, vacant, left.first(), found, at, n);
      left = left.minus(all[n].stones());
    }
    return new Chains(stones.size(), vacant, at, all);
  }

  /** The chain of a stone, noted as that number. */
  private static Chain chain(
      Stones stones, Points vacant, int start, byte[] found, byte[] at, int number) {
    int colour = stones.at(start);
    long[] in = new long[3];
    long hash = 0;
    int count = 0;
    found[count++] = (byte) start;
    in[start >> 6] |= 1L << start;
    for (int i = 0; i < count; i++) {
      int p = found[i] & 255;
      at[p] = (byte) number;
      hash ^= Stones.key(colour, p);
      for (int q : stones.size().neighbours(p)) {
        if (stones.at(q) != colour || (in[q >> 6] >>> q & 1) != 0) continue;
        in[q >> 6] |= 1L << q;
        found[count++] = (byte) q;
      }
    }
    Points all = new Points(in[0], in[1], in[2]);
    return Chain.of(colour, all, all.beside().and(vacant), hash);
  }

  private static Chain[] longer(Chain[] all) {
    Chain[] more = Arrays.copyOf(all, all.length + 8);
    Arrays.fill(more, all.length, more.length, Chain.NONE);
    return more;
  }

  /** {@return the points where nothing stands} */
  Points vacant() {
    return vacant;
  }

  /** {@return the chains, {@link Chain#NONE} among them; not to be changed} */
  Chain[] all() {
    return all;
  }

  /** {@return the chain that stands on a point; {@link Chain#NONE} for an empty one} */
  Chain on(int point) {
    return vacant.has(point) ? Chain.NONE : all[at[point]];
  }

  /**
   * {@return the chains after a stone on an empty point where it is no suicide}
   *
   * @param taken the stones that it takes
   */
  Chains placed(int colour, int point, Points taken) {
    byte[] where = at.clone();
    Chain[] next = all.clone();
    Points empty = vacant.without(point).or(taken);
    Points stones = Points.NONE.with(point);
    long hash = Stones.key(colour, point);
    int own = -1;
    for (int q : size.neighbours(point)) {
      if (vacant.has(q)) continue;
      int n = where[q];
      Chain chain = next[n];
      if (chain.colour() != colour) {
        if (chain.ends(point)) next[n] = Chain.NONE;
        else if (chain.liberties().has(point))
          next[n] = chain.breathing(chain.liberties().without(point));
        continue;
      }
      if (n == own) continue;
      stones = stones.or(chain.stones());
      hash ^= chain.hash();
      if (own >= 0) {
        next[n] = Chain.NONE;
        for (int p : chain.stones().toArray()) where[p] = (byte) own;
      } else own = n;
    }
    if (own < 0) {
      own = gap(next);
      if (own == next.length) next = longer(next);
    }
    where[point] = (byte) own;
    next[own] = Chain.of(colour, stones, stones.beside().and(empty), hash);
    free(taken.beside().and(size.points()).minus(empty), empty, where, next);
    return new Chains(size, empty, where, next);
  }

  private static int gap(Chain[] all) {
    int n = 0;
    while (n < all.length && !all[n].none()) n++;
    return n;
  }

  /** Finds the liberties again of the chains of some stones. */
  private static void free(Points stones, Points empty, byte[] where, Chain[] next) {
    Points left = stones;
    while (!left.isEmpty()) {
      int n = where[left.first()];
      next[n] = next[n].breathing(next[n].stones().beside().and(empty));
      left = left.minus(next[n].stones());
    }
  }
}
