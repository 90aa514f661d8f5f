package fr.zizanie.players.tsunami.search;

/** What is known of stones before any of them is tried. */
interface Knowledge {
  /**
   * Tells of each stone how it fared in imaginary games.
   *
   * @param features which look at the board
   * @param games to add to, for each stone
   * @param won how many of them it won, to add to
   */
  void tell(Features features, int[] stones, int[] games, int[] won);
}
