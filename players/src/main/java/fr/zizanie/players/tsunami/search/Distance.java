package fr.zizanie.players.tsunami.search;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Places;
import java.util.Arrays;

/** Measures how local a move is: steps from a stone, where walking along a chain costs nothing. */
final class Distance {
  private static final int FAR = 99;
  private static final int[] WAYS = {1, -1, Places.UP, -Places.UP};

  private Distance() {}

  /** {@return the steps to each place; far from everywhere without a stone to start from} */
  static int[] from(Goban board, int place) {
    int[] out = new int[Places.COUNT];
    Arrays.fill(out, FAR);
    if (place == Places.NOWHERE) return out;
    int[] queue = new int[4 * Places.COUNT];
    int head = Places.COUNT * 2;
    int tail = head;
    queue[tail++] = place;
    out[place] = 0;
    while (head < tail) {
      int v = queue[head++];
      for (int way : WAYS) {
        int u = v + way;
        int cell = board.at(u);
        if (cell == 3) continue;
        boolean chained = cell != 0 && cell == board.at(v);
        int steps = out[v] + (chained ? 0 : 1);
        if (steps >= out[u]) continue;
        out[u] = steps;
        if (steps > 3) continue;
        if (chained && head > 0) queue[--head] = u;
        else if (tail < queue.length) queue[tail++] = u;
      }
    }
    return out;
  }
}
