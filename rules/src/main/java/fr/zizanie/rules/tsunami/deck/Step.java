package fr.zizanie.rules.tsunami.deck;

/**
 * One stone of an exchange (P10).
 *
 * @param by who places it
 * @param optional whether the step may be declined
 */
public record Step(Side by, boolean optional, Rule rule) {
  /** What a stone of an exchange must do besides being legal. */
  public enum Rule {
    FREE,
    /** It leaves at least one enemy chain with exactly one liberty. */
    GIVES_ATARI,
    /** It fills the last liberty of an own chain, or takes a chain that touches such a chain. */
    ANSWERS_ATARI,
    NOT_TENGEN,
    /** It lies opposite the stone before it, without choice. */
    SYMMETRIC
  }
}
