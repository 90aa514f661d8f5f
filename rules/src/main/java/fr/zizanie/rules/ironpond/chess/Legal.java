package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;

/** The legal chess moves of a position: the quick way where no card has changed anything. */
public final class Legal {
  /** What a pawn may promote to: more moves than that aren't all between two squares. */
  private static final int MANNERS = 4;

  private Legal() {}

  /** Adds every legal chess move of the side to move. */
  public static void moves(Position p, Choices out) {
    // A seed must go on playing the same game, so with holes the order is that of the general path.
    if (p.marks().holes() == 0 && Plain.suits(p)) PlainMoves.moves(p, out);
    else new Scan(p).moves(out);
  }

  /**
   * Adds the legal chess moves of the side to move that take or promote, in the order of all, and
   * where cards have changed anything maybe others.
   */
  public static void noisy(Position p, Choices out) {
    if (p.marks().holes() == 0 && Plain.suits(p)) PlainMoves.noisy(p, out);
    else new Scan(p).moves(out);
  }

  /** {@return every legal chess move of the side to move} */
  public static Choices moves(Position p) {
    var out = new Choices();
    moves(p, out);
    return out;
  }

  /** {@return whether the side to move has a legal chess move} */
  public static boolean canMove(Position p) {
    return Plain.suits(p) ? PlainMoves.any(Plain.of(p)) : new Scan(p).any();
  }

  /** {@return whether the side to move has a legal chess move but those between two squares} */
  public static boolean canMoveBut(Position p, int from, int to) {
    boolean more =
        Plain.suits(p) ? PlainMoves.count(Plain.of(p)) > MANNERS : new Scan(p).anyBut(from);
    if (more) return true;
    Choices all = moves(p);
    for (int i = 0; i < all.size(); i++) {
      Choice move = all.get(i);
      if (move.a() != from || move.b() != to) return true;
    }
    return false;
  }

  /** {@return the leaves at a depth in chess moves; leaves are counted, not played} */
  public static long perft(Position p, int depth) {
    if (depth == 0) return 1;
    return Plain.suits(p) ? PlainMoves.perft(p, depth) : Scan.perft(p, depth);
  }
}
