package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A piece that is touched, to learn why it has no move. */
public final class Touched {
  /** Conditions about neither the king nor the way of a piece. */
  public static final Set<Condition<?>> APART = Set.of(MoveRules.NEW, MoveRules.BARE);

  private Touched() {}

  /** {@return the moves from a square, to every other} */
  public static List<Choice> tries(String at) {
    int from = at.length() == 2 ? Board8.square(at, 0) : -1;
    var out = new ArrayList<Choice>();
    if (from < 0) return out;
    for (int to = 0; to < 64; to++) {
      out.add(Choice.move(from, to));
      if (to < 8 || to >= 56) out.add(Choice.move(from, to, Component.QUEEN.ordinal()));
    }
    return out;
  }

  /** {@return whether the royal piece of the seat to act is in check} */
  public static boolean checked(IronPondState s) {
    return s.scene().board().inCheck(s.now().by());
  }

  /** {@return whether it stands there} */
  public static boolean royal(IronPondState s, String at) {
    return s.scene().board().royal(s.now().by()) == Board8.square(at, 0);
  }

  /** {@return what one calls the piece there} */
  public static Words shown(IronPondState s, String at) {
    return s.scene()
        .board()
        .piece(Board8.square(at, 0))
        .map(Piece::principal)
        .map(Touched::shown)
        .orElse(new Words("cette pièce", "this piece"));
  }

  private static Words shown(Component type) {
    return switch (type) {
      case PAWN -> new Words("ce pion", "this pawn");
      case KNIGHT -> new Words("ce cavalier", "this knight");
      case CAMEL -> new Words("ce chameau", "this camel");
      case BISHOP -> new Words("ce fou", "this bishop");
      case ROOK -> new Words("cette tour", "this rook");
      case QUEEN -> new Words("cette dame", "this queen");
      case KING -> new Words("ce roi", "this king");
    };
  }
}
