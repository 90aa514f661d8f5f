package fr.zizanie.app.gtp;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.go.Stones;
import java.util.Comparator;
import java.util.stream.Stream;

/** Takes dead stones off the board by moves, as servers ask for that count what stands there. */
final class Cleanup {
  private Cleanup() {}

  /** {@return where a seat may go on with taking dead stones, the nearest to a capture first} */
  static Stream<Integer> moves(Stones stones, Seat seat, Points dead) {
    Points theirs = dead.and(stones.of(seat.other()));
    return theirs.beside().and(stones.vacant()).stream()
        .boxed()
        .filter(p -> sound(stones, seat, p))
        .sorted(Comparator.comparingInt(p -> left(stones, seat, p, theirs)));
  }

  /** Whether the stone takes something, or its chain keeps two liberties. */
  private static boolean sound(Stones stones, Seat seat, int point) {
    return Settled.placed(stones, seat, point)
        .filter(then ->
            !then.taken().isEmpty() || liberties(then.stones(), then.stones().chain(point)) > 1)
        .isPresent();
  }

  /** The fewest liberties of a dead chain that stays. */
  private static int left(Stones stones, Seat seat, int point, Points dead) {
    Stones then = Settled.placed(stones, seat, point).orElseThrow().stones();
    return dead.stream()
        .map(p -> then.empty(p) ? 0 : liberties(then, then.chain(p)))
        .min()
        .orElse(0);
  }

  private static int liberties(Stones stones, Points chain) {
    return chain.beside().and(stones.vacant()).size();
  }
}
