package fr.zizanie.bench.load;

import java.util.List;

/**
 * A match that stands at its first turn in the server's store, and how it will be played.
 *
 * @param match its id
 * @param game the game's id
 * @param cookies what proves who sits at each seat, in moving order
 * @param moves every action to come
 */
public record Script(String match, String game, List<String> cookies, List<Move> moves) {
  /**
   * One action.
   *
   * @param seat 0 or 1
   * @param message what its player sends, JSON
   * @param before how many lines the other player has before it
   * @param after how many after it: as many if they see nothing of it
   */
  public record Move(int seat, String message, int before, int after) {
    boolean shows() {
      return after > before;
    }
  }

  public Script {
    cookies = List.copyOf(cookies);
    moves = List.copyOf(moves);
  }
}
