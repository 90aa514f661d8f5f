package fr.zizanie.rules.ironpond.chess;

import java.util.List;
import java.util.Optional;

/** What a piece can be made of; a merged piece is made of several (Iron Pond, cards 21 and 29). */
public enum Component {
  PAWN('p'),
  KNIGHT('n'),
  /** A knight that leaps three squares by two (Iron Pond, R18). */
  CAMEL('c'),
  BISHOP('b'),
  ROOK('r'),
  QUEEN('q'),
  KING('k');

  private static final List<Component> ALL = List.of(values());

  private final char letter;

  Component(char letter) {
    this.letter = letter;
  }

  /** {@return the letter in lower case} */
  public char letter() {
    return letter;
  }

  /** {@return the type that cards and Diktat name: a camel still is a knight} */
  public Component type() {
    return this == CAMEL ? KNIGHT : this;
  }

  /** {@return every component, by its ordinal} */
  public static List<Component> all() {
    return ALL;
  }

  /** {@return the component of a lower-case letter} */
  public static Optional<Component> of(char letter) {
    for (Component c : ALL) if (c.letter == letter) return Optional.of(c);
    return Optional.empty();
  }
}
