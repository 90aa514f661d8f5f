package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Scene;

/** Whether an answer helps a seat that has no move (rules, 10.1.3). */
final class Saving {
  private Saving() {}

  /**
   * {@return whether some way to go on from these picks gives a move, or a stalemate for a mate}
   */
  static boolean by(Card card, Moment m, Picks picks) {
    if (card.form().complete(m, picks)) {
      Scene after = Plays.result(card, m, picks);
      Position board = after.board();
      boolean drawn = m.board().inCheck(m.by()) && !board.inCheck(m.by());
      return Plays.breach(m, after, false).isEmpty() && (drawn || Legal.canMove(board));
    }
    var next = new Choices();
    card.form().offer(m, picks, next);
    for (int i = 0; i < next.size(); i++) if (by(card, m, picks.plus(next.code(i)))) return true;
    return false;
  }
}
