package fr.zizanie.rules.ironpond.scene;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Man;
import java.util.List;

/**
 * The two pools of lost men of each owner (R1), as counts of eight bits per component: those the
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

  private static long sum(Man man) {
    long sum = 0;
    for (Component c : man.components()) sum += one(c);
    return sum;
  }

  /** {@return how many of an owner's men of this type the opponent has taken} */
  public int taken(Seat owner, Component type) {
    return count(owner == Seat.FIRST ? whiteTaken : blackTaken, type);
  }

  /** {@return how many of an owner's men of this type are out of the game} */
  public int out(Seat owner, Component type) {
    return count(owner == Seat.FIRST ? whiteOut : blackOut, type);
  }

  private Lost taken(Seat owner, long change) {
    return owner == Seat.FIRST
        ? new Lost(whiteTaken + change, blackTaken, whiteOut, blackOut)
        : new Lost(whiteTaken, blackTaken + change, whiteOut, blackOut);
  }

  /** The man is taken: each component of a unit comes to the pool by itself. */
  public Lost taking(Man man) {
    return taken(man.owner(), sum(man));
  }

  public Lost taking(Seat owner, Component type) {
    return taken(owner, one(type));
  }

  /** A taken man comes back whole (26). */
  public Lost returning(Man man) {
    return taken(man.owner(), -sum(man));
  }

  /** One taken man of a type comes back. */
  public Lost returning(Seat owner, Component type) {
    return taken(owner, -one(type));
  }

  /** The man is out of the game for good. */
  public Lost dropping(Man man) {
    long sum = sum(man);
    return man.owner() == Seat.FIRST
        ? new Lost(whiteTaken, blackTaken, whiteOut + sum, blackOut)
        : new Lost(whiteTaken, blackTaken, whiteOut, blackOut + sum);
  }

  public Lost dropping(Seat owner, Component type) {
    return dropping(new Man(owner, List.of(type), false, false));
  }
}
