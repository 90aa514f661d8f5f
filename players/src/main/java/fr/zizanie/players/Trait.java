package fr.zizanie.players;

/**
 * What is counted of a Chess Mutation position, for one side less for the other, and what one of it
 * is worth in hundredths with all men on the board and with none.
 */
enum Trait {
  PAWN(111, 207),
  KNIGHT(134, 256),
  BISHOP(159, 287),
  ROOK(145, 263),
  QUEEN(260, 294),
  /** Squares that men of that mode may go to. */
  PAWN_WAYS(-4, 32),
  KNIGHT_WAYS(1, 11),
  BISHOP_WAYS(-2, 6),
  ROOK_WAYS(3, 7),
  QUEEN_WAYS(-4, 5),
  /** Men that may become queens by a safe move. */
  QUEEN_NEXT(6, 36),
  /** Other men that may become rooks by a safe move. */
  ROOK_NEXT(0, 17),
  /** Men that attack the enemy king or his neighbours. */
  BESIEGERS(26, -12),
  /** The square of that number: two besiegers are worth more than twice one. */
  SIEGE(11, -10),
  /** Own men beside the own king. */
  SHELTER(48, -1),
  CASTLING(2, -15),
  /** Own men attacked and not defended. */
  LOOSE(-14, -32),
  /** Own men on queen squares that are attacked. */
  QUEEN_ATTACKED(-65, 24),
  /** Enemy men attacked. */
  THREATS(6, 33),
  /** Squares around the enemy king that are attacked. */
  RING(-50, 14),
  /** Squares that a queen in the place of the own king would see. */
  EXPOSED(-4, 2),
  /** Squares that the own king may go to. */
  ESCAPES(42, -6),
  /** How far the own king is from the middle, in steps. */
  KING_ASIDE(138, -1),
  /** Steps between the kings, for a side whose opponent has no men left. */
  HUNT(0, -53),
  /** The side to act. */
  TEMPO(66, 10);

  final int full;
  final int empty;

  Trait(int full, int empty) {
    this.full = full;
    this.empty = empty;
  }
}
