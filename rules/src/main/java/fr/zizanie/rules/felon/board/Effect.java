package fr.zizanie.rules.felon.board;

/**
 * What a displacement does; a hijack is a {@link #STEP} or {@link #CAPTURE} of the other's piece.
 */
public enum Effect {
  STEP,
  CAPTURE,
  EN_PASSANT,
  SWAP,
  /** A ministre's swap, which turns the garde over (2.5). */
  CONVERSION;

  /** {@return whether a piece leaves the board} */
  public boolean captures() {
    return this == CAPTURE || this == EN_PASSANT;
  }

  /** {@return whether two pieces change places} */
  public boolean swaps() {
    return this == SWAP || this == CONVERSION;
  }
}
