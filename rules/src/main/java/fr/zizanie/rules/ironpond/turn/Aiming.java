package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;

/** The picks of an action that begins with a word. */
public final class Aiming {
  private Aiming() {}

  /** Whether nothing more is picked; {@code below} is the state that the word was said in. */
  static boolean complete(IronPondState below, Frame.Aim aim) {
    return aim.picks().size() == (below.top() instanceof Interlude i ? i.picks() : 1);
  }

  /** {@return whether a card of its hand may be thrown away by a seat now (2.7)} */
  public static boolean discardable(IronPondState s, Seat by, int card) {
    return s.setting().freeDiscard()
        || Deck.card(s.setting(), card).isDead(Moments.asKnown(s, by, Slot.NOW_OWN));
  }

  /** Whether an absent royal may come back anywhere: on a free and safe square of the edge (68). */
  static boolean returns(IronPondState s, Seat by) {
    for (long left = Squares.EDGE & ~s.scene().board().blocked(); left != 0; left &= left - 1)
      if (safe(s, by, Long.numberOfTrailingZeros(left))) return true;
    return false;
  }

  /** {@return whether an absent royal is safe where it comes back} */
  public static boolean safe(IronPondState s, Seat by, int at) {
    Piece royal = s.scene().away().of(by).orElseThrow();
    Position back = Edits.with(s.scene().board(), at, royal);
    // A usurper could otherwise come back with the other royal to take.
    return !back.inCheck(by) && !back.inCheck(by.other());
  }
}
