package fr.zizanie.sheets.confusion;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Manner;
import fr.zizanie.rules.core.Choice;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The names of Confusion's squares, letters and ways on the wire, and where a try leads. */
public final class Ways {
  /** The eight directions as the page names them, N being forward. */
  public static final List<String> COMPASS = List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW");

  private static final String[] SQUARES = Board.names().toArray(String[]::new);
  private static final List<String> LETTERS =
      IntStream.range(0, Board.LETTERS)
          .mapToObj(letter -> Diagrams.LETTERS.substring(letter, letter + 1))
          .toList();

  /** By way, as a try names it. */
  private static final String[] VECTORS =
      IntStream.range(0, 128)
          .mapToObj(way -> "-" + COMPASS.get(way >> 4) + (way & 15))
          .toArray(String[]::new);

  /** Most tries go alone, which goes without saying. */
  private static final List<Optional<String>> MANNERS =
      Stream.of(Manner.values())
          .map(manner ->
              manner == Manner.ALONE
                  ? Optional.<String>empty()
                  : Optional.of(manner.name().toLowerCase(Locale.ROOT)))
          .toList();

  private static final Manner[] KINDS = Manner.values();
  private static final int WIDTH = (int) Math.sqrt(SQUARES.length);

  private Ways() {}

  private static String piece(Manner manner, int letter) {
    return switch (manner) {
      case ALONE -> letter(letter);
      case CARRY -> letter(letter) + "Z";
      case PASS -> "Z";
    };
  }

  /** Where a way ends, or -1 off the board. */
  private static int end(int from, int way) {
    int direction = way >> 4;
    int east = direction % 4 == 0 ? 0 : direction < 4 ? 1 : -1;
    int north = direction % 4 == 2 ? 0 : direction > 2 && direction < 6 ? -1 : 1;
    int file = from % WIDTH + east * (way & 15);
    int rank = from / WIDTH + north * (way & 15);
    boolean inside = file > 0 && file < WIDTH - 1 && rank > 0 && rank < WIDTH - 1;
    return inside ? rank * WIDTH + file : -1;
  }

  static String letter(int letter) {
    return LETTERS.get(letter);
  }

  static String square(int at) {
    return SQUARES[at];
  }

  /** {@return a try of the piece of {@code letter} that stands on {@code from}} */
  static ConfusionMove attempt(Choice c, int letter, int from, boolean capture) {
    Manner manner = KINDS[c.c()];
    int way = c.b();
    return new ConfusionMove(
        piece(manner, letter).concat(VECTORS[way]),
        letter(letter),
        MANNERS.get(manner.ordinal()),
        SQUARES[from],
        SQUARES[end(from, way)],
        capture);
  }
}
