package fr.zizanie.rules.ironpond.cards.special;

import fr.zizanie.rules.ironpond.chess.Position;

/**
 * The swinging sight of card 71 when darts are thrown by hand (option {@code darts=skill}): a
 * figure of Lissajous around the piece, the same for everybody who knows the board.
 *
 * @param acrossPeriod of the swing along the rank, in milliseconds
 * @param acrossPhase where it begins, in thousandths of the period
 * @param alongPeriod of the swing along the file
 * @param alongPhase where that begins
 */
public record Sight(int acrossPeriod, int acrossPhase, int alongPeriod, int alongPhase) {
  /** How near the piece a dart must come to hit, where the widest swing is 1: one in five. */
  public static final double REACH = 0.744;

  /** When the last dart must have been thrown, in milliseconds. */
  public static final int LIMIT = 20_000;

  private static final int SHORTEST = 700;
  private static final int SPREAD = 600;
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  public static Sight of(Position board, int at) {
    long seed = board.pieces().occupied() * GOLDEN + board.number() * 64L + at;
    long mixed = mix(seed);
    return new Sight(
        SHORTEST + part(mixed, 0, SPREAD),
        part(mixed, 16, 1000),
        SHORTEST + part(mixed, 32, SPREAD),
        part(mixed, 48, 1000));
  }

  private static long mix(long seed) {
    long z = (seed ^ seed >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  private static int part(long mixed, int shift, int below) {
    return (int) (mixed >>> shift & 0xffff) * below >>> 16;
  }

  /** {@return whether a dart thrown so many milliseconds after the start hits} */
  public boolean hit(int millis) {
    double across = swing(millis, acrossPeriod, acrossPhase);
    double along = swing(millis, alongPeriod, alongPhase);
    return across * across + along * along < REACH * REACH;
  }

  private static double swing(int millis, int period, int phase) {
    // The same on every machine.
    return StrictMath.sin(2 * Math.PI * ((double) millis / period + phase / 1000.0));
  }
}
