package fr.zizanie.players.ironpond.search;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.Reach;

/**
 * Judges the pieces of one side, in hundredths of a pawn: their worth in the middle game and in the
 * end, what they attack, and how they hunt the other royal. Neutral pieces are on neither side.
 */
final class Army {
  private static final long FILE_A = 0x0101010101010101L;
  private static final int[] PHASES = {0, 1, 1, 1, 2, 4, 0};

  /** The loss of a magnet's neighbour. */
  private static final int FROZEN = 15;

  private static final int WORST = 500;

  private final Seat us;
  private final Pieces pieces;
  private final Marks marks;
  private final long blocked;
  private final long own;
  private final long common;

  /** The square of the royal, or -1. */
  private final int royal;

  final long pawns;

  /** Squares that pawns attack. */
  private final long byPawns;

  /** Squares that knights, camels and bishops attack. */
  private long byMinors;

  private long byKnights;

  /** Squares attacked along diagonals. */
  private long bySlants;

  /** Squares attacked along ranks and files. */
  private long byLines;

  /** Squares that any piece attacks. */
  private long attacked;

  /** Squares that two pieces attack. */
  private long twice;

  int middle;
  int end;
  int phase;
  private int hunters;
  private int danger;
  private boolean queens;

  Army(Position p, Seat us) {
    this.us = us;
    pieces = p.pieces();
    marks = p.marks();
    blocked = p.blocked();
    own = pieces.of(us) & ~marks.neutral();
    common = pieces.royals();
    royal = p.royal(us);
    pawns = own & pieces.pawns() & ~common;
    byPawns = marks.reversed() ? Reach.ahead(us, pawns) : Reach.aslant(us, pawns);
    attacked = byPawns;
    if (royal >= 0) attack(Board8.king(royal));
  }

  private void attack(long reach) {
    twice |= attacked & reach;
    attacked |= reach;
  }

  private void add(int[] weight) {
    middle += weight[0];
    end += weight[1];
  }

  private void add(int[] weight, int times) {
    middle += weight[0] * times;
    end += weight[1] * times;
  }

  private void add(int[] inMiddle, int[] inEnd, int at) {
    middle += inMiddle[at];
    end += inEnd[at];
  }

  private void add(Component component) {
    int i = component.ordinal();
    phase += PHASES[i];
    add(Weights.PIECE_MIDDLE, Weights.PIECE_END, i);
  }

  /** The place of a square in tables: from the own first rank, files from the edge. */
  private int place(int sq) {
    int file = sq & 7;
    return rank(sq) * 4 + Math.min(file, 7 - file);
  }

  private int rank(int sq) {
    return us == Seat.FIRST ? sq >> 3 : 7 - (sq >> 3);
  }

  /** Adds up the pieces by square and reach. */
  void stand(Army them) {
    long zone = them.royal < 0 ? 0 : Board8.king(them.royal) | 1L << them.royal;
    long room = ~(own & (pawns | common)) & ~them.byPawns;
    pawns(them);
    knights(them, zone, room);
    bishops(them, zone, room);
    rooks(them, zone, room);
    queens(zone, room);
    for (long left = own & pieces.kings() & ~common; left != 0; left &= left - 1) {
      attack(Board8.king(Long.numberOfTrailingZeros(left)));
      add(Component.KING);
    }
    if (marks.magnets() != 0) {
      int lost = FROZEN * Long.bitCount(own & marks.frozen());
      middle -= lost;
      end -= lost;
    }
    if (royal >= 0) royal(them);
  }

  private void knights(Army them, long zone, long room) {
    for (long left = own & pieces.knights() & ~common; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      long reach = Board8.knight(sq);
      add(Component.KNIGHT);
      add(Weights.KNIGHT_MIDDLE, Weights.KNIGHT_END, place(sq));
      add(Weights.KNIGHT_MOVES_MIDDLE, Weights.KNIGHT_MOVES_END, Long.bitCount(reach & room));
      if (outpost(sq, them)) add(Weights.KNIGHT_POST);
      byKnights |= reach;
      byMinors |= reach;
      hunt(reach, zone, 2);
    }
    for (long left = own & pieces.camels() & ~common; left != 0; left &= left - 1) {
      long reach = Reach.camel(Long.numberOfTrailingZeros(left));
      add(Component.CAMEL);
      add(Weights.KNIGHT_MOVES_MIDDLE, Weights.KNIGHT_MOVES_END, Long.bitCount(reach & room));
      byMinors |= reach;
      hunt(reach, zone, 2);
    }
  }

  private void bishops(Army them, long zone, long room) {
    long bishops = own & pieces.bishops() & ~common;
    if ((bishops & bishops - 1) != 0) add(Weights.PAIR);
    for (long left = bishops; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      long reach = Board8.bishop(sq, blocked);
      add(Component.BISHOP);
      add(Weights.BISHOP_MIDDLE, Weights.BISHOP_END, place(sq));
      add(Weights.BISHOP_MOVES_MIDDLE, Weights.BISHOP_MOVES_END, Long.bitCount(reach & room));
      if (outpost(sq, them)) add(Weights.BISHOP_POST);
      bySlants |= reach;
      byMinors |= reach;
      hunt(reach, zone, 2);
    }
  }

  private void rooks(Army them, long zone, long room) {
    for (long left = own & pieces.rooks() & ~common; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      // A rook behind another, or behind the queen, reaches through it.
      long reach = Board8.rook(sq, blocked & ~(own & (pieces.rooks() | pieces.queens())));
      long file = FILE_A << (sq & 7);
      add(Component.ROOK);
      add(Weights.ROOK_MIDDLE, Weights.ROOK_END, place(sq));
      add(Weights.ROOK_MOVES_MIDDLE, Weights.ROOK_MOVES_END, Long.bitCount(reach & room));
      if ((file & pawns) == 0) add((file & them.pawns) != 0 ? Weights.HALF_OPEN : Weights.OPEN);
      byLines |= reach;
      hunt(reach, zone, 3);
    }
  }

  private void queens(long zone, long room) {
    for (long left = own & pieces.queens() & ~common; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      long slants = Board8.bishop(sq, blocked);
      long lines = Board8.rook(sq, blocked);
      add(Component.QUEEN);
      add(Weights.QUEEN_MIDDLE, Weights.QUEEN_END, place(sq));
      int moves = Long.bitCount((slants | lines) & room);
      add(Weights.QUEEN_MOVES_MIDDLE, Weights.QUEEN_MOVES_END, moves);
      queens = true;
      bySlants |= slants;
      byLines |= lines;
      hunt(slants | lines, zone, 5);
    }
  }

  /** Counts what a piece attacks, and how it comes near the other royal. */
  private void hunt(long reach, long zone, int weight) {
    attack(reach);
    long hit = reach & zone;
    if (hit == 0) return;
    hunters++;
    danger += weight + Long.bitCount(hit) - 1;
  }

  /** Whether a pawn backs a square that no pawn of theirs can ever attack. */
  private boolean outpost(int sq, Army them) {
    int rank = rank(sq);
    if (rank < 3 || rank > 5 || (byPawns >>> sq & 1) == 0) return false;
    return (them.pawns & before(sq) & beside(sq & 7)) == 0;
  }

  /** The ranks ahead of a square. */
  private long before(int sq) {
    int rank = sq >> 3;
    if (us == Seat.SECOND) return (1L << 8 * rank) - 1;
    return rank == 7 ? 0 : -1L << 8 * (rank + 1);
  }

  private static long beside(int file) {
    long line = FILE_A << file;
    return (file > 0 ? line >>> 1 : 0) | (file < 7 ? line << 1 : 0);
  }

  private void royal(Army them) {
    long near = Board8.king(royal);
    long ahead = Reach.ahead(us, near | 1L << royal);
    int file = royal & 7;
    add(Weights.KING_MIDDLE, Weights.KING_END, place(royal));
    middle += Weights.SHIELD[0] * Long.bitCount(ahead & near & pawns);
    middle += Weights.SHIELD[1] * Long.bitCount(ahead & ~near & pawns);
    for (int f = Math.max(0, file - 1); f <= Math.min(7, file + 1); f++)
      if ((FILE_A << f & pawns) == 0)
        middle -= Weights.EXPOSED[(FILE_A << f & them.pawns) == 0 ? 1 : 0];
  }

  private void pawns(Army them) {
    for (long left = pawns; left != 0; left &= left - 1) {
      int sq = Long.numberOfTrailingZeros(left);
      add(Component.PAWN);
      add(Weights.PAWN_MIDDLE, Weights.PAWN_END, place(sq));
      if (!marks.reversed()) structure(sq, them);
    }
  }

  private void structure(int sq, Army them) {
    int rank = rank(sq);
    long line = FILE_A << (sq & 7);
    long beside = beside(sq & 7);
    long before = before(sq);
    boolean backed = (byPawns >>> sq & 1) != 0;
    boolean flanked = (pawns & beside & 0xffL << (sq & 56)) != 0;
    if (backed || flanked) middle += Weights.CHAINED[rank];
    if ((pawns & line & before) != 0) add(Weights.DOUBLED);
    if ((pawns & beside) == 0) add(Weights.ISOLATED);
    else if (!backed && (pawns & beside & ~before) == 0) add(Weights.BACKWARD);
    if ((them.pawns & (beside | line) & before) == 0) passed(sq, rank, backed, them);
  }

  private void passed(int sq, int rank, boolean backed, Army them) {
    add(Weights.PASSED_MIDDLE, Weights.PASSED_END, rank);
    if (backed) add(Weights.BACKED);
    // A card may have left a pawn on the last rank.
    int next = us == Seat.FIRST ? Math.min(63, sq + 8) : Math.max(0, sq - 8);
    if ((blocked >>> next & 1) != 0) end += Weights.BLOCKED[rank];
    if (rank < 3 || royal < 0 || them.royal < 0) return;
    int theirs = Weights.KINGS[0] * distance(them.royal, next);
    end += (rank - 2) * (theirs - Weights.KINGS[1] * distance(royal, next));
  }

  private static int distance(int a, int b) {
    return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
  }

  /** Adds what this side threatens, once both sides know what they attack. */
  void threaten(Army them) {
    long officers = them.own & ~them.pawns & ~common;
    long heavy = officers & (pieces.rooks() | pieces.queens());
    add(Weights.CHASED, Long.bitCount(byPawns & officers));
    add(Weights.HEAVY, Long.bitCount(byMinors & heavy));
    add(Weights.LOOSE, Long.bitCount(attacked & them.own & ~common & ~them.attacked));
    if (hunters < 2 || them.royal < 0) return;
    long near = Board8.king(them.royal);
    danger += 2 * Long.bitCount(near & attacked & ~them.twice & ~own) + checks(them);
    middle += Math.min(WORST, danger * danger * Weights.HUNTED[queens ? 0 : 1] / 100);
    end += danger;
  }

  /** The worth of checks from squares that the other side doesn't attack. */
  private int checks(Army them) {
    long safe = ~them.attacked & ~own;
    int out = 0;
    if ((safe & byKnights & Board8.knight(them.royal)) != 0) out += 3;
    if ((safe & byLines & Board8.rook(them.royal, blocked)) != 0) out += 3;
    if ((safe & bySlants & Board8.bishop(them.royal, blocked)) != 0) out += 2;
    return out;
  }
}
