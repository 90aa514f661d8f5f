package fr.zizanie.rules.ironpond;

/** A blank card that somebody has filled in. */
public record Blank(int number) {
  Card card() {
    return Card.card(number, Timing.POST);
  }

  Deck.Label label() {
    return new Deck.Label(
        number, Timing.POST, fr.zizanie.rules.core.Words.NONE, fr.zizanie.rules.core.Words.NONE);
  }
}
