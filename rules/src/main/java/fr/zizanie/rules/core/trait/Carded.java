package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Game;
import java.util.List;

/** A game with cards. */
public interface Carded {
  /** {@return the cards that are printed for it, in their order} */
  List<CardText> cards();

  /** {@return the cards of any game; none in a game without cards} */
  static List<CardText> cards(Game<?, ?> game) {
    return game instanceof Carded carded ? carded.cards() : List.of();
  }
}
