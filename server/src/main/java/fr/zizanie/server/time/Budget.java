package fr.zizanie.server.time;

/**
 * What one seat has of its time.
 *
 * @param left milliseconds before its flag falls, with all periods
 * @param spent milliseconds that its turn has taken of them so far
 * @param quota milliseconds of lag that may still be given back to it
 * @param acted whether it has acted before
 */
record Budget(long left, long spent, long quota, boolean acted) {
  /** So many turns' quota at first, and at most. */
  private static final int FIRST = 3;

  private static final int MOST = 5;

  /** {@return what a seat begins with} */
  static Budget of(TimeControl control) {
    return new Budget(control.base(), 0, FIRST * control.quota(), false);
  }

  /** {@return the same after its clock ran for so long, of which its line took {@code lag}} */
  Budget ran(long millis, long lag) {
    long back = Math.min(Math.min(lag, quota), spent + millis);
    return new Budget(
        Math.max(0, left - millis + back), spent + millis - back, quota - back, acted);
  }

  /** {@return after how many milliseconds its flag falls if its line may take {@code lag}} */
  long falls(long lag) {
    return left + Math.min(lag, quota);
  }

  /** {@return the same once it has acted} */
  Budget active() {
    return new Budget(left, spent, quota, true);
  }

  /** {@return the same once its turn is over} */
  Budget rested(TimeControl control) {
    long more = Math.min(MOST * control.quota(), quota + control.quota());
    return new Budget(control.rested(left, spent), 0, more, acted);
  }
}
