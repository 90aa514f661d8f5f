package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import java.util.ArrayList;
import java.util.Optional;

/**
 * A chess position in which cards may have changed anything (Iron Pond, 3).
 *
 * <p>White is the first seat. A move is a {@link Choice}: from, to, and as manner the ordinal of
 * the component a pawn promotes to, else 0; castling is the king's move. {@code Legal} lists the
 * moves, {@code ChessMove} makes them, {@code Edits} has what cards do.
 *
 * @param castling the rooks that may still castle
 * @param passed squares that pawns have just passed and where they can be taken
 * @param turn whose chess move it is
 * @param quiet plies since a capture or a pawn's move
 * @param number of the move, from 1, counted up after Black's turn
 */
public record Position(
    Pieces pieces, Marks marks, long castling, long passed, Seat turn, int quiet, int number) {
  /** The start of a game. */
  public static final Position START =
      new Position(Pieces.START, Marks.NONE, 0x8100000000000081L, 0, Seat.FIRST, 0, 1);

  /** {@return the squares that pieces or holes close to those who slide} */
  public long blocked() {
    return pieces.occupied() | marks.holes();
  }

  /** {@return the piece on a square} */
  public Optional<Piece> piece(int sq) {
    if ((pieces.occupied() >>> sq & 1) == 0) return Optional.empty();
    int components = pieces.components(sq);
    boolean neutral = (marks.neutral() >>> sq & 1) != 0;
    boolean royal = (pieces.royals() >>> sq & 1) != 0;
    if ((components & components - 1) == 0 && marks.spares().isEmpty())
      return Piece.single(
          pieces.owner(sq), Integer.numberOfTrailingZeros(components), neutral, royal);
    var made = new ArrayList<Component>();
    for (Component c : Component.all()) if ((components >> c.ordinal() & 1) != 0) made.add(c);
    for (Spare s : marks.spares()) if (s.at() == sq) made.add(s.component());
    return Optional.of(new Piece(pieces.owner(sq), made, neutral, royal));
  }

  /** {@return whether a square has no piece and is no hole} */
  public boolean free(int sq) {
    return (blocked() >>> sq & 1) == 0;
  }

  /** {@return the merged pieces (card 21)} */
  public long merged() {
    long out = pieces.merged();
    if (marks.spares().isEmpty()) return out;
    for (Spare s : marks.spares()) out |= 1L << s.at();
    return out;
  }

  /** {@return the pieces of a side alone, without neutral ones} */
  public long strictly(Seat seat) {
    return pieces.of(seat) & ~marks.neutral();
  }

  /** {@return the pieces that a side could displace now: its own and neutral ones, none frozen} */
  public long mobile(Seat seat) {
    return mobile(seat, pieces, marks);
  }

  static long mobile(Seat seat, Pieces pieces, Marks marks) {
    return (pieces.of(seat) | marks.neutral())
        & ~(pieces.of(seat.other()) & ~marks.neutral())
        & ~marks.frozen()
        & ~marks.barred(seat, pieces);
  }

  /** {@return the pieces of {@code by} that could capture on a square now (3.6)} */
  public long attackers(int sq, Seat by) {
    return Attacks.attackers(pieces, marks.reversed(), sq, blocked(), mobile(by));
  }

  /**
   * {@return the pieces that attack a side's royal whatever else happens on the board, if no more
   * than {@code blocked} is closed to those who slide and those who attack stay}
   */
  public long checkers(Seat seat, long blocked) {
    int royal = royal(seat);
    if (royal < 0 || (marks.shielded() >>> royal & 1) != 0) return 0;
    return Attacks.attackers(pieces, marks.reversed(), royal, blocked, mobile(seat.other()));
  }

  /** {@return the square of a side's royal, or -1 while it is away (card 68)} */
  public int royal(Seat seat) {
    long royal = pieces.royals() & pieces.of(seat);
    return royal == 0 ? -1 : Long.numberOfTrailingZeros(royal);
  }

  /**
   * {@return the pieces that could capture a side's royal if the other side were to move, a royal
   * pawn in passing too}
   */
  public long checkers(Seat seat) {
    int royal = royal(seat);
    if (royal < 0 || (marks.shielded() >>> royal & 1) != 0) return 0;
    long out = attackers(royal, seat.other());
    if (marks.reversed() || (pieces.pawns() >>> royal & 1) == 0) return out;
    for (long left = passed; left != 0; left &= left - 1) {
      int target = Long.numberOfTrailingZeros(left);
      if (Reach.passer(target) == royal && free(target))
        out |= Attacks.passing(pieces, target) & mobile(seat.other());
    }
    return out;
  }

  /** {@return whether a side's royal could be captured if the other side were to move} */
  public boolean inCheck(Seat seat) {
    return checkers(seat) != 0;
  }

  /**
   * {@return the pieces that the one on {@code from}, moved by {@code by}, may capture: enemies and
   * neutral pieces, for a neutral piece also its mover's; never a royal nor a shielded piece}
   */
  public long victims(Seat by, int from) {
    long out = pieces.of(by.other()) | marks.neutral();
    if ((marks.neutral() >>> from & 1) != 0) out |= pieces.of(by);
    return out & ~pieces.royals() & ~marks.shielded();
  }

  /** {@return what the piece on a square attacks, whoever stands there} */
  public long attacks(int from) {
    return Reach.attacks(
        pieces.components(from), pieces.owner(from), marks.reversed(), from, blocked());
  }

  /**
   * {@return where the piece on a square goes by the way it moves, for the side to move and without
   * castling; its own royal may be left in danger and a freeze is not looked at}
   */
  public long targets(int from) {
    return targets(from, pieces.components(from), blocked(), victims(turn, from));
  }

  long targets(int from, int components, long blocked, long victims) {
    long out = Reach.pieces(components, from, blocked) & (victims | ~blocked);
    if ((components & 1) == 0) return out;
    Seat owner = pieces.owner(from);
    long attacked = Reach.attacks(1, owner, marks.reversed(), from, blocked);
    out |= attacked & victims | Reach.advances(owner, marks.reversed(), from, blocked);
    long passing = marks.reversed() ? 0 : attacked & passed & ~blocked;
    for (; passing != 0; passing &= passing - 1) {
      int to = Long.numberOfTrailingZeros(passing);
      boolean beside = (Reach.beside(to) >>> from & 1) != 0;
      if (beside && (victims >>> Reach.passer(to) & 1) != 0) out |= 1L << to;
    }
    return out;
  }

  /**
   * {@return the square of the piece that a chess move takes, or -1; a unit with a pawn that goes
   * to a passed square takes in passing}
   */
  public int victim(int from, int to) {
    if ((pieces.occupied() >>> to & 1) != 0) return to;
    if ((passed >>> to & 1) == 0 || (pieces.pawns() >>> from & 1) == 0 || marks.reversed())
      return -1;
    if ((Reach.aslant(pieces.owner(from), 1L << from) >>> to & 1) == 0) return -1;
    if ((Reach.beside(to) >>> from & 1) == 0) return -1;
    int passer = Reach.passer(to);
    return (victims(turn, from) >>> passer & 1) != 0 ? passer : -1;
  }

  /** {@return whether a legal move is a castling} */
  public boolean castles(int from, int to) {
    return (pieces.royals() & pieces.kings() & pieces.of(turn) & 1L << from) != 0
        && Math.abs(from - to) == 2
        && (castling & pieces.of(turn)) != 0;
  }

  /** {@return the square of the rook that castles with a king's move to {@code to}} */
  public static int castlingRook(int from, int to) {
    return to > from ? from + 3 : from - 4;
  }

  /**
   * {@return the position when the turn passes: what lasted for this turn only is over, the right
   * to take the other side's pawns in passing too}
   */
  public Position turned() {
    long still = passed;
    for (long left = passed; left != 0; left &= left - 1) {
      int target = Long.numberOfTrailingZeros(left);
      if ((strictly(turn.other()) >>> Reach.passer(target) & 1) != 0) still &= ~(1L << target);
    }
    int next = turn == Seat.SECOND ? number + 1 : number;
    return new Position(
        pieces, marks.ended(turn, pieces), castling, still, turn.other(), quiet, next);
  }

  /** {@return the same with another side to move} */
  public Position turn(Seat seat) {
    return new Position(pieces, marks, castling, passed, seat, quiet, number);
  }

  /** {@return the same with these marks} */
  public Position marks(Marks then) {
    return new Position(pieces, then, castling, passed, turn, quiet, number);
  }

  /** {@return the same with these squares passed} */
  public Position passed(long squares) {
    return new Position(pieces, marks, castling, squares, turn, quiet, number);
  }

  /** {@return the same with these rooks allowed to castle} */
  public Position castling(long rooks) {
    return new Position(pieces, marks, rooks, passed, turn, quiet, number);
  }

  /** {@return the same with these counters} */
  public Position counted(int quietPlies, int moveNumber) {
    return new Position(pieces, marks, castling, passed, turn, quietPlies, moveNumber);
  }
}
