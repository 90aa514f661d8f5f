package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Facing;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Story;
import java.util.Optional;

/**
 * The fundamental rule (rules, 4): no card mates, takes a king, bars its escape or makes an illegal
 * move good.
 */
public final class Fundamental {
  private Fundamental() {}

  /**
   * {@return which part a card breaks that leads from one position to another, both with the side
   * to act next to move}
   */
  public static Optional<Part> breach(Position was, Position after) {
    return breach(Facing.of(was), after);
  }

  static Optional<Part> breach(Facing was, Position after) {
    Seat next = after.turn();
    if (after.inCheck(next.other())) return Optional.of(Part.F2);
    Position before = was.board();
    return before.turn() == next ? stuck(was, after) : stuck(Facing.of(before.turn(next)), after);
  }

  private static Optional<Part> stuck(Facing before, Position after) {
    boolean was = before.check();
    boolean is = after.inCheck(after.turn());
    if (!was && !is) return Optional.empty();
    if (Legal.canMove(after)) return Optional.empty();
    boolean escaped = Legal.canMove(before.board());
    if (was && escaped) return Optional.of(Part.F3);
    return is && !was ? Optional.of(Part.F1) : Optional.empty();
  }

  /** {@return the same for a card before a move, which must leave a move to make} */
  static Optional<Part> breachBefore(Position after, Story story, boolean hurry) {
    if (after.inCheck(after.turn().other())) return Optional.of(Part.F2);
    if (hurry && after.inCheck(after.turn())) return Optional.of(Part.F4);
    return canMove(after, story) ? Optional.empty() : Optional.of(Part.F4);
  }

  /** {@return whether the side to move has a legal chess move but the one that was cancelled} */
  public static boolean canMove(Position p, Story story) {
    int barred = story.barred();
    return barred < 0 ? Legal.canMove(p) : Legal.canMoveBut(p, barred >> 8, barred & 255);
  }

  /** {@return the two squares of a move as one number} */
  public static int squares(Choice move) {
    return move.a() << 8 | move.b();
  }
}
