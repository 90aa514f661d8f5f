package fr.zizanie.rules.tsunami.go;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** All liberties at once against the fast board, point by point. */
class LibertiesTest {
  private final SplittableRandom random = new SplittableRandom(11);

  @ParameterizedTest
  @CsvSource({"THIRTEEN, NSSK", "THIRTEEN, PSK", "NINE, NSSK", "NINE, PSK"})
  void they_agree_with_the_fast_board_in_random_games(Size size, Ko ko) {
    int repeats = 0;
    for (int game = 0; game < 30; game++) {
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

  private static int held(Stones stones, History history, Seat colour, Seat creator) {
    int repeats = 0;
    var board = Goban.of(stones);
    var liberties = stones.liberties();
    var forbidden = history.forbidden(stones, colour, creator);
    for (int p = 0; p < Grid.POINTS; p++) {
      boolean empty = stones.size().has(p) && stones.empty(p);
      boolean legal = empty && board.legal(colour.ordinal(), Places.of(p));
      boolean takes = empty && board.takes(colour.ordinal(), Places.of(p));
      assertThat(stones.vacant().has(p)).isEqualTo(empty);
      assertThat(liberties.breathing(colour).has(p)).isEqualTo(legal);
      assertThat(liberties.takes(colour).has(p)).isEqualTo(takes);
      if (!legal) continue;
      long after = board.hashAfter(colour.ordinal(), Places.of(p));
      assertThat(liberties.after(colour, p).hash()).isEqualTo(after);
      var settled = Settled.placed(stones, colour, p).orElseThrow();
      assertThat(settled.stones().fingerprint()).isEqualTo(liberties.after(colour, p));
      boolean repeat = history.forbids(settled.stones().fingerprint(), creator);
      boolean threat = !takes && threatens(stones, colour, p);
      if (!takes)
        assertThat(liberties.threatens(colour).has(p) || !liberties.takes(colour).isEmpty())
            .isEqualTo(threat);
      if (!takes) assertThat(forbidden.has(p)).isEqualTo(repeat);
      if (repeat) repeats++;
    }
    return repeats;
  }

  private static boolean threatens(Stones stones, Seat colour, int p) {
    var after = Settled.placed(stones, colour, p).orElseThrow().stones();
    var board = Goban.of(after);
    for (int q = 0; q < Grid.POINTS; q++)
      if (after.owns(colour.other(), q) && board.lastLiberty(Places.of(q)) != Places.NOWHERE)
        return true;
    return false;
  }

  @ParameterizedTest
  @EnumSource
  void displaced_stones_settle_as_a_look_at_the_whole_board_says(Size size) {
    for (int game = 0; game < 30; game++) {
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
    var dead = moved.breathless();
    var taken = Points.where(p -> dead.has(p) && moved.owns(by.other(), p));
    var after = moved.without(taken);
    var wanted =
        after.breathless().isEmpty()
            ? Optional.of(new Settled(after, taken, by.other()))
            : Optional.<Settled>empty();
    assertThat(Settled.displaced(before, by, from, to)).isEqualTo(wanted);
  }
}
