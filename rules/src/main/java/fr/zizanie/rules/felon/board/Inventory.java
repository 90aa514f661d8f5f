package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;
import java.util.Optional;

/** Recounts a position: what must hold whatever was played. */
public final class Inventory {
  private Inventory() {}

  /** {@return what contradicts itself in a position, if anything} */
  public static Optional<String> flaw(Position p) {
    var again = new Draft();
    int kings = 0;
    int felons = 0;
    for (int sq = 0; sq < Board13.SQUARES; sq++) {
      int cell = Board13.cell(sq);
      int piece = p.at(cell);
      again.put(cell, piece);
      if (Piece.type(piece) == Piece.ROI) kings++;
      if (Piece.type(piece) == Piece.FELON) felons++;
      if (Piece.type(piece) == Piece.GARDE && Turning.far(piece, cell)
          || Piece.type(piece) == Piece.RETOUR && Turning.home(piece, cell))
        return Optional.of("a garde not turned on " + Board13.name(sq));
    }
    for (Seat seat : Seat.values()) {
      int side = seat.ordinal();
      if (again.king[side] != p.king(seat)) return Optional.of("a king not where it is known");
      if (again.felon[side] != p.felon(seat)) return Optional.of("a félon not where it is known");
      kings -= p.king(seat) != 0 ? 1 : 0;
      felons -= p.felon(seat) != 0 ? 1 : 0;
    }
    if (kings != 0) return Optional.of("two kings of one side");
    if (felons != 0) return Optional.of("two félons of one side");
    if (again.fighters != p.fighters() || again.hash != p.pieceHash())
      return Optional.of("counted wrongly");
    if (p.hijack() != 0 && p.hijack() != p.felon(p.turn().other()))
      return Optional.of("a hijack right without félon");
    return Optional.empty();
  }
}
