package fr.zizanie.players.analysis;

/** What a decision is called by the chance that it gave up, alike in all games. */
public enum Verdict {
  FINE(0),
  INACCURACY(0.05),
  MISTAKE(0.10),
  BLUNDER(0.20);

  private final double from;

  Verdict(double from) {
    this.from = from;
  }

  /** {@return the word for a chance given up, from 0 to 1} */
  public static Verdict of(double givenUp) {
    Verdict out = FINE;
    for (Verdict verdict : values()) if (givenUp >= verdict.from) out = verdict;
    return out;
  }
}
