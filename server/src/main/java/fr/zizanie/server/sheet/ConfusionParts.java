package fr.zizanie.server.sheet;

import fr.zizanie.rules.confusion.Board;
import fr.zizanie.rules.confusion.Diagrams;
import fr.zizanie.rules.confusion.Manner;
import fr.zizanie.rules.core.Choice;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/** The men and tries of Confusion in JSON, in halves that are ready to send. */
final class ConfusionParts {
  private static final String[] SQUARES = Board.names().toArray(String[]::new);
  private static final String[] SIDES = {"white", "yellow", "red"};
  static final List<String> COMPASS = List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW");
  private static final int WAYS = 128;
  private static final int REACH = 10;

  /** A man up to his letter: by colour, letter and square; the square 0 is off the board. */
  private static final SerializableString[] MEN =
      new SerializableString[SIDES.length * Board.LETTERS * SQUARES.length];

  /** The rest of him: by diagram, 0 where it isn't seen, and whether he is promoted and holds. */
  private static final SerializableString[] REST = new SerializableString[(Diagrams.AGENT + 1) * 4];

  /** What is tried: by manner, letter and way. */
  private static final SerializableString[] TRIES =
      new SerializableString[Manner.values().length * Board.LETTERS * WAYS];

  /** Where it leads: by square, way and whether it captures. */
  private static final SerializableString[] PATHS =
      new SerializableString[SQUARES.length * WAYS * 2];

  static {
    for (int man = 0; man < SIDES.length * Board.LETTERS; man++)
      for (int at = 0; at < SQUARES.length; at++)
        MEN[man * SQUARES.length + at] =
            new SerializedString(
                "{\"at\":\"%s\",\"art\":\"confusion-man\",\"side\":\"%s\",\"letter\":\"%s\""
                    .formatted(
                        SQUARES[at], SIDES[man / Board.LETTERS], letter(man % Board.LETTERS)));
    for (int kind = 0; kind <= Diagrams.AGENT; kind++)
      for (int marks = 0; marks < 4; marks++)
        REST[kind * 4 + marks] =
            new SerializedString(
                (kind > 0 ? ",\"kind\":" + kind : "")
                    + ((marks & 1) != 0 ? ",\"promoted\":true" : "")
                    + ((marks & 2) != 0 ? ",\"holds\":true" : "")
                    + "}");
    for (int way = 0; way < WAYS; way++) if (tried(way)) ways(way);
  }

  private ConfusionParts() {}

  private static boolean tried(int way) {
    return (way & 15) >= 1 && (way & 15) <= REACH;
  }

  private static void ways(int way) {
    String vector = "-" + COMPASS.get(way >> 4) + (way & 15);
    for (Manner manner : Manner.values())
      for (int letter = 0; letter < Board.LETTERS; letter++)
        TRIES[tried(manner.ordinal(), letter, way)] =
            new SerializedString(
                "{\"token\":\"%s%s\",\"letter\":\"%s\"%s"
                    .formatted(piece(manner, letter), vector, letter(letter), told(manner)));
    for (int from = 0; from < SQUARES.length; from++) {
      int to = end(from, way);
      if (SQUARES[from].isEmpty() || to < 0) continue;
      String path = ",\"from\":\"%s\",\"to\":\"%s\"".formatted(SQUARES[from], SQUARES[to]);
      PATHS[path(from, way, false)] = new SerializedString(path + ",\"capture\":false}");
      PATHS[path(from, way, true)] = new SerializedString(path + ",\"capture\":true}");
    }
  }

  /** Most tries go alone, which goes without saying. */
  private static String told(Manner manner) {
    return manner == Manner.ALONE
        ? ""
        : ",\"manner\":\"" + manner.name().toLowerCase(Locale.ROOT) + "\"";
  }

  private static String piece(Manner manner, int letter) {
    return switch (manner) {
      case ALONE -> letter(letter);
      case CARRY -> letter(letter) + "Z";
      case PASS -> "Z";
    };
  }

  /** Where a way ends, or -1 off the board. */
  private static int end(int from, int way) {
    int width = (int) Math.sqrt(SQUARES.length);
    int direction = way >> 4;
    int east = direction % 4 == 0 ? 0 : direction < 4 ? 1 : -1;
    int north = direction % 4 == 2 ? 0 : direction > 2 && direction < 6 ? -1 : 1;
    int file = from % width + east * (way & 15);
    int rank = from / width + north * (way & 15);
    boolean inside = file > 0 && file < width - 1 && rank > 0 && rank < width - 1;
    return inside ? rank * width + file : -1;
  }

  private static int tried(int manner, int letter, int way) {
    return (manner * Board.LETTERS + letter) * WAYS + way;
  }

  private static int path(int from, int way, boolean capture) {
    return (from * WAYS + way) * 2 + (capture ? 1 : 0);
  }

  static String letter(int letter) {
    return Diagrams.LETTERS.substring(letter, letter + 1);
  }

  static String square(int at) {
    return SQUARES[at];
  }

  /** Writes a man; {@code side} is 0 for White, 1 for Yellow, 2 for Red. */
  static void man(
      int side, int letter, int at, int kind, boolean promoted, boolean holds, JsonGenerator out) {
    out.writeRawValue(MEN[(side * Board.LETTERS + letter) * SQUARES.length + at]);
    out.writeRaw(REST[kind * 4 + (promoted ? 1 : 0) + (holds ? 2 : 0)]);
  }

  /** Writes a try of the man of {@code letter} who stands on {@code from}. */
  static void attempt(Choice c, int letter, int from, boolean capture, JsonGenerator out) {
    out.writeRawValue(TRIES[tried(c.c(), letter, c.b())]);
    out.writeRaw(PATHS[path(from, c.b(), capture)]);
  }
}
