package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * What cards do to a position, each as a pure function that keeps the rest true: whoever is touched
 * loses castling, magnet and the right to be taken in passing.
 *
 * <p>Nothing here looks at check, passes the turn or counts plies.
 */
public final class Edits {
  private Edits() {}

  /** {@return the position with a piece placed on a free square} */
  public static Position with(Position p, int sq, Piece piece) {
    Pieces pieces = p.pieces().owned(sq, piece.owner());
    if (piece.royal()) pieces = pieces.royals(pieces.royals() | 1L << sq);
    Marks marks = p.marks();
    if (piece.neutral()) marks = marks.neutral(marks.neutral() | 1L << sq);
    return made(p, pieces, marks, sq, piece.components());
  }

  private static Position made(Position p, Pieces pieces, Marks marks, int sq, List<Component> of) {
    int components = 0;
    var spares = new ArrayList<Spare>();
    for (Spare s : marks.spares()) if (s.at() != sq) spares.add(s);
    for (Component c : of) {
      int bit = 1 << c.ordinal();
      if ((components & bit) != 0) spares.add(new Spare(sq, c));
      components |= bit;
    }
    Marks then = spares.equals(marks.spares()) ? marks : marks.spares(spares);
    return closed(p, 1L << sq, pieces.made(sq, components), then);
  }

  /** {@return the position without the piece of a square, if any} */
  public static Position without(Position p, int sq) {
    return without(p, 1L << sq);
  }

  /** {@return the position without the pieces of these squares} */
  public static Position without(Position p, long squares) {
    return closed(p, squares, p.pieces().without(squares), p.marks().without(squares));
  }

  /**
   * {@return the position with the piece of {@code from} relocated to another, free square; a pawn
   * does not promote}
   */
  public static Position relocated(Position p, int from, int to) {
    return closed(p, 1L << from | 1L << to, p.pieces().moved(from, to), p.marks().moved(from, to));
  }

  /**
   * {@return the position with the piece of {@code from} displaced by a card to a square, capturing
   * who stands there; {@code as} is the ordinal of what a pawn becomes, else 0}
   */
  public static Position carried(Position p, int from, int to, int as) {
    Pieces pieces = p.pieces().moved(from, to);
    if (as != 0) pieces = pieces.made(to, 1 << as);
    return closed(p, 1L << from | 1L << to, pieces, p.marks().moved(from, to));
  }

  /** {@return the position with two pieces swapped, each with its state} */
  public static Position swapped(Position p, int a, int b) {
    return closed(p, 1L << a | 1L << b, p.pieces().swapped(a, b), p.marks().swapped(a, b));
  }

  /**
   * {@return the position with the piece of {@code from} merged into the one of {@code to} (21)}
   */
  public static Position merged(Position p, int from, int to) {
    var both = new ArrayList<>(p.piece(from).orElseThrow().components());
    both.addAll(p.piece(to).orElseThrow().components());
    return made(without(p, from), to, both);
  }

  /** {@return the position with the piece of a square made of other components, with its marks} */
  public static Position made(Position p, int sq, List<Component> components) {
    return made(p, p.pieces(), p.marks(), sq, components);
  }

  /** {@return the position with a knight of the square, or in the unit there, a camel (29)} */
  public static Position camel(Position p, int sq) {
    var components = new ArrayList<>(p.piece(sq).orElseThrow().components());
    components.remove(Component.KNIGHT);
    components.add(Component.CAMEL);
    return made(p, sq, components);
  }

  /**
   * {@return the position with the piece of a square, shielded no more, belonging to a side (64)}
   */
  public static Position owned(Position p, int sq, Seat owner) {
    Marks marks = p.marks().shielded(p.marks().shielded() & ~(1L << sq));
    return closed(p, 1L << sq, p.pieces().owned(sq, owner), marks);
  }

  /** {@return the position with the piece of a square neutral or no more (8)} */
  public static Position neutral(Position p, int sq, boolean on) {
    long neutral = p.marks().neutral() & ~(1L << sq) | (on ? 1L << sq : 0);
    return closed(p, 1L << sq, p.pieces(), p.marks().neutral(neutral));
  }

  /**
   * {@return the position with the piece of a square royal in the place of its owner's present
   * royal, and no castling for that side any more (41)}
   */
  public static Position crowned(Position p, int sq) {
    long side = p.pieces().of(p.pieces().owner(sq));
    Pieces pieces = p.pieces().royals(p.pieces().royals() & ~side | 1L << sq);
    return new Position(
        pieces, p.marks(), p.castling() & ~side, p.passed(), p.turn(), p.quiet(), p.number());
  }

  /** {@return the position with one more hole (25)} */
  public static Position holed(Position p, int sq) {
    return p.marks(p.marks().holes(p.marks().holes() | 1L << sq));
  }

  /** The rights that survive once these squares have been touched. */
  private static Position closed(Position p, long touched, Pieces pieces, Marks marks) {
    long castling = p.castling() & ~touched;
    for (long royals = p.pieces().royals() & touched; royals != 0; royals &= royals - 1)
      castling &= ~p.pieces().of(p.pieces().owner(Long.numberOfTrailingZeros(royals)));
    long passed = p.passed() & ~touched;
    for (long left = passed; left != 0; left &= left - 1) {
      int target = Long.numberOfTrailingZeros(left);
      if ((touched >>> Reach.passer(target) & 1) != 0) passed &= ~(1L << target);
    }
    return new Position(pieces, marks, castling, passed, p.turn(), p.quiet(), p.number());
  }
}
