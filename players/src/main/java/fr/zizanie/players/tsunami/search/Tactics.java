package fr.zizanie.players.tsunami.search;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;

/** Finds the places that take or save a chain in atari or in a ladder, anywhere on the board. */
final class Tactics {
  /** The hint that a stone runs where a ladder catches it. */
  static final int LOST = -1;

  private Tactics() {}

  /** {@return the urgency of each place: 0 where nothing is known, or {@link #LOST}} */
  static int[] hints(Playout playout, int side) {
    int[] hints = new int[Places.COUNT];
    Goban board = playout.board;
    for (int p = 0; p < Grid.POINTS; p++) {
      int place = Places.of(p);
      int cell = board.at(place);
      if (cell != 1 && cell != 2 || board.head(place) != place) continue;
      if (board.lastLiberty(place) == Places.NOWHERE) {
        ladder(playout, side, place, hints);
        continue;
      }
      if (cell == side + 1 && playout.ladder.lost(board, place)) {
        hints[board.lastLiberty(place)] = LOST;
        continue;
      }
      int count = playout.tactics(side, place, 0);
      for (int i = 0; i < count; i++) urge(hints, playout.candidate(i), weight(board, place));
    }
    return hints;
  }

  private static int weight(Goban board, int place) {
    return board.size(place) > 1 ? 30 : 15;
  }

  private static void urge(int[] hints, int place, int weight) {
    hints[place] = Math.max(hints[place], weight);
  }

  /** Marks the places that catch a chain in a ladder or save it. */
  private static void ladder(Playout playout, int side, int place, int[] hints) {
    Goban board = playout.board;
    int atari = playout.ladder.catcher(board, place);
    if (atari == Places.NOWHERE) return;
    int weight = weight(board, place);
    if (board.at(place) == 2 - side) {
      urge(hints, atari, weight);
      return;
    }
    playout.ladder.count(board, place);
    for (int i = 0; i < 2; i++) urge(hints, playout.ladder.liberty(i), weight / 2);
  }
}
