package fr.zizanie.rules.mutation;

import java.util.Locale;

/** How a pion moves, by the colour of the square it stands on (Chess Mutation, R2-R4). */
public enum Mode {
  PAWN('W'),
  KNIGHT('Y'),
  BISHOP('B'),
  ROOK('R'),
  QUEEN('K');

  private final char letter;
  private final String word = name().toLowerCase(Locale.ROOT);

  Mode(char letter) {
    this.letter = letter;
  }

  /** {@return the letter of the colour in a board file: R Y B K W} */
  public char letter() {
    return letter;
  }

  /** {@return the lower-case word, such as {@code knight}} */
  public String word() {
    return word;
  }
}
