package fr.zizanie.app.uci;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChessGameTest {
  @Test
  void white_moves_first_and_then_black() {
    assertThat(ChessGame.START.white()).isTrue();
    assertThat(ChessGame.START.played("e2e4").orElseThrow().white()).isFalse();
  }

  @Test
  void a_position_says_whose_move_it_is() {
    assertThat(ChessGame.from("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1").orElseThrow().white()).isFalse();
  }
}
