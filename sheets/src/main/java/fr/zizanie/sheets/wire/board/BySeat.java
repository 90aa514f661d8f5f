package fr.zizanie.sheets.wire.board;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** What each seat has, by its name, in moving order. */
public final class BySeat {
  /** So that two names fit without growing. */
  private static final int ROOM = 4;

  private BySeat() {}

  /** {@return what {@code each} says of the seats of a game} */
  public static <T> Map<String, T> of(Profile profile, Function<Seat, T> each) {
    var out = new LinkedHashMap<String, T>(ROOM);
    for (Seat seat : Seat.values()) out.put(profile.name(seat), each.apply(seat));
    return out;
  }
}
