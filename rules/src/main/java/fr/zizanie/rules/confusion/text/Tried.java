package fr.zizanie.rules.confusion.text;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.board.Manner;
import fr.zizanie.rules.confusion.board.Tries;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.confusion.turn.Play;
import fr.zizanie.rules.core.Choice;

/** How a try is written, and with it what it has come to, as Abbott did (Confusion, 5). */
public final class Tried {
  private Tried() {}

  /** {@return a try as its token: {@code L-S2}, {@code LZ-S2}, {@code Z-S2}} */
  static String text(Choice c) {
    String piece =
        switch (Manner.of(c.c())) {
          case ALONE -> Diagrams.LETTERS.substring(c.a(), c.a() + 1);
          case CARRY -> Diagrams.LETTERS.charAt(c.a()) + "Z";
          case PASS -> "Z";
        };
    return piece + "-" + Grid.DIRECTIONS.get(c.b() >> 4) + (c.b() & 15);
  }

  /**
   * {@return a try with what it did, in brackets if it was refused: {@code L-S4xA}, {@code (C-N2)};
   * while its answer is awaited, with what it hopes for}
   */
  static String entry(ConfusionState s, Choice c) {
    var tries = new Tries(s.board(), s.moment().side(), 0);
    int piece = tries.piece(c);
    String hoped = hoped(s.board(), tries, c);
    if (s.setting().asks()) return hoped;
    if (!Play.truth(s, piece, c.b())) return "(" + hoped + ")";
    boolean promotes = !s.facts().promoted(piece) && Play.apply(s, c).facts().promoted(piece);
    return promotes ? hoped + "+" : hoped;
  }

  /** {@return a try with what it does to the board if it is accepted} */
  private static String hoped(Board board, Tries tries, Choice c) {
    int to = tries.to(tries.piece(c), c);
    int cell = board.cell(to);
    Manner manner = Manner.of(c.c());
    var out = new StringBuilder(text(c));
    if (Board.isPiece(cell))
      out.append(manner == Manner.PASS ? '>' : 'x')
          .append(Diagrams.LETTERS.charAt(Board.piece(cell) % Board.LETTERS));
    if (manner == Manner.ALONE && to == board.neutral()) out.append("xZ");
    return out.toString();
  }

  /**
   * {@return a try as Abbott writes it, with what it has come to in the view after it: {@code
   * L-S4xA+}, {@code (C-N2)}; while its answer is awaited, with what it hopes for}
   */
  public static String written(ConfusionView before, Choice attempt, ConfusionView after) {
    String hoped = hoped(before.board(), before.tries(), attempt);
    if (before.setting().asks()) return hoped;
    if (!before.accepted(after)) return "(" + hoped + ")";
    int piece = before.piece(attempt);
    boolean promotes = !before.facts().promoted(piece) && after.facts().promoted(piece);
    return promotes ? hoped + "+" : hoped;
  }
}
