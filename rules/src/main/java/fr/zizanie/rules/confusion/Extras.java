package fr.zizanie.rules.confusion;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;

/** What a seat of the Stronghold edition may do before its try (Confusion, section 4.2). */
final class Extras {
  /** Rows of a side's own half that tokens reach, the middle row left out. */
  private static final int HALF = 5;

  private Extras() {}

  static void list(ConfusionState s, Choices out) {
    Moment m = s.moment();
    if (coverable(s)) out.add(Word.COVER.choice());
    if (m.has(Moment.EXTRA)) return;
    out.add(Word.OUT.choice());
    if (s.agent(1 - m.side()) >= 0) out.add(Word.EXPOSE.choice());
    for (Token token : Token.values()) if (offers(s, token)) out.add(token.word().choice());
  }

  /** Whether the enemy's agent lives and its cover hasn't been changed in this turn (section 9). */
  static boolean coverable(ConfusionState s) {
    Moment m = s.moment();
    return s.setting().covers()
        && !m.has(Moment.COVERED | Moment.DOUBLE_SECOND)
        && s.agent(1 - m.side()) >= 0;
  }

  /** {@return whether a seat still has a token, whatever the board says} */
  static boolean left(ConfusionState s, Token token) {
    int side = s.moment().side();
    return s.facts().playedBy(side) < s.setting().tokens(s.moment().by())
        && !s.facts().played(side, token);
  }

  static boolean offers(ConfusionState s, Token token) {
    if (!left(s, token)) return false;
    return switch (token) {
      case REVEAL -> true;
      case DOUBLE -> Integer.bitCount(movable(s)) >= 2;
      case SWAP -> Integer.bitCount(near(s)) >= 2;
    };
  }

  private static int movable(ConfusionState s) {
    var tries = new Tries(s.board(), s.moment().side(), distant(s));
    int out = 0;
    for (int letter = 0; letter < Board.LETTERS; letter++)
      if (tries.has(letter)) out |= 1 << letter;
    return out;
  }

  /** {@return the living letters on the own half without the briefcase} */
  static int near(ConfusionState s) {
    int side = s.moment().side();
    int holder = s.board().holder();
    int out = 0;
    for (int letter = 0; letter < Board.LETTERS; letter++) {
      int man = side * Board.LETTERS + letter;
      int at = s.board().square(man);
      if (at != 0 && man != holder && Grid.depth(side, at) < HALF) out |= 1 << letter;
    }
    return out;
  }

  /** {@return the other letters} */
  static int distant(ConfusionState s) {
    return ~near(s) & (1 << Board.LETTERS) - 1;
  }

  /** Adds what can complete an action that has begun. */
  static void rest(ConfusionState s, Choices out) {
    Moment m = s.moment();
    switch (word(m)) {
      case COVER -> {
        for (int kind = 1; kind <= Diagrams.KINDS; kind++) out.add(Choice.number(kind));
      }
      case REVEAL -> letters((1 << s.setting().letters()) - 1, out);
      case SWAP -> letters(near(s) & ~swapping(m), out);
      default -> letters(living(s), out);
    }
  }

  /** {@return the word that began the action} */
  static Word word(Moment m) {
    return Word.of(m.arg() & 255);
  }

  /** {@return the letter already named for a swap, as a bit; none is 0} */
  static int swapping(Moment m) {
    return m.arg() >> 8;
  }

  private static int living(ConfusionState s) {
    int out = 0;
    for (int letter = 0; letter < Board.LETTERS; letter++)
      if (s.board().living(s.moment().by(), letter)) out |= 1 << letter;
    return out;
  }

  private static void letters(int set, Choices out) {
    for (int left = set; left != 0; left &= left - 1)
      out.add(Word.letter(Integer.numberOfTrailingZeros(left)));
  }
}
