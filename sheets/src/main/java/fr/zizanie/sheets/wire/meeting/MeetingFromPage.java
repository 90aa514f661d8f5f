package fr.zizanie.sheets.wire.meeting;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Tag;
import java.util.Optional;

/** What the page says over the socket of open seats, of one game or of all. */
@Heard
@Tag("type")
public sealed interface MeetingFromPage {
  /**
   * Find me an opponent.
   *
   * @param rated it should count, if the other wants that too
   * @param named others may see by which name
   */
  record Seek(
      int ref,
      @OneOf({"fast", "calm", "long", "days", "any"}) String pace,
      boolean rated,
      Optional<Boolean> named)
      implements MeetingFromPage {}

  /**
   * Let me play whoever looks for an opponent there.
   *
   * @param sought the search, as it was shown on this socket
   */
  record Join(int ref, String game, String sought) implements MeetingFromPage {}

  /** No more. */
  record Unseek(int ref) implements MeetingFromPage {}

  /** Is anybody there? */
  record Hello() implements MeetingFromPage {}
}
