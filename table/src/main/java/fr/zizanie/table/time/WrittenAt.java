package fr.zizanie.table.time;

/**
 * When something was written.
 *
 * @param at milliseconds since 1970
 * @param lag how many milliseconds the line of whoever said it took there and back; 0 if nobody
 *     measured
 * @param idle how many milliseconds since the clocks were looked at before that no server was there
 *     to count, so that nobody pays for them
 */
public record WrittenAt(long at, int lag, long idle) {
  /** {@return the moment where no line is measured, and no server was away} */
  public static WrittenAt at(long at) {
    return new WrittenAt(at, 0, 0);
  }
}
