package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Stones;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/** The stones and points of Tsunami in JSON, ready to send. */
final class TsunamiParts {
  /** The points with a printed star. */
  static final String STARS = "[\"D4\",\"K4\",\"D10\",\"K10\",\"G7\"]";

  private static final List<String> SIDES = new Tsunami().profile().seats();
  private static final String[] NAMES =
      IntStream.range(0, Grid.POINTS).mapToObj(Grid::name).toArray(String[]::new);
  private static final SerializableString[] STONES = new SerializableString[2 * Grid.POINTS];

  static {
    for (Seat seat : Seat.values())
      for (int p = 0; p < Grid.POINTS; p++)
        STONES[2 * p + seat.ordinal()] =
            new SerializedString(
                "{\"at\":\"%s\",\"art\":\"go-%s\",\"side\":\"%s\"}"
                    .formatted(NAMES[p], side(seat), side(seat)));
  }

  private TsunamiParts() {}

  static String side(Seat seat) {
    return SIDES.get(seat.ordinal());
  }

  static String name(int point) {
    return NAMES[point];
  }

  static void stones(Stones stones, JsonGenerator out) {
    out.writeArrayPropertyStart("pieces");
    for (int p = 0; p < Grid.POINTS; p++)
      if (!stones.empty(p)) out.writeRawValue(STONES[2 * p + stones.at(p) - 1]);
    out.writeEndArray();
  }

  static void points(String name, Points points, JsonGenerator out) {
    out.writeArrayPropertyStart(name);
    for (int p = 0; p < Grid.POINTS; p++) if (points.has(p)) out.writeString(NAMES[p]);
    out.writeEndArray();
  }

  static void seats(String name, JsonGenerator out, SeatWriter each) {
    out.writeObjectPropertyStart(name);
    for (Seat seat : Seat.values()) each.write(seat);
    out.writeEndObject();
  }

  /** Writes what belongs to one seat. */
  interface SeatWriter {
    void write(Seat seat);
  }
}
