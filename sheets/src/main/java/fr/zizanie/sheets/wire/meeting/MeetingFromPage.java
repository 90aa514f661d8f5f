package fr.zizanie.sheets.wire.meeting;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Tag;

/** What the page says over the socket of a game's open seats. */
@Heard
@Tag("type")
public sealed interface MeetingFromPage {
  /**
   * Find me an opponent.
   *
   * @param rated it should count, if the other wants that too
   */
  record Seek(int ref, @OneOf({"fast", "calm", "long", "days", "any"}) String pace, boolean rated)
      implements MeetingFromPage {}

  /** No more. */
  record Unseek(int ref) implements MeetingFromPage {}

  /** Is anybody there? */
  record Hello() implements MeetingFromPage {}
}
