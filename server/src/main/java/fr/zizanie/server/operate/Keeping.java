package fr.zizanie.server.operate;

import java.time.Duration;

/**
 * For how long matches are kept after they were touched last; zero is for ever.
 *
 * @param unstarted those that haven't begun
 * @param unfinished those that aren't over
 * @param finished those that are
 */
public record Keeping(Duration unstarted, Duration unfinished, Duration finished) {
  /** What nobody comes back to goes, what was played to its end stays. */
  public static final Keeping USUAL =
      new Keeping(Duration.ofDays(30), Duration.ofDays(365), Duration.ZERO);
}
