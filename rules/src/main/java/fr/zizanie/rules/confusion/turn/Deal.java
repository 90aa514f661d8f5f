package fr.zizanie.rules.confusion.turn;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.Moment;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import java.util.Optional;

/**
 * The deal of the diagrams: one chance result a letter, White's first, then the covers of the
 * agents.
 */
public final class Deal {
  static final int COVERS = 2 * Board.LETTERS;

  private Deal() {}

  private static int side(Moment m) {
    return m.arg() >= COVERS ? m.arg() - COVERS : m.arg() / Board.LETTERS;
  }

  /** {@return the seat that sees what is being dealt: the enemy of its owner} */
  public static Seat watcher(Moment m) {
    return Seat.values()[1 - side(m)];
  }

  static void list(ConfusionState s, Choices out) {
    int arg = s.moment().arg();
    int left = arg >= COVERS ? (1 << Diagrams.KINDS) - 1 : (1 << s.setting().letters()) - 1;
    if (arg < COVERS)
      for (int piece = side(s.moment()) * Board.LETTERS; piece < arg; piece++)
        left &= ~(1 << s.kinds().kind(piece) - 1);
    for (; left != 0; left &= left - 1)
      out.add(Choice.card(Integer.numberOfTrailingZeros(left) + 1));
  }

  /** {@return whether the diagram of a piece, or a cover, has been dealt} */
  static boolean given(Moment m, int piece) {
    return switch (m.phase()) {
      case FIRST, SETUP -> false;
      case DEAL -> piece < m.arg();
      case TRY, HALF, ANSWER, PROMOTE, TAKE, OVER -> true;
    };
  }

  /** {@return what is wrong with the pieces or their diagrams} */
  public static Optional<String> flaw(ConfusionState s) {
    for (int side = 0; side < 2; side++) {
      int kinds = 0;
      for (int letter = 0; letter < Board.LETTERS; letter++) {
        int piece = side * Board.LETTERS + letter;
        int at = s.board().square(piece);
        int kind = s.kinds().kind(piece);
        if (at != 0 && s.board().cell(at) != Board.sign(piece))
          return Optional.of("a piece that is not on its square");
        if (kind == 0 && !given(s.moment(), piece)) continue;
        if (letter >= s.setting().letters()) continue;
        if (kind == 0 || (kinds >> kind & 1) != 0) return Optional.of("a diagram twice or missing");
        kinds |= 1 << kind;
        if ((s.facts().mask(piece) >> kind - 1 & 1) == 0)
          return Optional.of("a diagram that the facts exclude");
      }
    }
    int neutral = s.board().cell(s.board().neutral());
    return neutral == Board.FREE || Board.isPiece(neutral)
        ? Optional.empty()
        : Optional.of("the neutral piece is missing");
  }
}
