package fr.zizanie.rules.ironpond.cards.special;

import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Turnover;
import java.util.Optional;

/** The opponent moves against the stopwatch (Iron Pond, card 22). */
public final class Stopwatch {
  private static final int MILLIS = 15_000;

  public static final Card CARD =
      Card.card(22, Timing.AFTER)
          .named("Chrono", "Stopwatch")
          .text(
              "L’adversaire a quinze secondes pour son prochain coup ; sinon son tour est perdu.",
              "Your opponent has fifteen seconds for the next move, or the turn is lost.")
          .told(
              "Les {opp} ont quinze secondes pour leur prochain coup ; sinon leur tour est perdu.",
              "{opp} has fifteen seconds for the next move, or the turn is lost.")
          .trait(Trait.HURRIES, Trait.PHYSICAL)
          .worth(12)
          .need(
              "L’adversaire est en échec.",
              "The opponent is in check.",
              m -> !m.board().turned().inCheck(m.by().other()))
          .does((m, _) -> Change.of(m.scene().chrono(true)));

  private Stopwatch() {}

  /**
   * {@return how long a seat has that is about to move, if the stopwatch runs} Windows interrupt
   * it, so that the move of its number has one stopwatch only.
   */
  public static Optional<Timed> timed(Story now, Scene scene) {
    return scene.chrono()
        ? Optional.of(new Timed(now.by(), "move", scene.board().number(), MILLIS))
        : Optional.empty();
  }

  /** {@return the state when its time is over: the turn is lost} */
  public static IronPondState late(IronPondState s) {
    Scene lost = s.scene().unmoved().chrono(false);
    return Turnover.end(s.scene(lost).now(s.now().deed(Optional.empty())));
  }
}
