package fr.zizanie.sheets.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.felon.board.Kind;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import java.util.ArrayList;
import java.util.List;

/** The pieces of Le Félon on the wire: each is made once for every square. */
final class Pieces {
  /** How many pieces of each kind a side starts with, by kind. */
  private static final int[] BEGUN = {13, 0, 2, 2, 1, 1, 2, 2, 2, 1};

  private static final List<String> SIDES = new Felon().profile().seats();

  /** By piece, those beside the board and on every square. */
  private static final FelonPiece[] BESIDE = new FelonPiece[Piece.WALL];

  private static final FelonPiece[][] STANDING = new FelonPiece[Piece.WALL][Board13.SQUARES];

  static {
    for (Kind kind : Kind.values())
      for (Seat seat : Seat.values()) {
        int piece = Piece.of(kind, seat);
        BESIDE[piece] = made(kind, seat);
        for (int sq = 0; sq < Board13.SQUARES; sq++)
          STANDING[piece][sq] = BESIDE[piece].at(Board13.name(sq));
      }
  }

  private Pieces() {}

  private static FelonPiece made(Kind kind, Seat seat) {
    boolean back = kind == Kind.RETOUR;
    String art = "felon-" + (back ? Kind.GARDE : kind).word();
    return new FelonPiece("", art, SIDES.get(seat.ordinal()), back);
  }

  /** {@return a piece on a square} */
  static FelonPiece standing(int square, int piece) {
    return STANDING[piece][square];
  }

  /**
   * {@return the pieces that a seat misses from the start} Gardes change sides, so of them only
   * those count that nobody has any more: the side that now has too few lost them.
   */
  static List<FelonPiece> taken(Position p, Seat seat) {
    int[] own = missing(p, seat);
    int gardes = Kind.GARDE.ordinal();
    own[gardes] = Math.min(own[gardes], own[gardes] + missing(p, seat.other())[gardes]);
    var out = new ArrayList<FelonPiece>();
    for (Kind kind : Kind.values())
      for (int i = 0; i < own[kind.ordinal()]; i++) out.add(BESIDE[Piece.of(kind, seat)]);
    return out;
  }

  /** How many are missing of each kind, of gardes on their way back none. */
  private static int[] missing(Position p, Seat seat) {
    int[] missing = BEGUN.clone();
    for (int sq = 0; sq < Board13.SQUARES; sq++) {
      int piece = p.at(Board13.cell(sq));
      if (!Piece.is(piece) || Piece.seat(piece) != seat) continue;
      missing[(Piece.isGarde(piece) ? Kind.GARDE : Piece.kind(piece)).ordinal()]--;
    }
    return missing;
  }
}
