package fr.zizanie.server.web.preview;

import java.util.Map;
import java.util.Optional;

/**
 * The letters of tiles as strokes, in a box of 34 by 42: a picture is drawn alike wherever it is,
 * and a server may have no fonts.
 */
final class Letters {
  private static final Map<String, String> STROKES =
      Map.ofEntries(
          Map.entry("A", "M3 41L17 1L31 41M8 28H26"),
          Map.entry("C", "M31 8A16.500 20 0 1 0 31 34"),
          Map.entry("E", "M29 1H6V41H29M6 20H24"),
          Map.entry("H", "M4 1V41M30 1V41M4 20H30"),
          Map.entry("K", "M6 1V41M29 1L6 25M14 17L30 41"),
          Map.entry("L", "M7 1V41H29"),
          Map.entry("N", "M5 41V1L29 41V1"),
          Map.entry("O", "M17 1A15 20 0 0 1 17 41A15 20 0 0 1 17 1"),
          Map.entry("P", "M6 41V1H18A11 11.500 0 0 1 18 24H6"),
          Map.entry(
              "S",
              "M28 8C26 3 22 1 17 1C10 1 6 5 6 10.500C6 24 29 17 29 31C29 37 24 41 17 41C11 41 7 38"
                  + " 5 33"),
          Map.entry("T", "M3 1H31M17 1V41"),
          Map.entry("V", "M3 1L17 41L31 1"),
          Map.entry("X", "M4 1L30 41M30 1L4 41"));

  private Letters() {}

  /** {@return how a letter is drawn} */
  static Optional<String> path(String letter) {
    return Optional.ofNullable(STROKES.get(letter));
  }
}
