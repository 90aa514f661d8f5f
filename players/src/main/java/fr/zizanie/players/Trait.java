package fr.zizanie.players;

/**
 * What is counted of a Chess Mutation position, for one side less for the other, and what one of it
 * is worth in hundredths with all men on the board and with none.
 */
enum Trait {
  PAWN(100, 100),
  KNIGHT(130, 130),
  BISHOP(140, 140),
  ROOK(170, 170),
  QUEEN(260, 260),
  /** Squares that men of that mode may go to. */
  PAWN_WAYS(3, 3),
  KNIGHT_WAYS(3, 3),
  BISHOP_WAYS(3, 3),
  ROOK_WAYS(3, 3),
  QUEEN_WAYS(2, 2),
  /** Men that may become queens by a safe move. */
  QUEEN_NEXT(20, 20),
  /** Other men that may become rooks by a safe move. */
  ROOK_NEXT(8, 8),
  /** Men that attack the enemy king or his neighbours. */
  BESIEGERS(10, 5),
  /** The square of that number: two besiegers are worth more than twice one. */
  SIEGE(8, 4),
  /** Own men beside the own king. */
  SHELTER(8, 0),
  CASTLING(15, 0),
  /** Own men attacked and not defended. */
  LOOSE(-25, -25),
  /** Own men on queen squares that are attacked. */
  QUEEN_ATTACKED(-15, -15),
  /** Own men defended. */
  DEFENDED(3, 3),
  /** Rows gone forward, by all men. */
  ADVANCE(1, 1),
  /** How far the own king is from the middle, in steps. */
  KING_ASIDE(0, -5),
  /** Steps between the kings, for a side whose opponent has no men left. */
  HUNT(0, -10),
  /** The side to act. */
  TEMPO(20, 20);

  final int full;
  final int empty;

  Trait(int full, int empty) {
    this.full = full;
    this.empty = empty;
  }
}
