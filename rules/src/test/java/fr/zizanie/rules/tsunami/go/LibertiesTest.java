package fr.zizanie.rules.tsunami.go;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.testing.Scale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** All liberties at once against the fast board, point by point, in other games each day. */
class LibertiesTest {
  private static final int GAMES = Scale.of(10, 30);
  private static final int MOST = 1_000;

  private final SplittableRandom random = new SplittableRandom(Scale.seed());

  @ParameterizedTest
  @CsvSource({"THIRTEEN, NSSK", "THIRTEEN, PSK", "NINE, NSSK", "NINE, PSK"})
  void they_agree_with_the_fast_board_in_random_games(Size size, Ko ko) {
    int repeats = 0;
    // Repeats are rare: a few games may have none.
    for (int game = 0; game < GAMES || repeats == 0 && game < MOST; game++) {
      var stones = Stones.none(size);
      var history = History.beginning(ko, stones);
      for (int turn = 0; turn < 400; turn++) {
        Seat seat = Seat.values()[turn % 2];
        for (Seat other : Seat.values()) repeats += held(stones, history, other, seat);
        int[] free = stones.liberties().breathing(seat).toArray();
        if (free.length == 0) break;
        int p = free[random.nextInt(free.length)];
        stones =
            random.nextInt(12) == 0
                ? stones.without(stones.chain(random.nextInt(size.count())))
                : Settled.placed(stones, seat, p).orElseThrow().stones();
        history = history.created(stones, seat);
      }
    }
    assertThat(repeats).isPositive();
  }

  private int held(Stones stones, History history, Seat colour, Seat creator) {
    int repeats = 0;
    var board = Goban.of(stones);
    var liberties = stones.liberties();
    int side = colour.ordinal();
    var empty = Points.where(p -> stones.size().has(p) && stones.empty(p));
    var legal = empty.filter(p -> board.legal(side, Places.of(p)));
    var takes = empty.filter(p -> board.takes(side, Places.of(p)));
    assertThat(stones.vacant()).isEqualTo(empty);
    assertThat(liberties.breathing(colour)).isEqualTo(legal);
    assertThat(liberties.takes(colour)).isEqualTo(takes);
    var forbidden = history.forbidden(stones, colour, creator);
    for (int p : legal.toArray()) {
      var settled = Settled.placed(stones, colour, p).orElseThrow();
      var after = settled.stones().fingerprint();
      boolean repeat = history.forbids(after, creator);
      same(after.hash(), board.hashAfter(side, Places.of(p)));
      same(liberties.after(colour, p), after);
      if (repeat) repeats++;
      if (takes.has(p)) continue;
      same(forbidden.has(p), repeat);
      // Now and then only: it takes a whole board each time.
      if (random.nextInt(8) > 0) continue;
      assertThat(liberties.threatens(colour).has(p) || !takes.isEmpty())
          .isEqualTo(threatens(settled.stones(), colour));
    }
    return repeats;
  }

  /** An assertion is made of what differs alone: millions would take longer than what they see. */
  private static void same(Object found, Object expected) {
    if (!found.equals(expected)) assertThat(found).isEqualTo(expected);
  }

  /** Whether an enemy chain has one liberty only. */
  private static boolean threatens(Stones after, Seat colour) {
    var board = Goban.of(after);
    for (int q : after.of(colour.other()).toArray())
      if (board.lastLiberty(Places.of(q)) != Places.NOWHERE) return true;
    return false;
  }

  @ParameterizedTest
  @EnumSource
  void displaced_stones_settle_as_a_look_at_the_whole_board_says(Size size) {
    for (int game = 0; game < GAMES; game++) {
      var stones = Stones.none(size);
      for (int turn = 0; turn < 300; turn++) {
        Seat seat = Seat.values()[turn % 2];
        int[] free = stones.liberties().breathing(seat).toArray();
        if (free.length == 0) break;
        int to = free[random.nextInt(free.length)];
        int[] held = stones.occupied().toArray();
        if (held.length > 1) {
          int from = held[random.nextInt(held.length)];
          int other = held[random.nextInt(held.length)];
          displaced(stones, seat, new int[] {from}, new int[] {to});
          turned(stones, seat, from);
          displaced(stones, seat, new int[] {from}, new int[] {-1});
          if (from != other)
            displaced(stones, seat, new int[] {from, other}, new int[] {other, from});
        }
        stones = Settled.placed(stones, seat, to).orElseThrow().stones();
      }
    }
  }

  private static void displaced(Stones before, Seat by, int[] from, int[] to) {
    byte[] cells = before.cells();
    for (int p : from) cells[p] = Stones.EMPTY;
    for (int i = 0; i < from.length; i++) if (to[i] >= 0) cells[to[i]] = (byte) before.at(from[i]);
    var moved = Stones.of(before.size(), cells);
    same(Settled.displaced(before, by, from, to), settled(moved, by));
  }

  private static void turned(Stones before, Seat to, int point) {
    byte[] cells = before.cells();
    cells[point] = (byte) Stones.colour(to);
    var turned = Stones.of(before.size(), cells);
    same(Settled.placed(before, to, point), settled(turned, to));
  }

  /** What is left once enemies without liberty are off, looked at chain by chain. */
  private static Optional<Settled> settled(Stones moved, Seat by) {
    var taken = Points.where(p -> moved.owns(by.other(), p) && dead(moved, p));
    var after = moved.without(taken);
    boolean lives = Points.where(p -> !after.empty(p) && dead(after, p)).isEmpty();
    assertThat(after.breathless().isEmpty()).isEqualTo(lives);
    return lives ? Optional.of(new Settled(after, taken, by.other())) : Optional.empty();
  }

  private static boolean dead(Stones stones, int point) {
    return stones.chain(point).filter(p -> stones.touches(p, Stones.EMPTY)).isEmpty();
  }
}
