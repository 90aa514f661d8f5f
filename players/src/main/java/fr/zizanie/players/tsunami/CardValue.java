package fr.zizanie.players.tsunami;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.tsunami.deck.Card;
import fr.zizanie.rules.tsunami.deck.Op;

/** The worth of cards beside the stones that they change, told by their operations. */
final class CardValue {
  private CardValue() {}

  /** {@return the worth of a card in the hand; the least is discarded first} */
  static int worth(Card card) {
    return switch (card.effect().getFirst()) {
      case Op.Convert c -> c.stone().isPresent() ? 9 : 5;
      case Op.Swap _ -> 8;
      case Op.Place p -> p.note() ? 8 : 7;
      case Op.Exchange _ -> 7;
      case Op.Cancel _ -> 6;
      case Op.Move _, Op.CancelMove _ -> 5;
      case Op.Remove _, Op.Shift _, Op.StealRandom _ -> 3;
      case Op.Shield _, Op.Ban _, Op.Close _, Op.NoCards _ -> 2;
      case Op.Oblige _, Op.LimitMove _, Op.NoMove _ -> 1;
    };
  }

  /**
   * {@return the share of games that a played card wins without a stone to show it, less the worth
   * of holding the card}
   */
  static double bonus(Card card) {
    if (card.note().isPresent() && !card.instead()) return 0.015;
    return card.effect().getFirst() instanceof Op.StealRandom ? 0.02 : -0.025;
  }

  /** {@return whether a pick of an action is the card itself} */
  static boolean card(Choice choice) {
    return choice.kind() == Choice.Kind.CARD;
  }
}
