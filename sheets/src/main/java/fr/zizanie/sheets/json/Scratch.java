package fr.zizanie.sheets.json;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/**
 * Arrays to write texts in. Whoever has copied a text out of one gives it back, so that the next
 * text, which is about as long, makes no garbage but itself.
 */
final class Scratch {
  /** Bytes of a new array: most sheets are shorter. */
  private static final int ROOM = 16 * 1024;

  /** Longer arrays, in bytes, aren't kept. */
  private static final int LONGEST = 256 * 1024;

  /** As many are kept: about as many threads write at a time. */
  private static final int KEPT = 8;

  private static final byte[] NONE = {};

  private static final List<AtomicReference<byte[]>> SPARE =
      Stream.generate(() -> new AtomicReference<>(NONE)).limit(KEPT).toList();

  private Scratch() {}

  /** {@return an array that nobody else writes in; it may hold whatever was written before} */
  static byte[] take() {
    for (var spare : SPARE) {
      byte[] array = Objects.requireNonNull(spare.getAndSet(NONE));
      if (array.length > 0) return array;
    }
    return new byte[ROOM];
  }

  /** Keeps an array for whoever writes next. */
  static void give(byte[] array) {
    if (array.length > LONGEST) return;
    for (var spare : SPARE) if (spare.compareAndSet(NONE, array)) return;
  }
}
