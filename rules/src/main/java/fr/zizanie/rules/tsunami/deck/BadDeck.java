package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.answer.Words;

/** Ends the reading of a deck with what is wrong and where; never leaves this package. */
final class BadDeck extends RuntimeException {
  private static final long serialVersionUID = 1;
  final transient Words words;

  BadDeck(Words words) {
    super(words.en());
    this.words = words;
  }

  /** {@return what is wrong at a place such as {@code cards[3].effect[0].op}} */
  static BadDeck at(String place, String fr, String en) {
    return new BadDeck(new Words(place + " : " + fr + ".", place + ": " + en + "."));
  }
}
