package fr.zizanie.sheets.ironpond;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import java.util.Optional;

/** The pieces of one component on which nothing stands: each is made once for every square. */
final class PlainPieces {
  private static final int SQUARES = 64;

  /** By square, component and owner. */
  private static final IronPondPiece[][][] ALL = all();

  private PlainPieces() {}

  private static IronPondPiece[][][] all() {
    var seats = Seat.values();
    var out = new IronPondPiece[SQUARES][Component.all().size()][seats.length];
    for (int at = 0; at < out.length; at++)
      for (Component c : Component.all())
        for (Seat owner : seats)
          out[at][c.ordinal()][owner.ordinal()] =
              new IronPondPiece(
                  IronPondNames.square(at),
                  IronPondNames.art(c),
                  IronPondNames.side(owner),
                  Optional.empty(),
                  Optional.empty());
    return out;
  }

  /** {@return the piece of a component and an owner on a square, from 0} */
  static IronPondPiece of(int at, Component c, Seat owner) {
    return ALL[at][c.ordinal()][owner.ordinal()];
  }
}
