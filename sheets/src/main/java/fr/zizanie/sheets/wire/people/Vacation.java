package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Wire;
import java.util.Optional;

/**
 * GET /api/me/vacation: when one is away, so that none of one's days run.
 *
 * @param away the vacation that one is on, or that is to come
 * @param left how many whole days one may still take within a year
 * @param earliest from when one may leave again, in milliseconds since 1970
 */
@Wire
public record Vacation(Optional<Span> away, int left, long earliest) {
  /**
   * From when until when, in milliseconds since 1970.
   *
   * @param until the first moment at which one is back
   */
  @Wire
  public record Span(long from, long until) {}
}
