package fr.zizanie.players.mutation;

/**
 * A count in a position of Chess Mutation, one side's less the other's. Its two numbers are the
 * worth of one in hundredths of a piece, with all pieces on the board and with none.
 *
 * <p>The numbers are fitted to the results of some 280,000 quiet positions of self-play on CM-1,
 * CM-2 and CM-3; they belong together, and a single one says little.
 */
enum Feature {
  PAWN(100, 291),
  KNIGHT(147, 338),
  BISHOP(165, 358),
  ROOK(136, 382),
  QUEEN(249, 418),
  /** Squares that pieces of that mode may go to. */
  PAWN_WAYS(1, 29),
  KNIGHT_WAYS(-2, 13),
  BISHOP_WAYS(-3, 10),
  ROOK_WAYS(1, 7),
  QUEEN_WAYS(-6, 6),
  /** Pieces that may become queens by a safe move. */
  QUEEN_NEXT(5, 30),
  /** Pieces that attack the enemy king or its neighbours. */
  BESIEGERS(10, -33),
  /** The square of the number of besiegers: two are worth more than twice one. */
  SIEGE(3, 11),
  /** Own pieces beside the own king. */
  SHELTER(25, 33),
  CASTLING(12, 0),
  /** Own pieces attacked and not defended. */
  LOOSE(-14, -23),
  /** Own pieces on queen squares that are attacked. */
  QUEEN_ATTACKED(-48, 17),
  /** Enemy pieces attacked. */
  THREATS(18, 42),
  /** Squares around the enemy king that are attacked. */
  RING(-37, -3),
  /** Squares that a queen in the place of the own king would see. */
  EXPOSED(-6, 0),
  /** Squares that the own king may go to. */
  ESCAPES(48, 0),
  /** How far the own king is from the middle, in steps. */
  KING_ASIDE(130, -17),
  /** Steps between the kings, for a side whose opponent has no pieces left. */
  HUNT(0, -45),
  /** The side to act. */
  TEMPO(65, 31);

  final int full;
  final int empty;

  Feature(int full, int empty) {
    this.full = full;
    this.empty = empty;
  }
}
