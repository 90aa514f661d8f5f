package fr.zizanie.server.time;

/**
 * When something was written.
 *
 * @param at milliseconds since 1970
 * @param lag how many milliseconds the line of whoever said it took there and back; 0 if nobody
 *     measured
 */
public record Moment(long at, int lag) {
  /** {@return the moment where no line is measured} */
  public static Moment at(long at) {
    return new Moment(at, 0);
  }
}
