package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.List;

/** A stone that a card gives the other player to place. */
public final class Gifts {
  private Gifts() {}

  /** {@return what is asked of the other player} */
  public static Asked asked(TsunamiState s, Pending.Gift gift) {
    return Asked.of(s, gift.card(), s.card(gift.card()).gift(), List.of());
  }

  /** {@return the state with the stone, unless it is declined} */
  public static TsunamiState apply(TsunamiState s, Pending.Gift gift, Choice c) {
    Op.Place place = s.card(gift.card()).gift();
    return c.kind() == Choice.Kind.SQUARE
        ? s.placed(place.colour().seat(s.by()), s.by().other(), c.a())
        : s;
  }
}
