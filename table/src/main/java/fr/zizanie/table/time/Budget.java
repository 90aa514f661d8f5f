package fr.zizanie.table.time;

/**
 * What one seat has of its time.
 *
 * @param left milliseconds before its flag falls, with all periods
 * @param spent milliseconds that its turn has taken of them so far
 * @param quota milliseconds of lag that may still be given back to it
 * @param reserve milliseconds that it may still take in windows, beyond what each gives anyway
 * @param acted whether it has acted before
 */
record Budget(long left, long spent, long quota, long reserve, boolean acted) {
  /** So many turns' quota at first, and at most. */
  private static final int FIRST = 3;

  private static final int MOST = 5;

  /** What each window gives to everybody: longer than what is said for somebody may take. */
  private static final long FREE = 5_000;

  /** {@return what a seat begins with that may take so many milliseconds in windows} */
  static Budget of(TimeControl control, long reserve) {
    return new Budget(control.base(), 0, FIRST * control.quota(), reserve, false);
  }

  /** {@return the same after its clock ran for so long, of which its line took {@code lag}} */
  Budget ran(long millis, long lag) {
    long back = Math.min(Math.min(lag, quota), spent + millis);
    return new Budget(
        Math.max(0, left - millis + back), spent + millis - back, quota - back, reserve, acted);
  }

  /** {@return after how many milliseconds its flag falls if its line may take {@code lag}} */
  long falls(long lag) {
    return left + Math.min(lag, quota);
  }

  /** {@return how long a window may last that is open for it} */
  long patience() {
    return FREE + reserve;
  }

  /** {@return the same after a window that was open for so long} */
  Budget waited(long millis) {
    long more = Math.clamp(millis - FREE, 0, reserve);
    return new Budget(left, spent, quota, reserve - more, acted);
  }

  /** {@return the same once it has acted} */
  Budget active() {
    return new Budget(left, spent, quota, reserve, true);
  }

  /** {@return the same once its turn is over} */
  Budget rested(TimeControl control) {
    long more = Math.min(MOST * control.quota(), quota + control.quota());
    return new Budget(control.rested(left, spent), 0, more, reserve, acted);
  }
}
