package fr.zizanie.server.store.people;

/**
 * When a session was proved last to be its owner's, and by what.
 *
 * @param at in milliseconds since 1970, or 0
 */
public record Proved(By by, long at) {
  /** A session that is open and no more. */
  public static final Proved NEVER = new Proved(By.NOTHING, 0);

  /** What proves somebody; a link that was sent to them does so in part. */
  public enum By {
    NOTHING,
    LINK,
    PASSKEY,
    PASSWORD,
    CODE
  }
}
