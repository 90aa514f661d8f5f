package fr.zizanie.rules.tsunami.go;

/**
 * Stones of one colour that hang together.
 *
 * @param colour 1 for Black, 2 for White
 * @param breaths how many liberties it has
 * @param hash what its stones add to a position's hash
 */
record Chain(int colour, Points stones, Points liberties, int breaths, long hash) {
  /** No chain. */
  static final Chain NONE = of(Stones.EMPTY, Points.NONE, Points.NONE, 0);

  static Chain of(int colour, Points stones, Points liberties, long hash) {
    return new Chain(colour, stones, liberties, liberties.size(), hash);
  }

  /** {@return whether it is no chain} */
  boolean none() {
    return colour == Stones.EMPTY;
  }

  /** {@return whether a point is its only liberty} */
  boolean ends(int point) {
    return breaths == 1 && liberties.has(point);
  }

  /** {@return the same stones with other liberties} */
  Chain breathing(Points next) {
    return of(colour, stones, next, hash);
  }
}
