package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.enemy;
import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;

import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.card.Special;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import java.util.List;

/** Cards that need eyes and hands, and the authors' advertisement. */
public final class Minigames {
  private Minigames() {}

  /** A man disappears while the other player looks away. */
  private static final Card KIDNAPPING =
      Card.card(11, Timing.AFTER)
          .named("Kidnapping", "Kidnapping")
          .text(
              "L’adversaire ne voit plus l’échiquier pendant que vous en ôtez une de ses pièces,"
                  + " sauf le roi. Il a dix secondes pour dire laquelle et d’où ; sinon elle est"
                  + " prise.",
              "Your opponent sees no board while you lift one of his men, but not the king. He has"
                  + " ten seconds to say which and from where, or it is captured.")
          .trait(Trait.BLINDFOLDS, Trait.PHYSICAL)
          .worth(60)
          .alive(enemy().and(notRoyal()))
          .need(
              "Aucune pièce adverse ne peut disparaître sans enfreindre la règle fondamentale.",
              "No enemy man can disappear without breaking the fundamental rule.",
              m -> prey(m) != 0)
          .special(Special.KIDNAP);

  /** The men whose disappearance the fundamental rule allows. */
  public static long prey(Moment m) {
    long out = 0;
    for (long left = enemy().and(notRoyal()).in(m, Picks.NONE); left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      if (Plays.breach(m, m.scene().taking(at, m.by()), false).isEmpty()) out |= 1L << at;
    }
    return out;
  }

  /** Three darts at a man; the play is judged as if they hit. */
  private static final Card SUPER_GANG =
      Card.card(71, Timing.AFTER)
          .named("Super Gang", "Super Gang")
          .text(
              "Une pièce adverse, mais pas le roi, est posée au bord de la table : trois fléchettes"
                  + " pour l’abattre et la retirer du jeu.",
              "An enemy man, but not the king, is put on the edge of the table: three darts to"
                  + " shoot it down and out of the game.")
          .trait(Trait.THROWS, Trait.PHYSICAL)
          .worth(60)
          .dead(m -> !m.facts().darts())
          .man(enemy().and(notRoyal()))
          .need(
              "On joue cette partie sans fléchettes (option darts).",
              "This game is played without darts (option darts).",
              m -> m.facts().darts())
          .does(Acts.drop())
          .special(Special.DARTS);

  static final List<Card> ALL =
      List.of(
          KIDNAPPING,
          SUPER_GANG,
          Card.card(73, Timing.AFTER)
              .named("PUB", "PUB")
              .text(
                  "Une page de réclame pour les autres jeux des auteurs. Rien d’autre n’arrive.",
                  "A word from the authors about their other games. Nothing else happens.")
              .trait(Trait.ADVERTISES)
              .worth(12));
}
