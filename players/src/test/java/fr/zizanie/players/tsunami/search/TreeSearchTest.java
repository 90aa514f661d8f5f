package fr.zizanie.players.tsunami.search;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.machine.Jvm;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.go.Points;
import org.junit.jupiter.api.Test;

/** One tree for many hands, and the same tree for one. */
class TreeSearchTest {
  private static final int KOMI = 15;
  private static final long PATIENCE = 60_000;

  private static int at(String name) {
    return Places.of(Grid.parse(name));
  }

  /** Black to move: three white stones in atari at G3, and nothing else so urgent. */
  private static TreeSearch atari() {
    var board = new Goban();
    for (String name : "D2 E2 F2 C3 D4 E4 F4".split(" ", -1)) board.play(0, at(name));
    for (String name : "D3 E3 F3 G2 G4 H3".split(" ", -1)) board.play(1, at(name));
    return new TreeSearch(board, 0, at("H3"), Points.where(_ -> true), KOMI, 1);
  }

  private static int lineOfFirstStone(long seed) {
    var tree = new TreeSearch(new Goban(), 0, Places.NOWHERE, Points.where(_ -> true), KOMI, seed);
    tree.search(Limit.of(1_000, PATIENCE));
    return Grid.line(Places.point(tree.best()));
  }

  /** Playouts tell openings hardly apart, so that any lucky point would do. */
  @Test
  void it_opens_on_the_third_line_or_above() {
    for (long seed = 1; seed <= 12; seed++)
      assertThat(lineOfFirstStone(seed)).as("seed %d", seed).isGreaterThanOrEqualTo(3);
  }

  @Test
  void many_hands_share_one_tree() {
    var alone = atari();
    alone.search(Limit.of(400, PATIENCE));
    assertThat(alone.best()).isEqualTo(at("G3"));
    var tree = atari();
    tree.together(Limit.of(new Patient(), 400, PATIENCE));
    assertThat(tree.best()).isEqualTo(at("G3"));
    assertThat(tree.games()).isEqualTo(1200);
    assertThat(Math.abs(tree.owner(Grid.parse("E3")))).isLessThanOrEqualTo(1);
  }

  /** Which place is tried most depends on who wins the race, so that is not asked. */
  @Test
  void hands_that_race_count_every_game() {
    for (int i = 0; i < 20; i++) {
      var tree = atari();
      tree.together(Limit.of(new Jvm(3), 100, PATIENCE));
      assertThat(tree.games()).isBetween(100, 300);
      assertThat(tree.best()).isNotEqualTo(Places.NOWHERE);
      assertThat(tree.value()).isBetween(0.0, 1.0);
    }
  }

  @Test
  void one_hand_finds_the_same_again() {
    var one = atari();
    var other = atari();
    one.search(Limit.of(200, PATIENCE));
    other.together(Limit.of(200, PATIENCE));
    assertThat(other.tried(5)).isEqualTo(one.tried(5));
    assertThat(one.games()).isEqualTo(200);
    assertThat(other.games()).isEqualTo(200);
  }
}
