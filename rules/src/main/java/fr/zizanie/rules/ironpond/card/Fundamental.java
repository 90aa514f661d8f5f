package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Story;
import java.util.Optional;

/**
 * The fundamental rule (rules, 4): no card mates, takes a king, bars his escape or makes an illegal
 * move good.
 */
public final class Fundamental {
  static final Words MATE =
      new Words(
          "Une carte ne peut pas mater (règle fondamentale, F1).",
          "A card may not mate (fundamental rule, F1).");
  static final Words TAKEN =
      new Words(
          "Un roi pourrait être pris (règle fondamentale, F2).",
          "A king could be taken (fundamental rule, F2).");
  public static final Words BARRED =
      new Words(
          "Un roi en échec n’aurait plus d’issue (règle fondamentale, F3).",
          "A king in check would have no way out (fundamental rule, F3).");
  static final Words CREDIT =
      new Words(
          "Il resterait à jouer un coup, et aucun ne serait légal (règle fondamentale, F4).",
          "A move would still be due, and none would be legal (fundamental rule, F4).");

  private Fundamental() {}

  /** {@return which part of the rule a sentence speaks of, such as {@code F1}} */
  public static String part(Words breach) {
    return breach.equals(MATE)
        ? "F1"
        : breach.equals(TAKEN) ? "F2" : breach.equals(BARRED) ? "F3" : "F4";
  }

  /**
   * {@return which part a card breaks that leads from one position to another, both with the side
   * to act next to move}
   */
  public static Optional<Words> breach(Position was, Position after) {
    Seat next = after.turn();
    if (after.inCheck(next.other())) return Optional.of(TAKEN);
    return stuck(was.turn() == next ? was : was.turn(next), after);
  }

  private static Optional<Words> stuck(Position before, Position after) {
    Seat next = after.turn();
    boolean was = before.inCheck(next);
    boolean is = after.inCheck(next);
    if (!was && !is) return Optional.empty();
    if (Legal.canMove(after)) return Optional.empty();
    boolean escaped = Legal.canMove(before);
    if (was && escaped) return Optional.of(BARRED);
    return is && !was ? Optional.of(MATE) : Optional.empty();
  }

  /** {@return the same for a card before a move, which must leave a move to make} */
  static Optional<Words> breachBefore(Position before, Position after, Story story, boolean hurry) {
    if (after.inCheck(after.turn().other())) return Optional.of(TAKEN);
    if (hurry && after.inCheck(after.turn())) return Optional.of(CREDIT);
    return canMove(after, story) ? Optional.empty() : Optional.of(CREDIT);
  }

  /** {@return whether the side to move has a legal chess move but the one that was cancelled} */
  public static boolean canMove(Position p, Story story) {
    if (story.barred() < 0) return Legal.canMove(p);
    Choices all = Legal.moves(p);
    for (int i = 0; i < all.size(); i++) if (squares(all.get(i)) != story.barred()) return true;
    return false;
  }

  /** {@return the two squares of a move as one number} */
  public static int squares(Choice move) {
    return move.a() << 8 | move.b();
  }
}
