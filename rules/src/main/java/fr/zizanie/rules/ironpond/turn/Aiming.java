package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Setting;

/** The picks of an action that begins with a word. */
public final class Aiming {
  private Aiming() {}

  /** Whether nothing more is picked; {@code below} is the state that the word was said in. */
  static boolean complete(IronPondState below, Frame.Aim aim) {
    return aim.picks().size() == (below.top() instanceof Interlude i ? i.picks() : 1);
  }

  /** {@return whether a card may be thrown away by the seat whose moment it is (2.7)} */
  public static boolean discardable(Setting setting, Moment own, int card) {
    return setting.freeDiscard() || Deck.card(setting, card).isDead(own);
  }
}
