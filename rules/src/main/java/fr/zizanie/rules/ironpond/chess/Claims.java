package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Choices;
import java.util.Collection;

/** What may be claimed as a draw, or is one (Iron Pond, 3.8 and 5.4); cards are not looked at. */
public final class Claims {
  /** Plies without capture or pawn's move after which a draw may be claimed. */
  public static final int QUIET_PLIES = 100;

  private Claims() {}

  /**
   * {@return what counts as one position for repetition: no counters, and a passed square only
   * where a pawn may really take}
   */
  public static Position key(Position p) {
    long takes = 0;
    if (p.passed() != 0) {
      Choices moves = p.moves();
      for (int i = 0; i < moves.size(); i++) {
        int to = moves.get(i).b();
        int victim = p.victim(moves.get(i).a(), to);
        if (victim >= 0 && victim != to) takes |= 1L << to;
      }
    }
    return new Position(p.men(), p.marks(), p.castling(), takes, p.turn(), 0, 1);
  }

  /**
   * {@return whether a position stands for the third time}
   *
   * @param earlier the keys of the positions before it, since a card was last played
   */
  public static boolean threefold(Collection<Position> earlier, Position p) {
    Position key = key(p);
    return earlier.stream().filter(key::equals).limit(2).count() == 2;
  }

  /** {@return whether fifty moves of each side have gone by quietly} */
  public static boolean fiftyMoves(Position p) {
    return p.quiet() >= QUIET_PLIES;
  }

  /** {@return whether only the royals are left} */
  public static boolean bareRoyals(Position p) {
    return (p.men().occupied() & ~p.men().royals()) == 0;
  }
}
