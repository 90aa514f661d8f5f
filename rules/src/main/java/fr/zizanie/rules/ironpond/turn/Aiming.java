package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.cards.Deck;
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
}
