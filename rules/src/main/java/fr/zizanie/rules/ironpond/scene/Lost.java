package fr.zizanie.rules.ironpond.scene;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Piece;
import java.util.List;

/**
 * The two pools of lost pieces of each owner (R1), as counts of eight bits per component: those the
 * opponent took, which cards may bring back, and those out of the game. A camel counts as a knight.
 */
public record Lost(long whiteTaken, long blackTaken, long whiteOut, long blackOut) {
  public static final Lost NONE = new Lost(0, 0, 0, 0);

  private static long one(Component component) {
    return 1L << 8 * component.type().ordinal();
  }

  private static int count(long pool, Component component) {
    return (int) (pool >>> 8 * component.type().ordinal() & 255);
  }

  private static long sum(Piece piece) {
    long sum = 0;
    for (Component c : piece.components()) sum += one(c);
    return sum;
  }

  /** {@return how many of an owner's pieces of this type the opponent has taken} */
  public int taken(Seat owner, Component type) {
    return count(owner == Seat.FIRST ? whiteTaken : blackTaken, type);
  }

  /** {@return how many of an owner's pieces of this type are out of the game} */
  public int out(Seat owner, Component type) {
    return count(owner == Seat.FIRST ? whiteOut : blackOut, type);
  }

  private Lost taken(Seat owner, long change) {
    return owner == Seat.FIRST
        ? new Lost(whiteTaken + change, blackTaken, whiteOut, blackOut)
        : new Lost(whiteTaken, blackTaken + change, whiteOut, blackOut);
  }

  /** The piece is taken: each component of a unit comes to the pool by itself. */
  public Lost taking(Piece piece) {
    return taken(piece.owner(), sum(piece));
  }

  public Lost taking(Seat owner, Component type) {
    return taken(owner, one(type));
  }

  /** A taken piece comes back whole (26). */
  public Lost returning(Piece piece) {
    return taken(piece.owner(), -sum(piece));
  }

  /** One taken piece of a type comes back. */
  public Lost returning(Seat owner, Component type) {
    return taken(owner, -one(type));
  }

  /** The piece is out of the game for good. */
  public Lost dropping(Piece piece) {
    long sum = sum(piece);
    return piece.owner() == Seat.FIRST
        ? new Lost(whiteTaken, blackTaken, whiteOut + sum, blackOut)
        : new Lost(whiteTaken, blackTaken, whiteOut, blackOut + sum);
  }

  public Lost dropping(Seat owner, Component type) {
    return dropping(new Piece(owner, List.of(type), false, false));
  }
}
