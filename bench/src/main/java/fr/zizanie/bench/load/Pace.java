package fr.zizanie.bench.load;

/**
 * How hard a server is driven.
 *
 * @param games matches that are played at once
 * @param rate moves a second, all together
 * @param seconds how long
 */
record Pace(int games, int rate, int seconds) {
  /** {@return how many moves each match needs, and some in reserve for those that end early} */
  int moves() {
    return (int) (1.25 * rate * seconds / games) + 10;
  }
}
