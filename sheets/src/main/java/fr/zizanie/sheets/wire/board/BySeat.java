package fr.zizanie.sheets.wire.board;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** What each seat has, by its name, in moving order. */
public final class BySeat {
  private static final int SEATS = Seat.values().length;

  private BySeat() {}

  /** {@return what {@code each} says of the seats of a game} */
  public static <T> Map<String, T> of(Profile profile, Function<Seat, T> each) {
    Map<String, T> out = LinkedHashMap.newLinkedHashMap(SEATS);
    for (Seat seat : Seat.values()) out.put(profile.name(seat), each.apply(seat));
    return out;
  }
}
