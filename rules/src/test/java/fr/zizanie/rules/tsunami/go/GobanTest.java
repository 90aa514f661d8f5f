package fr.zizanie.rules.tsunami.go;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The fast board against the plain one, stone by stone. */
class GobanTest {
  private final SplittableRandom random = new SplittableRandom(7);

  @ParameterizedTest
  @EnumSource
  void it_agrees_with_the_plain_board_in_random_games(Size size) {
    for (int game = 0; game < 40; game++) {
      var stones = Stones.none(size);
      var board = Goban.of(stones);
      for (int turn = 0; turn < 300; turn++) {
        Seat seat = Seat.values()[turn % 2];
        for (int p = 0; p < Grid.POINTS; p++) if (size.has(p)) held(board, stones, seat, p);
        int index = random.nextInt(board.emptyCount());
        int place = board.empty(index);
        board.openKo();
        if (!board.legal(seat.ordinal(), place)) continue;
        var settled = Settled.placed(stones, seat, Places.point(place)).orElseThrow();
        board.play(seat.ordinal(), place);
        stones = settled.stones();
        assertThat(board.stones()).isEqualTo(stones);
        assertThat(board.hash()).isEqualTo(stones.hash());
        assertThat(board.taken()).isEqualTo(settled.taken().size());
        assertThat(board.emptyCount()).isEqualTo(size.count() - stones.count());
      }
      assertThat(Goban.of(stones).hash()).isEqualTo(board.hash());
    }
  }

  private void held(Goban board, Stones stones, Seat seat, int p) {
    int v = Places.of(p);
    assertThat(board.at(v)).isEqualTo(stones.at(p));
    if (stones.empty(p)) {
      if (v == board.ko()) return;
      var settled = Settled.placed(stones, seat, p);
      assertThat(board.legal(seat.ordinal(), v)).isEqualTo(settled.isPresent());
      settled.ifPresent(done -> {
        assertThat(board.takes(seat.ordinal(), v)).isEqualTo(!done.taken().isEmpty());
        assertThat(board.hashAfter(seat.ordinal(), v)).isEqualTo(done.stones().hash());
      });
    } else if (random.nextInt(8) == 0) {
      var chain = stones.chain(p);
      int[] liberties =
          Points.where(q -> stones.empty(q) && touches(stones, chain, q)).stream().toArray();
      assertThat(board.size(v)).isEqualTo(chain.size());
      assertThat(board.lastLiberty(v))
          .isEqualTo(liberties.length == 1 ? Places.of(liberties[0]) : Places.NOWHERE);
    }
  }

  private static boolean touches(Stones stones, Points chain, int q) {
    for (int n : stones.size().neighbours(q)) if (chain.has(n)) return true;
    return false;
  }

  @Test
  void the_simple_ko_is_closed_for_one_move() {
    var board = new Goban();
    for (String black : List.of("B1", "A2", "B3")) board.play(0, at(black));
    for (String white : List.of("C1", "D2", "C3", "B2")) board.play(1, at(white));
    board.play(0, at("C2"));
    assertThat(board.taken()).isEqualTo(1);
    assertThat(board.legal(1, at("B2"))).isFalse();
    board.play(1, at("N13"));
    assertThat(board.legal(1, at("B2"))).isTrue();
  }

  @Test
  void eyes_are_not_filled_and_false_eyes_are() {
    var board = Goban.of(Stones.ofRows(SceneRows.corner(".X.", "XX.", "...")));
    assertThat(board.eye(0, at("A13"))).isTrue();
    assertThat(board.eye(1, at("A13"))).isFalse();
    var halved = Goban.of(Stones.ofRows(SceneRows.corner(".X.", "XO.", "...")));
    assertThat(halved.eye(0, at("A13"))).isFalse();
    var middle = Goban.of(Stones.ofRows(SceneRows.corner("OXO", "X.X", ".X.")));
    assertThat(middle.eye(0, at("B12"))).isFalse();
    var whole = Goban.of(Stones.ofRows(SceneRows.corner("OX.", "X.X", ".X.")));
    assertThat(whole.eye(0, at("B12"))).isTrue();
  }

  private static int at(String name) {
    return Places.of(Grid.parse(name));
  }
}
