package fr.zizanie.rules.ironpond.ask;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Reach;
import java.util.List;

/** How cards move pawns. */
public final class Pawns {
  private static final List<Component> PROMOTIONS =
      List.of(Component.QUEEN, Component.ROOK, Component.BISHOP, Component.KNIGHT);
  private static final List<Component> ROYAL_PROMOTIONS =
      List.of(Component.BISHOP, Component.KNIGHT);

  private Pawns() {}

  /** A pawn's way. */
  public record Step(int from, int to) {}

  /**
   * What the piece of {@code from} may become on {@code to} (3.4); none unless it is a lone pawn.
   */
  public static List<Component> promotions(Moment m, int from, int to) {
    long at = 1L << from;
    if ((m.pieces().pawns() & at) == 0 || (m.board().merged() & at) != 0) return List.of();
    if ((Reach.last(m.pieces().owner(from)) >>> to & 1) == 0) return List.of();
    return (m.pieces().royals() & at) != 0 ? ROYAL_PROMOTIONS : PROMOTIONS;
  }

  /** The square {@code steps} away in a direction, or -1 beyond the edge. */
  public static int step(int from, int dx, int dy, int steps) {
    int x = (from & 7) + dx * steps;
    int y = (from >> 3) + dy * steps;
    return x < 0 || x > 7 || y < 0 || y > 7 ? -1 : y * 8 + x;
  }

  public static int forward(Seat owner) {
    return owner == Seat.FIRST ? 1 : -1;
  }

  /**
   * The squares {@code steps} ahead of a pawn, whoever stands there: one, or with reversed pawns
   * one on each forward diagonal.
   */
  public static long ahead(Moment m, int from, int steps) {
    int dy = forward(m.pieces().owner(from));
    if (!m.board().marks().reversed()) return bit(step(from, 0, dy, steps));
    return bit(step(from, -1, dy, steps)) | bit(step(from, 1, dy, steps));
  }

  public static long bit(int square) {
    return square < 0 ? 0 : 1L << square;
  }
}
