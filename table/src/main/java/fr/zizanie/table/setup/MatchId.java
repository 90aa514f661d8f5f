package fr.zizanie.table.setup;

/**
 * Which match it is, as addresses and columns have it; who knows it may look on.
 *
 * @param text letters, digits, hyphens and underscores
 */
public record MatchId(String text) {
  private static final String COPY = "c-";

  /** {@return the id of a game of a device that was copied; {@code hash} are twelve letters} */
  public static MatchId ofCopy(String hash) {
    return new MatchId(COPY + hash);
  }

  @Override
  public String toString() {
    return text;
  }
}
