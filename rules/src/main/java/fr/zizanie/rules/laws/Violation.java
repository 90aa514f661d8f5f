package fr.zizanie.rules.laws;

/**
 * A law that a game broke.
 *
 * @param law its name, such as {@code silence}
 * @param detail what differed
 * @param record the game up to there, as a record
 */
public record Violation(String law, String detail, String record) {
  static final class Found extends RuntimeException {
    private static final long serialVersionUID = 1;
    final String law;

    Found(String law, String detail) {
      super(detail);
      this.law = law;
    }
  }
}
