package fr.zizanie.rules.ironpond.cards.special;

import static fr.zizanie.rules.ironpond.ask.Squares.enemy;
import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;
import static fr.zizanie.rules.ironpond.ask.Squares.type;
import static fr.zizanie.rules.ironpond.chess.Component.PAWN;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.state.Aftermath;

/** A gesture costs a pawn (Iron Pond, card 72). */
public final class Snub {
  /** A gesture is punished once. */
  private static final Aftermath FORGIVES =
      (s, card) -> {
        Seat by = card.by().other();
        return s.offence(by, s.offence(by).forgiven());
      };

  public static final Card CARD =
      Card.card(72, Timing.ANY)
          .named("Camouflet", "Snub")
          .text(
              "L’adversaire vient d’avoir un geste que vous jugez déplaisant : un de ses pions est"
                  + " pris.",
              "Your opponent has just made a gesture that you find unpleasant: one of their pawns"
                  + " is captured.")
          .told(
              "Les {opp} viennent d’avoir un geste que les {self} jugent déplaisant : un pion des"
                  + " {opp} est pris.",
              "{opp} has just made a gesture that {self} finds unpleasant: one of {opp}’s pawns is"
                  + " captured.")
          .trait(Trait.PUNISHES, Trait.PHYSICAL)
          .worth(12)
          .dead(m -> !m.facts().gestures())
          .need(
              "L’adversaire n’a fait aucun geste que vous puissiez punir.",
              "Your opponent has made no gesture that you could punish.",
              m -> m.facts().punishable(m.by().other()))
          .pick(enemy().and(type(PAWN)).and(notRoyal()))
          .does(Acts.take())
          .special(FORGIVES);

  private Snub() {}
}
