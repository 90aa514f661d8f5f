package fr.zizanie.table.setup;

/**
 * Which match it is, as addresses and columns have it; who knows it may look on.
 *
 * @param text letters, digits, hyphens and underscores
 */
public record MatchId(String text) {
  @Override
  public String toString() {
    return text;
  }
}
