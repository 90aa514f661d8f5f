package fr.zizanie.players;

/**
 * What is counted of a Chess Mutation position, for one side less for the other, and what one of it
 * is worth in hundredths with all men on the board and with none.
 */
enum Trait {
  PAWN(82, 274),
  KNIGHT(142, 325),
  BISHOP(177, 320),
  ROOK(140, 355),
  QUEEN(276, 350),
  /** Squares that men of that mode may go to. */
  PAWN_WAYS(12, 22),
  KNIGHT_WAYS(1, 10),
  BISHOP_WAYS(-2, 11),
  ROOK_WAYS(2, 6),
  QUEEN_WAYS(-7, 7),
  /** Men that may become queens by a safe move. */
  QUEEN_NEXT(2, 27),
  /** Men that attack the enemy king or his neighbours. */
  BESIEGERS(11, -48),
  /** The square of that number: two besiegers are worth more than twice one. */
  SIEGE(-1, 21),
  /** Own men beside the own king. */
  SHELTER(7, 34),
  CASTLING(12, 0),
  /** Own men attacked and not defended. */
  LOOSE(-18, -12),
  /** Own men on queen squares that are attacked. */
  QUEEN_ATTACKED(-43, 11),
  /** Enemy men attacked. */
  THREATS(16, 39),
  /** Squares around the enemy king that are attacked. */
  RING(-19, -3),
  /** Squares that a queen in the place of the own king would see. */
  EXPOSED(-6, -1),
  /** Squares that the own king may go to. */
  ESCAPES(34, 1),
  /** How far the own king is from the middle, in steps. */
  KING_ASIDE(95, -18),
  /** Steps between the kings, for a side whose opponent has no men left. */
  HUNT(0, -45),
  /** The side to act. */
  TEMPO(67, 25);

  final int full;
  final int empty;

  Trait(int full, int empty) {
    this.full = full;
    this.empty = empty;
  }
}
