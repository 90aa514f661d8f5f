package fr.zizanie.rules.ironpond.cards;

import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;

/** The authors' advertisement, a card that does nothing. */
final class Advert {
  static final Card CARD =
      Card.card(73, Timing.AFTER)
          .named("PUB", "PUB")
          .text(
              "Une page de réclame pour les autres jeux des auteurs. Rien d’autre n’arrive.",
              "A word from the authors about their other games. Nothing else happens.")
          .trait(Trait.ADVERTISES)
          .worth(12);

  private Advert() {}
}
