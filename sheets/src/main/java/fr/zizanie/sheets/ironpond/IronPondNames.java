package fr.zizanie.sheets.ironpond;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.sheets.wire.board.CardTable.Lost;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What squares, seats and pieces of Iron Pond are called on the wire. */
final class IronPondNames {
  private static final String[] SQUARES =
      IntStream.range(0, 64).mapToObj(Board8::name).toArray(String[]::new);
  private static final List<String> SIDES = new IronPond().profile().seats();
  private static final List<String> ART =
      Component.all().stream().map(IronPondNames::drawing).toList();

  private IronPondNames() {}

  private static String drawing(Component c) {
    return c == Component.CAMEL ? "camel" : "chess-" + c.name().toLowerCase(Locale.ROOT);
  }

  /** {@return the drawing of a component} */
  static String art(Component c) {
    return ART.get(c.ordinal());
  }

  static String side(Seat seat) {
    return SIDES.get(seat.ordinal());
  }

  static String square(int at) {
    return SQUARES[at];
  }

  /** {@return the names of a set of squares, a bit each} */
  static List<String> squares(long squares) {
    var out = new ArrayList<String>();
    for (long left = squares; left != 0; left &= left - 1)
      out.add(SQUARES[Long.numberOfTrailingZeros(left)]);
    return out;
  }

  /** Adds so many lost pieces, of which camels are counted as knights. */
  static void lost(Component c, int count, Seat seat, List<Lost> out) {
    if (c != Component.CAMEL)
      for (int i = count; i > 0; i--) out.add(new Lost("", art(c), side(seat)));
  }
}
