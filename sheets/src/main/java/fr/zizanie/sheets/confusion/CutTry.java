package fr.zizanie.sheets.confusion;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Precompiled;
import fr.zizanie.sheets.wire.board.Move;

/**
 * A try that is offered, as 130 are at a time: its JSON in two halves made once, who tries what and
 * which squares that joins.
 */
record CutTry(Precompiled<ConfusionMove> what, Precompiled<ConfusionMove> where) implements Move {
  private static final int WAYS = 128;
  private static final int SQUARES = Board.names().size();

  /** By manner, letter and way; and by square, way and capture: made when first needed. */
  private static final Precompiled<?>[] WHAT = new Precompiled<?>[3 * Board.LETTERS * WAYS];

  private static final Precompiled<?>[] WHERE = new Precompiled<?>[2 * SQUARES * WAYS];

  /** {@return the same as {@link Ways#attempt}} */
  static CutTry of(Choice c, int letter, int from, boolean capture) {
    int what = (c.c() * Board.LETTERS + letter) * WAYS + c.b();
    int where = ((capture ? SQUARES : 0) + from) * WAYS + c.b();
    if (WHAT[what] == null || WHERE[where] == null) {
      String json = Ways.attempt(c, letter, from, capture).json();
      int half = json.indexOf(",\"from\":");
      WHAT[what] = Precompiled.of(json.substring(0, half));
      WHERE[where] = Precompiled.of(json.substring(half));
    }
    return new CutTry(half(WHAT[what]), half(WHERE[where]));
  }

  @SuppressWarnings("unchecked") // both tables hold halves of moves
  private static Precompiled<ConfusionMove> half(Precompiled<?> half) {
    return (Precompiled<ConfusionMove>) half;
  }

  @Override
  public void write(JsonText out) {
    out.raw(what);
    out.raw(where);
  }
}
