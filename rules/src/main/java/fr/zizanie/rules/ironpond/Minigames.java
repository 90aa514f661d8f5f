package fr.zizanie.rules.ironpond;

import static fr.zizanie.rules.ironpond.Squares.enemy;
import static fr.zizanie.rules.ironpond.Squares.notRoyal;

import java.util.List;

/** Cards that need eyes and hands, and the authors' advertisement. */
final class Minigames {
  private Minigames() {}

  /** A man disappears while the other player looks away. */
  private static final Card KIDNAPPING =
      Card.card(11, Timing.POST)
          .alive(enemy().and(notRoyal()))
          .need(
              "Aucune pièce adverse ne peut disparaître sans enfreindre la règle fondamentale.",
              "No enemy man can disappear without breaking the fundamental rule.",
              m -> prey(m) != 0)
          .special(Special.KIDNAP);

  /** The men whose disappearance the fundamental rule allows. */
  static long prey(Moment m) {
    long out = 0;
    for (long left = enemy().and(notRoyal()).in(m, Picks.NONE); left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      if (Plays.breach(m, m.scene().taking(at, m.by()), false).isEmpty()) out |= 1L << at;
    }
    return out;
  }

  /** Three darts at a man; the play is judged as if they hit. */
  private static final Card SUPER_GANG =
      Card.card(71, Timing.POST)
          .man(enemy().and(notRoyal()))
          .need(
              "On joue cette partie sans fléchettes (option darts).",
              "This game is played without darts (option darts).",
              m -> m.facts().darts())
          .does(Acts.drop())
          .special(Special.DARTS);

  static final List<Card> ALL =
      List.of(KIDNAPPING, SUPER_GANG, Card.card(Setting.PUB, Timing.POST));
}
