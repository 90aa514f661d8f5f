package fr.zizanie.server.sheet;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.chess.Component;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/** The men and moves of Iron Pond in JSON, in halves that are ready to send. */
final class IronPondParts {
  /** What can stand on a man, each by its bit, the first by bit 0. */
  static final List<String> MARKS =
      List.of("neutral", "prince", "royal", "magnet", "shield", "dunce", "frozen");

  static final int NEUTRAL = 1;
  static final int PRINCE = 2;
  static final int ROYAL = 4;
  static final int MAGNET = 8;
  static final int SHIELD = 16;
  static final int DUNCE = 32;
  static final int FROZEN = 64;

  private static final int OFF = 64;
  private static final String[] SQUARES =
      IntStream.range(0, 64).mapToObj(Board8::name).toArray(String[]::new);
  private static final List<String> SIDES = new IronPond().profile().seats();

  /** A man up to his marks: by component, seat and square; the last square is off the board. */
  private static final SerializableString[] MEN =
      new SerializableString[Component.all().size() * 2 * (OFF + 1)];

  /** Sets of marks as fields. */
  private static final SerializableString[] MARKED = new SerializableString[1 << MARKS.size()];

  /** Moves up to their promotion, by their squares. */
  private static final SerializableString[] TOKENS = new SerializableString[64 * 64];

  /** The squares again and whether they capture. */
  private static final SerializableString[] PATHS = new SerializableString[64 * 64 * 2];

  static {
    for (Component c : Component.all())
      for (Seat seat : Seat.values())
        for (int at = 0; at <= OFF; at++)
          MEN[man(c, seat, at)] =
              new SerializedString(
                  "{\"at\":\"%s\",\"art\":\"%s\",\"side\":\"%s\""
                      .formatted(at == OFF ? "" : SQUARES[at], art(c), side(seat)));
    for (int set = 0; set < MARKED.length; set++) MARKED[set] = new SerializedString(marked(set));
    for (int from = 0; from < 64; from++)
      for (int to = 0; to < 64; to++) {
        String squares = SQUARES[from] + SQUARES[to];
        TOKENS[from * 64 + to] = new SerializedString("{\"token\":\"" + squares);
        for (int captures = 0; captures < 2; captures++)
          PATHS[path(from, to, captures == 1)] =
              new SerializedString(
                  "\",\"from\":\"%s\",\"to\":\"%s\",\"capture\":%b"
                      .formatted(SQUARES[from], SQUARES[to], captures == 1));
      }
  }

  private IronPondParts() {}

  private static String marked(int set) {
    if (set == 0) return "";
    var out = new StringBuilder(",\"marks\":[");
    for (int i = 0; i < MARKS.size(); i++)
      if ((set >> i & 1) != 0)
        out.append(out.charAt(out.length() - 1) == '[' ? "\"" : ",\"")
            .append(MARKS.get(i))
            .append('"');
    return out.append(']').toString();
  }

  private static int man(Component c, Seat seat, int at) {
    return (c.ordinal() * 2 + seat.ordinal()) * (OFF + 1) + at;
  }

  private static int path(int from, int to, boolean captures) {
    return (from * 64 + to) * 2 + (captures ? 1 : 0);
  }

  /** {@return the drawing of a component} */
  static String art(Component c) {
    return c == Component.CAMEL ? "camel" : "chess-" + c.name().toLowerCase(Locale.ROOT);
  }

  static String side(Seat seat) {
    return SIDES.get(seat.ordinal());
  }

  static String square(int at) {
    return SQUARES[at];
  }

  /** Writes a man with his marks, a bit each, and the weaker components of a merged one. */
  static void man(
      Component c, Seat seat, int at, int marks, List<Component> others, JsonGenerator out) {
    out.writeRawValue(MEN[man(c, seat, at)]);
    if (marks != 0) out.writeRaw(MARKED[marks]);
    if (!others.isEmpty()) merged(others, out);
    out.writeRaw('}');
  }

  private static void merged(List<Component> others, JsonGenerator out) {
    String before = ",\"merged\":[\"";
    for (Component c : others.reversed()) {
      out.writeRaw(before);
      out.writeRaw(art(c));
      before = "\",\"";
    }
    out.writeRaw("\"]");
  }

  /** Writes a man who stands nowhere. */
  static void lost(Component c, Seat seat, JsonGenerator out) {
    man(c, seat, OFF, 0, List.of(), out);
  }

  /**
   * Writes a displacement as one object.
   *
   * @param promotes a letter or nothing
   * @param rook the square of the rook that castles, or -1
   */
  static void move(
      int from, int to, boolean captures, String promotes, int rook, JsonGenerator out) {
    out.writeRawValue(TOKENS[from * 64 + to]);
    if (!promotes.isEmpty()) out.writeRaw(promotes);
    out.writeRaw(PATHS[path(from, to, captures)]);
    if (!promotes.isEmpty()) out.writeRaw(",\"promotes\":\"" + promotes + "\"");
    if (rook >= 0) partner(rook, (from + to) / 2, out);
    out.writeRaw('}');
  }

  private static void partner(int from, int to, JsonGenerator out) {
    out.writeRaw(
        ",\"partner\":{\"from\":\"%s\",\"to\":\"%s\",\"becomes\":\"\"}"
            .formatted(SQUARES[from], SQUARES[to]));
  }

  static void squares(String name, long squares, JsonGenerator out) {
    out.writeArrayPropertyStart(name);
    for (long left = squares; left != 0; left &= left - 1)
      out.writeString(SQUARES[Long.numberOfTrailingZeros(left)]);
    out.writeEndArray();
  }
}
