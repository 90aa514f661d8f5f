package fr.zizanie.table.saved;

/**
 * What somebody said last of windows in all their games.
 *
 * @param on whether they are passed at all times
 * @param said when, in milliseconds since 1970; 0 if never
 */
public record StandingPass(boolean on, long said) {
  /** Nobody has said anything yet. */
  public static final StandingPass NONE = new StandingPass(false, 0);

  /** {@return the one of both that was said last} */
  public StandingPass or(StandingPass other) {
    return other.said > said ? other : this;
  }
}
