package fr.zizanie.rules.felon.board;

import java.util.Locale;

/** What a piece is (Le Félon, 2.4). */
public enum Kind {
  GARDE('G'),
  /** A garde on its way back, where the option {@code gardeFarRank} is RETURN (2.7). */
  RETOUR('T'),
  ECUYER('E'),
  BOUFFON('B'),
  DAME('D'),
  ROI('R'),
  COURTISANE('C'),
  VALET('V'),
  MINISTRE('M'),
  FELON('F');

  private final char letter;

  Kind(char letter) {
    this.letter = letter;
  }

  /** {@return its letter in positions, upper case} */
  public char letter() {
    return letter;
  }

  /** {@return the lower-case word, such as {@code courtisane}} */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** {@return whether it is a garde, on its way out or back} */
  public boolean isGarde() {
    return this == GARDE || this == RETOUR;
  }
}
