package fr.zizanie.rules.tsunami.state;

import fr.zizanie.rules.core.Seat;

/**
 * Where in its turn a game stands.
 *
 * @param by whose turn it is, even while the other seat decides something
 * @param index the number of turns before this one
 * @param marks what has happened in this turn, one bit each
 * @param pull how far the other's next move may lie from this turn's, 0 without obligation
 * @param barred the point of a countered move, or -1
 */
public record Moment(Seat by, int index, int marks, int pull, int barred) {
  /** Enough stones had been played when the turn began (P1). */
  public static final int MAY_DRAW = 1;

  /** A card was drawn in this turn. */
  public static final int DREW = 2;

  /** The turn's card is spent. */
  public static final int CARDED = 4;

  /** The turn is not dry (P8). */
  public static final int ACTED = 8;

  /** The other seat has countered. */
  public static final int COUNTERED = 16;

  /** The normal move may not capture. */
  public static final int NO_CAPTURE = 32;

  /** A move was countered: another one, or a pass. */
  public static final int AGAIN = 64;

  /** There is no normal move in this turn. */
  public static final int NO_MOVE = 128;

  /** The turn before was dry. */
  public static final int DRY_BEFORE = 256;

  /** Play was resumed after a dispute: no cards any more. */
  public static final int RESUMED = 512;

  /** No point and no card. */
  public static final int NOTHING = -1;

  /** {@return the beginning of a turn} */
  public static Moment start(Seat by, int played, int index, int kept) {
    int marks = kept | (played >= 8 ? MAY_DRAW : 0);
    return new Moment(by, index, marks, 0, NOTHING);
  }

  /** {@return whether a mark of this turn is set} */
  public boolean has(int mark) {
    return (marks & mark) != 0;
  }

  /** {@return the moment with a mark set} */
  public Moment marked(int mark) {
    return new Moment(by, index, marks | mark, pull, barred);
  }

  /** {@return the moment with an obligation for the other's next move} */
  public Moment pulling(int distance) {
    return new Moment(by, index, marks, distance, barred);
  }

  /** {@return the moment after the move on a point was countered} */
  public Moment barring(int point) {
    return new Moment(by, index, marks | AGAIN, pull, point);
  }

  /** {@return whether a card may be drawn in this turn, or has been, as far as stones tell (P1)} */
  public boolean opened() {
    return has(MAY_DRAW);
  }

  /** {@return whether a card has been drawn in this turn} */
  public boolean drew() {
    return has(DREW);
  }

  /** {@return whether the other seat has countered in this turn} */
  public boolean countered() {
    return has(COUNTERED);
  }

  /** {@return whether this turn's card may still be played} */
  public boolean cardLeft() {
    return (marks & (CARDED | AGAIN | RESUMED)) == 0;
  }

  /** {@return whether the cards are over, after a resumption} */
  public boolean resumed() {
    return has(RESUMED);
  }

  /** {@return whether the turn before was dry, so that a dry one now ends play} */
  public boolean dryBefore() {
    return has(DRY_BEFORE);
  }

  /** {@return whether the turn has been dry so far} */
  public boolean dry() {
    return !has(ACTED);
  }
}
