package fr.zizanie.players.ironpond.search;

/** The weights of {@link Army}, in hundredths of a pawn. */
final class Weights {
  /** By ordinal of the component; a king that is not royal is a piece like others. */
  static final int[] PIECE_MIDDLE = {82, 335, 285, 350, 480, 980, 300};

  static final int[] PIECE_END = {108, 305, 265, 325, 535, 985, 330};

  /** By square, from the own first rank, files from the edge to the middle. */
  static final int[] PAWN_MIDDLE = {
    0, 0, 0, 0, 2, 2, 2, 2, 4, 4, 4, 13, 6, 6, 6, 24, 8, 8, 8, 26, 10, 10, 10, 28, 12, 12, 12, 30,
    14, 14, 14, 32
  };

  static final int[] PAWN_END = {
    0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12, 16, 16, 16, 16, 20, 20, 20, 20, 24, 24, 24,
    24, 28, 28, 28, 28
  };

  static final int[] KNIGHT_MIDDLE = {
    -24, -24, -24, -24, -24, -8, -8, -8, -24, -8, 4, 4, -24, -8, 4, 12, -24, -8, 4, 12, -24, -8, 4,
    4, -24, -8, -8, -8, -24, -24, -24, -24
  };

  static final int[] KNIGHT_END = {
    -12, -12, -12, -12, -12, -4, -4, -4, -12, -4, 2, 2, -12, -4, 2, 6, -12, -4, 2, 6, -12, -4, 2, 2,
    -12, -4, -4, -4, -12, -12, -12, -12
  };

  static final int[] BISHOP_MIDDLE = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
  };

  static final int[] BISHOP_END = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
  };

  static final int[] ROOK_MIDDLE = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 10, 0, 0, 0,
    0
  };

  static final int[] ROOK_END = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 20, 20, 20, 0, 0, 0,
    0
  };

  static final int[] QUEEN_MIDDLE = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
  };

  static final int[] QUEEN_END = {
    0, 0, 0, 0, 0, 4, 4, 4, 0, 4, 8, 8, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 8, 0, 4, 4, 4, 0, 0, 0, 0
  };

  static final int[] KING_MIDDLE = {
    22, 22, 22, -4, -14, -14, -14, -14, -28, -28, -28, -28, -42, -42, -42, -42, -56, -56, -56, -56,
    -70, -70, -70, -70, -84, -84, -84, -84, -98, -98, -98, -98
  };

  static final int[] KING_END = {
    0, 0, 0, 0, 0, 9, 9, 9, 0, 9, 18, 18, 0, 9, 18, 27, 0, 9, 18, 27, 0, 9, 18, 18, 0, 9, 9, 9, 0,
    0, 0, 0
  };

  /** By how many squares a piece reaches where no pawn takes it. */
  static final int[] KNIGHT_MOVES_MIDDLE = {-20, -15, -10, -5, 0, 5, 10, 15, 20};

  static final int[] KNIGHT_MOVES_END = {-20, -15, -10, -5, 0, 5, 10, 15, 20};

  static final int[] BISHOP_MOVES_MIDDLE = {
    -30, -25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25, 30, 35
  };

  static final int[] BISHOP_MOVES_END = {-30, -25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25, 30, 35};

  static final int[] ROOK_MOVES_MIDDLE = {
    -21, -18, -15, -12, -9, -6, -3, 0, 3, 6, 9, 12, 15, 18, 21
  };

  static final int[] ROOK_MOVES_END = {
    -28, -24, -20, -16, -12, -8, -4, 0, 4, 8, 12, 16, 20, 24, 28
  };

  static final int[] QUEEN_MOVES_MIDDLE = {
    -24, -22, -20, -18, -16, -14, -12, -10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20,
    22, 24, 26, 28, 30
  };

  static final int[] QUEEN_MOVES_END = {
    -36, -33, -30, -27, -24, -21, -18, -15, -12, -9, -6, -3, 0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30,
    33, 36, 39, 42, 45
  };

  /** By rank of a passed pawn. */
  static final int[] PASSED_MIDDLE = {0, 2, 6, 14, 34, 65, 105, 0};

  static final int[] PASSED_END = {0, 10, 16, 34, 62, 105, 160, 0};

  /** By rank of a pawn that another backs or stands beside, in the middle game. */
  static final int[] CHAINED = {0, 5, 7, 9, 11, 13, 15, 0};

  /** In the middle game, in the end. */
  static final int[] PAIR = {28, 48};

  static final int[] KNIGHT_POST = {22, 12};

  static final int[] BISHOP_POST = {12, 5};

  static final int[] HALF_OPEN = {11, 5};

  static final int[] OPEN = {22, 10};

  static final int[] DOUBLED = {-8, -18};

  static final int[] ISOLATED = {-10, -14};

  static final int[] BACKWARD = {-7, -7};

  static final int[] BACKED = {6, 10};

  static final int[] CHASED = {45, 30};

  static final int[] HEAVY = {30, 25};

  static final int[] LOOSE = {14, 16};

  /** A pawn just before the royal, and one rank further. */
  static final int[] SHIELD = {10, 4};

  /** A file at the royal without a pawn of its own, and without any. */
  static final int[] EXPOSED = {9, 14};

  /** By rank of a passed pawn that is blocked, in the end. */
  static final int[] BLOCKED = {0, -3, -5, -11, -20, -35, -53, 0};

  /**
   * For each rank from the fourth and each step of their royal and of ours from a passed pawn, in
   * the end.
   */
  static final int[] KINGS = {5, 3};

  /** For a hundred of the danger squared, with a queen and without. */
  static final int[] HUNTED = {50, 20};

  /** For the right to move. */
  static final int[] MOVE = {12};

  private Weights() {}
}
