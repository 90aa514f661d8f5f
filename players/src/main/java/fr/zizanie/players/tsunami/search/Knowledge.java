package fr.zizanie.players.tsunami.search;

/** Tells what is known of stones before the first is tried. */
interface Knowledge {
  /**
   * Adds the imaginary games of each stone.
   *
   * @param features the features of the board
   * @param games the games of each stone, to add to
   * @param won the games that each stone won, to add to
   */
  void tell(Features features, int[] stones, int[] games, int[] won);
}
