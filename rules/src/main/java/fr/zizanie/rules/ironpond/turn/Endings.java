package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.cards.special.Regency;
import fr.zizanie.rules.ironpond.chess.Claims;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;

/** How games end (5.4; rules, 10). */
public final class Endings {
  private Endings() {}

  /**
   * Ends what ends by itself: bare royals, and mate or stalemate when everybody can see that no
   * card may be played. Nothing else does, since that would tell what is in a hand.
   */
  static IronPondState check(IronPondState s) {
    if (!(s.top() instanceof Frame.Ready)) return s;
    Position board = s.scene().board();
    if (Claims.bareRoyals(board)) return s.over(new Outcome.Drawn("bare-kings"));
    Seat by = s.now().by();
    boolean open = !s.zones().hand(by).isEmpty() && (!s.now().own() || s.reacting());
    if (open || !stuck(s)) return s;
    return s.over(
        board.inCheck(by)
            ? new Outcome.Won(by.other(), "checkmate")
            : new Outcome.Drawn("stalemate"));
  }

  /** {@return whether the seat to act has no legal chess move, or nowhere to put its royal back} */
  public static boolean stuck(IronPondState s) {
    if (s.now().placing()) return !Regency.returns(s);
    return !Fundamental.canMove(s.scene().board(), s.now());
  }

  /** {@return why the seat to act may claim a draw, or empty} */
  public static String claim(IronPondState s) {
    if (Claims.fiftyMoves(s.scene().board())) return "fifty-moves";
    return s.scene().past().times(s.scene().board()) >= 3 ? "repetition" : "";
  }
}
