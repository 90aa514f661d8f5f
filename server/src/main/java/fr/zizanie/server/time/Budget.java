package fr.zizanie.server.time;

/**
 * What one seat has of its time.
 *
 * @param left milliseconds before its flag falls, with all periods
 * @param spent milliseconds that its turn has taken of them so far
 * @param acted whether it has acted before
 */
record Budget(long left, long spent, boolean acted) {
  /** {@return what a seat begins with} */
  static Budget of(TimeControl control) {
    return new Budget(control.base(), 0, false);
  }

  /** {@return the same after its clock ran for so long} */
  Budget ran(long millis) {
    long gone = Math.min(millis, left);
    return new Budget(left - gone, spent + gone, acted);
  }

  /** {@return the same once it has acted} */
  Budget active() {
    return new Budget(left, spent, true);
  }

  /** {@return the same once its turn is over} */
  Budget rested(TimeControl control) {
    return new Budget(control.rested(left, spent), 0, acted);
  }
}
