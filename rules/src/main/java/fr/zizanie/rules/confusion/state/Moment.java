package fr.zizanie.rules.confusion.state;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;

/**
 * Where in its turn a game stands.
 *
 * @param by whose turn it is, even while the other seat answers
 * @param arg see {@link Phase}
 * @param marks what has happened in this turn, one bit each, and the letters that may not try
 * @param quiet turns since the last event, for the option {@code cap}
 */
public record Moment(Phase phase, Seat by, int arg, int marks, int quiet) {
  /** The other seat controlled the neutral piece on its goal row when this turn began. */
  public static final int CLAIM = 1;

  /** The one extra of the turn is spent. */
  public static final int EXTRA = 2;

  /** The cover has been changed; only its master knows. */
  public static final int COVERED = 4;

  /** An accepted try, a capture or something about the neutral piece happened. */
  public static final int EVENT = 8;

  /** The other seat has set up. */
  public static final int OTHER_DONE = 16;

  /** A double was played and its first try is to come. */
  public static final int DOUBLE_FIRST = 32;

  /** The second try of a double is to come. */
  public static final int DOUBLE_SECOND = 64;

  private static final int BARRED = 8;

  /**
   * The argument of {@link Phase#OVER} where neither side has a try; a side's number is its win.
   */
  public static final int NO_TRIES = 2;

  /** The argument of {@link Phase#OVER} where the option {@code cap} ended the game. */
  public static final int CAP = 3;

  private static final Turn CHANCE = new Turn.Chance();
  private static final Turn[] OVER = {
    new Turn.Over(new Outcome.Won(Seat.FIRST, "goal")),
    new Turn.Over(new Outcome.Won(Seat.SECOND, "goal")),
    new Turn.Over(new Outcome.Drawn("no-tries")),
    new Turn.Over(new Outcome.Drawn("cap")),
  };

  /** {@return whose decision it is} */
  public Turn turn() {
    return switch (phase) {
      case TRY, HALF, SETUP, PROMOTE -> Turn.of(by);
      case ANSWER, TAKE -> Turn.of(by.other());
      case FIRST, DEAL -> CHANCE;
      case OVER -> OVER[arg];
    };
  }

  /** {@return whether a mark of this turn is set} */
  public boolean has(int mark) {
    return (marks & mark) != 0;
  }

  /** {@return the letters that may not try in this turn} */
  public int barred() {
    return marks >> BARRED;
  }

  /** {@return the word that began an action that is being completed} */
  public Word word() {
    return Word.of(arg & 255);
  }

  /** {@return the letter already named for a swap, as a bit; none is 0} */
  public int swapping() {
    return arg >> 8;
  }

  /** {@return the try that waits for its answer} */
  public Choice pending() {
    return Choice.move(arg >> 16, arg >> 8 & 255, arg & 255);
  }

  /** {@return the number of the side whose turn it is} */
  public int side() {
    return by.ordinal();
  }

  /** {@return the moment in another phase of the same turn} */
  public Moment at(Phase next, int nextArg) {
    return new Moment(next, by, nextArg, marks, quiet);
  }

  /** {@return the moment with a mark set} */
  public Moment marked(int mark) {
    return new Moment(phase, by, arg, marks | mark, quiet);
  }

  /** {@return the moment with more letters that may not try, one bit each} */
  public Moment barring(int letters) {
    return marked(letters << BARRED);
  }

  /** {@return the moment for whoever mustn't know of the cover} */
  public Moment uncovered() {
    boolean half = phase == Phase.HALF && arg == Word.COVER.ordinal();
    return new Moment(half ? Phase.TRY : phase, by, half ? 0 : arg, marks & ~COVERED, quiet);
  }

  /** {@return whether a try of a double is to come} */
  public boolean doubling() {
    return has(DOUBLE_FIRST | DOUBLE_SECOND);
  }
}
