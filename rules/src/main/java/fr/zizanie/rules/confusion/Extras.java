package fr.zizanie.rules.confusion;

/** What a seat of the Stronghold edition may do before its try (Confusion, 4.2). */
final class Extras {
  /** Rows of a side's own half that tokens reach, the middle row left out. */
  private static final int HALF = 5;

  private Extras() {}

  /** {@return whether a seat still has a token, whatever the board says} */
  static boolean left(ConfusionState s, Token token) {
    int side = s.moment().side();
    return s.facts().playedBy(side) < s.setting().tokens(s.moment().by())
        && !s.facts().played(side, token);
  }

  /** {@return the letters that could make a try of a double} */
  static int movable(ConfusionState s) {
    var tries = new Tries(s.board(), s.moment().side(), distant(s));
    int out = 0;
    for (int letter = 0; letter < Board.LETTERS; letter++)
      if (tries.has(letter)) out |= 1 << letter;
    return out;
  }

  /** {@return the living letters on the own half without the briefcase} */
  static int near(ConfusionState s) {
    int out = 0;
    for (int letter = 0; letter < Board.LETTERS; letter++) if (near(s, letter)) out |= 1 << letter;
    return out;
  }

  /** {@return whether a letter is one of them} */
  static boolean near(ConfusionState s, int letter) {
    int side = s.moment().side();
    int piece = side * Board.LETTERS + letter;
    int at = s.board().square(piece);
    return at != 0 && piece != s.board().holder() && Grid.depth(side, at) < HALF;
  }

  /** {@return the other letters} */
  static int distant(ConfusionState s) {
    return ~near(s) & (1 << Board.LETTERS) - 1;
  }

  /** {@return the word that began the action} */
  static Word word(Moment m) {
    return Word.of(m.arg() & 255);
  }

  /** {@return the letter already named for a swap, as a bit; none is 0} */
  static int swapping(Moment m) {
    return m.arg() >> 8;
  }
}
