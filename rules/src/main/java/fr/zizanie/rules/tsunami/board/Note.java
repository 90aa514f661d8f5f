package fr.zizanie.rules.tsunami.board;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.go.Points;

/**
 * A secret note (P12).
 *
 * @param kind the card, by its number in the deck
 * @param by its author
 * @param at the noted point, or the centre of the noted block; {@link #HIDDEN} for whoever mustn't
 *     know
 * @param until the last turn in which it holds, by its index
 */
public record Note(int kind, Seat by, int at, int until) {
  /** What others see of the content. */
  public static final int HIDDEN = -1;

  /** {@return the note without its content} */
  public Note hidden() {
    return at(HIDDEN);
  }

  /** {@return the note with other content} */
  public Note at(int next) {
    return new Note(kind, by, next, until);
  }

  /** {@return the noted points} */
  public Points where(Deck deck) {
    return Points.block(at, deck.card(kind).note().orElse(1));
  }

  /** {@return its one operation} */
  public Op op(Deck deck) {
    return deck.card(kind).effect().getFirst();
  }

  /** {@return whether it cancels the move that meets it} */
  public boolean cancels(Deck deck) {
    return op(deck) instanceof Op.CancelMove;
  }
}
