package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import java.util.Optional;

/**
 * What the Laws of Chess say besides the moves, for chess without cards (Iron Pond, 5.5). Where a
 * position has marks of cards, they only say what holds whatever cards have done.
 */
public final class Laws {
  /** Plies without capture or pawn's move after which a game is drawn by itself. */
  public static final int QUIET_PLIES = 150;

  /** How often a position stands until a game is drawn by itself. */
  public static final int REPETITIONS = 5;

  private static final long OUTER = 0xff000000000000ffL;
  private static final long LIGHT = 0x55aa55aa55aa55aaL;

  private Laws() {}

  /** {@return whether no series of legal moves lets either side mate} */
  public static boolean dead(Position p) {
    return !mates(p, Seat.FIRST) && !mates(p, Seat.SECOND);
  }

  /**
   * {@return whether the pieces of a side, with those of the other in the way, are enough for some
   * mate}
   */
  public static boolean mates(Position p, Seat by) {
    if (!ordinary(p)) return true;
    Pieces all = p.pieces();
    long own = all.of(by);
    if ((own & (all.pawns() | all.rooks() | all.queens())) != 0) return true;
    if ((own & all.knights()) != 0)
      return Long.bitCount(own) > 2 || (all.of(by.other()) & ~(all.kings() | all.queens())) != 0;
    return (own & all.bishops()) != 0 && (all.pawns() | all.knights() | oddBishops(all)) != 0;
  }

  /** The bishops, if they stand on both colours. */
  private static long oddBishops(Pieces all) {
    boolean both = (all.bishops() & LIGHT) != 0 && (all.bishops() & ~LIGHT) != 0;
    return both ? all.bishops() : 0;
  }

  private static boolean ordinary(Position p) {
    return p.marks().equals(Marks.NONE)
        && p.merged() == 0
        && p.pieces().camels() == 0
        && p.pieces().kings() == p.pieces().royals();
  }

  /** {@return what no game of chess could come to in a position that contradicts itself nowhere} */
  public static Optional<Refusal> impossible(Position p) {
    long pawns = p.pieces().pawns() & OUTER;
    if (pawns != 0) {
      String at = Board8.name(Long.numberOfTrailingZeros(pawns));
      return because(
          "Plateau : aucun pion ne se tient sur la première ou la dernière rangée (" + at + ").",
          "Board: no pawn stands on the first or last rank (" + at + ").");
    }
    if (p.passed() == 0 || passed(p)) return Optional.empty();
    String at = Board8.name(Long.numberOfTrailingZeros(p.passed()));
    return because(
        "Prise en passant : le dernier coup n’a pas pu faire passer un pion par " + at + ".",
        "En passant: the last move cannot have taken a pawn across " + at + ".");
  }

  /** Whether the last move can have been that of a pawn across the passed square. */
  private static boolean passed(Position p) {
    if (Long.bitCount(p.passed()) != 1) return false;
    int over = Long.numberOfTrailingZeros(p.passed());
    boolean white = p.turn() == Seat.SECOND;
    int home = white ? over - 8 : over + 8;
    if (over >> 3 != (white ? 2 : 5) || !p.free(home)) return false;
    int pawn = Reach.passer(over);
    Piece passer = p.piece(pawn).orElseThrow();
    // Before that move the side that is to move now had moved out of check.
    return !Edits.with(Edits.without(p, pawn), home, passer).inCheck(p.turn());
  }

  private static Optional<Refusal> because(String fr, String en) {
    return Optional.of(Reason.BAD_POSITION.because(fr, en));
  }
}
