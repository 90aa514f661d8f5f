package fr.zizanie.sheets.tsunami;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import java.util.ArrayList;
import java.util.List;

/** What points and seats of Tsunami are called on the wire. */
final class TsunamiNames {
  private static final List<String> SIDES = new Tsunami().profile().seats();

  private TsunamiNames() {}

  static String side(Seat seat) {
    return SIDES.get(seat.ordinal());
  }

  static List<String> points(Points points) {
    var out = new ArrayList<String>();
    for (int p = 0; p < Grid.POINTS; p++) if (points.has(p)) out.add(Grid.name(p));
    return out;
  }
}
