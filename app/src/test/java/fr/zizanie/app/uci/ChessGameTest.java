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

  @Test
  void whoever_leads_the_game_calls_its_draws() {
    var game = ChessGame.START;
    for (int i = 0; i < 6; i++)
      for (String move : new String[] {"g1f3", "g8f6", "f3g1", "f6g8"})
        game = game.played(move).orElseThrow();
    assertThat(game.view()).isPresent();
    assertThat(ChessGame.from("4k3/8/8/8/8/8/8/4KB2 w - - 0 1").orElseThrow().view()).isPresent();
  }

  @Test
  void what_no_game_of_chess_comes_to_is_refused() {
    assertThat(ChessGame.from("4k2P/8/8/8/8/8/8/4K3 w - - 0 1")).isEmpty();
    assertThat(ChessGame.from("4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1")).isEmpty();
  }
}
