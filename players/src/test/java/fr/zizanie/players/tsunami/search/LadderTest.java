package fr.zizanie.players.tsunami.search;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;
import org.junit.jupiter.api.Test;

/** Ladders are read to their end: by what breaks them, and by what is beside them. */
class LadderTest {
  private final Ladder ladder = new Ladder();

  private static Goban board(String black, String white) {
    var board = new Goban();
    for (String name : black.split(" ", -1)) board.play(0, at(name));
    for (String name : white.split(" ", -1)) board.play(1, at(name));
    return board;
  }

  private static int at(String name) {
    return Places.of(Grid.parse(name));
  }

  @Test
  void a_stone_with_two_liberties_is_caught_towards_the_edge() {
    var board = board("C2 D3", "D2");
    assertThat(ladder.catcher(board, at("D2"))).isEqualTo(at("E2"));
    board.play(0, at("E2"));
    assertThat(ladder.count(board, at("D2"))).isEqualTo(1);
    assertThat(ladder.lost(board, at("D2"))).isTrue();
  }

  @Test
  void a_breaker_in_the_way_saves_the_stone() {
    var open = board("C10 D11 E10 C9", "D10");
    assertThat(ladder.lost(open, at("D10"))).isTrue();
    var broken = board("C10 D11 E10 C9", "D10 J4 H5 J5 H4");
    assertThat(ladder.lost(broken, at("D10"))).isFalse();
  }

  @Test
  void who_can_take_a_hunter_is_not_lost() {
    var board = board("C10 D11 E10 C9", "D10 F10 E11 E9");
    assertThat(ladder.lost(board, at("D10"))).isFalse();
  }

  @Test
  void three_liberties_are_too_many() {
    var board = board("C10", "D10");
    assertThat(ladder.count(board, at("D10"))).isEqualTo(3);
    assertThat(ladder.catcher(board, at("D10"))).isEqualTo(Places.NOWHERE);
  }
}
