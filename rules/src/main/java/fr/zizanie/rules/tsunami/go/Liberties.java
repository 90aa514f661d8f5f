package fr.zizanie.rules.tsunami.go;

import fr.zizanie.rules.core.Seat;

/** What the liberties of all chains tell about stones that may be placed. */
public final class Liberties {
  private final Size size;
  private final Fingerprint now;
  private final Chains chains;

  /** Empty points with an empty neighbour. */
  private final Points open;

  /**
   * Sets of three words each, by colour from 0: the last liberties of chains that have only one,
   * then the liberties of chains that have more.
   */
  private final long[] sets = new long[12];

  private Liberties(Size size, Fingerprint now, Chains chains) {
    this.size = size;
    this.now = now;
    this.chains = chains;
    open = chains.vacant().beside().and(chains.vacant());
    for (Chain chain : chains.all()) {
      if (chain.none()) continue;
      int set = set(chain.colour() - 1, chain.breaths() != 1);
      sets[set] |= chain.liberties().low();
      sets[set + 1] |= chain.liberties().middle();
      sets[set + 2] |= chain.liberties().high();
    }
  }

  static Liberties of(Stones stones) {
    return new Liberties(stones.size(), stones.fingerprint(), Chains.of(stones));
  }

  private static int set(int colour, boolean more) {
    return 6 * colour + (more ? 3 : 0);
  }

  private Points points(int set) {
    return new Points(sets[set], sets[set + 1], sets[set + 2]);
  }

  /** {@return the empty points where a stone of a seat is no suicide} */
  public Points breathing(Seat seat) {
    return open.or(takes(seat)).or(points(set(seat.ordinal(), true)));
  }

  /** {@return the empty points where a stone of a seat captures} */
  public Points takes(Seat seat) {
    return points(set(seat.other().ordinal(), false));
  }

  /** {@return the empty points where a stone of a seat leaves an enemy chain one liberty of two} */
  public Points threatens(Seat seat) {
    int enemy = Stones.colour(seat.other());
    Points out = Points.NONE;
    for (Chain chain : chains.all())
      if (chain.colour() == enemy && chain.breaths() == 2) out = out.or(chain.liberties());
    return out;
  }

  /** {@return the stones of the chain on a point; nothing for an empty point} */
  Points chain(int point) {
    return chains.on(point).stones();
  }

  /** {@return what a stone of a seat on an empty point takes} */
  public Points taken(Seat seat, int point) {
    if (!takes(seat).has(point)) return Points.NONE;
    Points out = Points.NONE;
    for (int q : size.neighbours(point))
      if (taken(seat, point, q)) out = out.or(chains.on(q).stones());
    return out;
  }

  private boolean taken(Seat seat, int point, int neighbour) {
    Chain chain = chains.on(neighbour);
    return chain.colour() == Stones.colour(seat.other()) && chain.ends(point);
  }

  /** {@return what tells the position after a stone of a seat that is no suicide} */
  public Fingerprint after(Seat seat, int point) {
    long sum = now.hash() ^ Stones.key(Stones.colour(seat), point);
    int count = now.count() + 1;
    Points gone = Points.NONE;
    for (int q : size.neighbours(point)) {
      if (gone.has(q) || !taken(seat, point, q)) continue;
      Chain chain = chains.on(q);
      gone = gone.or(chain.stones());
      sum ^= chain.hash();
      count -= chain.stones().size();
    }
    return new Fingerprint(sum, count);
  }

  /** {@return the same of the position after a stone of a seat that is no suicide} */
  Liberties placed(Seat seat, int point, Points taken, Fingerprint after) {
    return new Liberties(size, after, chains.placed(Stones.colour(seat), point, taken));
  }
}
