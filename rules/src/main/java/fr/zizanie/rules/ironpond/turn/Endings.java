package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.cards.special.Regency;
import fr.zizanie.rules.ironpond.chess.Claims;
import fr.zizanie.rules.ironpond.chess.Laws;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;

/** How games end (5.4; rules, 10). */
public final class Endings {
  private Endings() {}

  /**
   * Ends what ends by itself: bare royals, mate or stalemate when everybody can see that no card
   * may be played, and what the Laws of Chess end where they hold. Nothing else does, since that
   * would tell what is in a hand.
   */
  static IronPondState check(IronPondState s) {
    if (!(s.top() instanceof Frame.Ready)) return s;
    Position board = s.scene().board();
    if (Claims.bareRoyals(board)) return s.over(new Outcome.Drawn("bare-kings"));
    boolean lawful = s.setting().lawful();
    if (lawful && Laws.dead(board)) return s.over(new Outcome.Drawn("dead-position"));
    Seat by = s.now().by();
    boolean open = !s.zones().hand(by).isEmpty() && (!s.now().own() || s.reacting());
    if (open) return s;
    if (stuck(s))
      return s.over(
          board.inCheck(by)
              ? new Outcome.Won(by.other(), "checkmate")
              : new Outcome.Drawn("stalemate"));
    return lawful ? drawn(s, board) : s;
  }

  /** Ends what has gone on for too long by the Laws of Chess; a mate comes first. */
  private static IronPondState drawn(IronPondState s, Position board) {
    if (board.quiet() >= Laws.QUIET_PLIES) return s.over(new Outcome.Drawn("seventy-five-moves"));
    return s.scene().past().times(board, Laws.REPETITIONS) == Laws.REPETITIONS
        ? s.over(new Outcome.Drawn("fivefold-repetition"))
        : s;
  }

  /** {@return whether the seat to act has no legal chess move, or nowhere to put its royal back} */
  public static boolean stuck(IronPondState s) {
    if (s.now().placing()) return !Regency.returns(s);
    return !Fundamental.canMove(s.scene().board(), s.now());
  }

  /** {@return why the seat to act may claim a draw, or empty} */
  public static String claim(IronPondState s) {
    if (Claims.fiftyMoves(s.scene().board())) return "fifty-moves";
    return s.scene().past().times(s.scene().board(), 3) == 3 ? "repetition" : "";
  }
}
