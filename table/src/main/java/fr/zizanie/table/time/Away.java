package fr.zizanie.table.time;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * When somebody is away, so that none of their days run.
 *
 * @param spans that don't overlap, the earliest first
 */
public record Away(List<Span> spans) {
  /** Somebody who is always there. */
  public static final Away NEVER = new Away(List.of());

  /**
   * A time without them, in milliseconds since 1970.
   *
   * @param until the first moment at which they are back
   */
  public record Span(long from, long until) {}

  public Away {
    spans = spans.stream().sorted(Comparator.comparingLong(Span::from)).toList();
  }

  /** {@return how many of the milliseconds between two moments count} */
  long counted(long from, long to) {
    long gone = 0;
    for (Span span : spans)
      gone += Math.max(0, Math.min(to, span.until) - Math.max(from, span.from));
    return Math.max(0, to - from - gone);
  }

  /** {@return the first moment by which so many milliseconds since another one have counted} */
  long after(long from, long millis) {
    long at = from + millis;
    for (Span span : spans)
      if (span.from < at && span.until > from) at += span.until - Math.max(from, span.from);
    return at;
  }

  /** {@return until when they are away who are so at a moment} */
  Optional<Long> until(long now) {
    return spans.stream()
        .filter(span -> span.from <= now && now < span.until)
        .map(Span::until)
        .findFirst();
  }
}
