package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Seat;
import java.util.List;

/**
 * What cards have done to pieces and squares, as sets of squares; without cards it is {@link
 * #NONE}.
 *
 * @param neutral pieces that either side may move (card 8)
 * @param holes squares that cannot be entered nor crossed (card 25)
 * @param magnets pieces whose neighbours cannot be displaced (card 53)
 * @param stuck pieces that cannot be displaced this turn (card 2)
 * @param shielded pieces that cannot be captured this turn (card 63)
 * @param fresh those shielded in the turn that is running, whose shield outlasts it
 * @param reversed whether pawns go forward diagonally and capture straight (card 69)
 * @param spares components that stand twice in one merged piece
 */
public record Marks(
    long neutral,
    long holes,
    long magnets,
    long stuck,
    long shielded,
    long fresh,
    boolean reversed,
    Order diktat,
    List<Spare> spares) {
  /** No mark at all. */
  public static final Marks NONE = new Marks(0, 0, 0, 0, 0, 0, false, Order.None.NONE, List.of());

  public Marks {
    spares = List.copyOf(spares);
  }

  /** {@return the squares whose pieces cannot be displaced and so give no check (3.6)} */
  public long frozen() {
    if (magnets == 0) return stuck;
    long caught = stuck;
    for (long left = magnets; left != 0; left &= left - 1)
      caught |= Board8.king(Long.numberOfTrailingZeros(left));
    return caught;
  }

  /** {@return the pieces that a Diktat keeps a side from moving} */
  public long barred(Seat seat, Pieces pieces) {
    return diktat.barred(seat, pieces);
  }

  /** {@return whether cards have left anything on pieces that may change as pieces move} */
  public boolean any() {
    return !onNoPiece();
  }

  private boolean onNoPiece() {
    return (neutral | magnets | stuck | shielded | fresh) == 0 && spares.isEmpty();
  }

  /** {@return whether cards have done nothing to pieces, and to squares no more than holes} */
  boolean onNothingButHoles() {
    return onNoPiece() && !reversed && diktat == Order.None.NONE;
  }

  /** A magnet ends when it leaves its square; what else is on a piece goes with it. */
  Marks moved(int from, int to) {
    if (onNoPiece()) return this;
    return new Marks(
        Pieces.moved(neutral, from, to),
        holes,
        magnets & ~(1L << from | 1L << to),
        Pieces.moved(stuck, from, to),
        Pieces.moved(shielded, from, to),
        Pieces.moved(fresh, from, to),
        reversed,
        diktat,
        spares.isEmpty()
            ? spares
            : spares.stream()
                .filter(s -> s.at() != to)
                .map(s -> s.at() == from ? new Spare(to, s.component()) : s)
                .toList());
  }

  Marks swapped(int a, int b) {
    if (onNoPiece()) return this;
    return new Marks(
        Pieces.swapped(neutral, a, b),
        holes,
        magnets & ~(1L << a | 1L << b),
        Pieces.swapped(stuck, a, b),
        Pieces.swapped(shielded, a, b),
        Pieces.swapped(fresh, a, b),
        reversed,
        diktat,
        spares.isEmpty()
            ? spares
            : spares.stream()
                .map(s ->
                    s.at() == a
                        ? new Spare(b, s.component())
                        : s.at() == b ? new Spare(a, s.component()) : s)
                .toList());
  }

  Marks without(long squares) {
    if (onNoPiece()) return this;
    long kept = ~squares;
    return new Marks(
        neutral & kept,
        holes,
        magnets & kept,
        stuck & kept,
        shielded & kept,
        fresh & kept,
        reversed,
        diktat,
        spares.isEmpty()
            ? spares
            : spares.stream().filter(s -> (squares >>> s.at() & 1) == 0).toList());
  }

  /** {@return the same with these neutral pieces} */
  public Marks neutral(long squares) {
    return new Marks(squares, holes, magnets, stuck, shielded, fresh, reversed, diktat, spares);
  }

  /** {@return the same with these holes} */
  public Marks holes(long squares) {
    return new Marks(neutral, squares, magnets, stuck, shielded, fresh, reversed, diktat, spares);
  }

  /** {@return the same with these magnets} */
  public Marks magnets(long squares) {
    return new Marks(neutral, holes, squares, stuck, shielded, fresh, reversed, diktat, spares);
  }

  /** {@return the same with these pieces stuck} */
  public Marks stuck(long squares) {
    return new Marks(neutral, holes, magnets, squares, shielded, fresh, reversed, diktat, spares);
  }

  /** {@return the same with these pieces shielded} */
  public Marks shielded(long squares) {
    return new Marks(
        neutral, holes, magnets, stuck, squares, fresh & squares, reversed, diktat, spares);
  }

  /** {@return the same with one more piece shielded until the end of the next turn (63)} */
  public Marks shield(int at) {
    long more = 1L << at;
    return new Marks(
        neutral, holes, magnets, stuck, shielded | more, fresh | more, reversed, diktat, spares);
  }

  /** {@return the same when the turn of a side ends: what lasted for it is over} */
  Marks ended(Seat turn, Pieces pieces) {
    if ((stuck | shielded) == 0 && diktat == Order.None.NONE) return this;
    long own = pieces.of(turn);
    return new Marks(
        neutral,
        holes,
        magnets,
        stuck & ~own,
        fresh | shielded & own & ~neutral,
        0,
        reversed,
        diktat.ended(turn),
        spares);
  }

  /** {@return the same with pawns reversed or not} */
  public Marks reversed(boolean on) {
    return new Marks(neutral, holes, magnets, stuck, shielded, fresh, on, diktat, spares);
  }

  /** {@return the same with this order} */
  public Marks diktat(Order order) {
    return new Marks(neutral, holes, magnets, stuck, shielded, fresh, reversed, order, spares);
  }

  Marks spares(List<Spare> all) {
    return new Marks(neutral, holes, magnets, stuck, shielded, fresh, reversed, diktat, all);
  }
}
