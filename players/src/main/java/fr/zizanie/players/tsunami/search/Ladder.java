package fr.zizanie.players.tsunami.search;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Places;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads ladders: whether ataris alone catch a chain of two liberties. It reads some hundred stones
 * at most, and keeps one board for each stone of the longest line.
 */
final class Ladder {
  private static final int LONGEST = 60;
  private static final int MOST = 120;

  private final List<Goban> boards = new ArrayList<>();
  private final int[] liberties = new int[3];
  private int read;

  /** {@return the liberties of the chain at a place, counted up to three} */
  int count(Goban board, int place) {
    int found = 0;
    int v = place;
    do {
      if (board.open(v) > 0)
        for (int i = 1; i < 7; i++) {
          if (i == 2 || i == 5) continue;
          int u = v + Patterns.way(i);
          if (board.at(u) != 0 || found > 0 && liberties[0] == u || found > 1 && liberties[1] == u)
            continue;
          liberties[found++] = u;
          if (found == 3) return 3;
        }
      v = board.next(v);
    } while (v != place);
    return found;
  }

  /** {@return a liberty that the last count found} */
  int liberty(int i) {
    return liberties[i];
  }

  /** {@return where an atari begins a ladder that catches a chain, or {@link Places#NOWHERE}} */
  int catcher(Goban board, int place) {
    read = 0;
    return catcher(board, place, 0);
  }

  /** {@return whether a chain in atari is lost although it runs to its last liberty} */
  boolean lost(Goban board, int place) {
    read = 0;
    return runs(board, place, 0);
  }

  private int catcher(Goban board, int place, int depth) {
    if (depth >= LONGEST || read > MOST || count(board, place) != 2) return Places.NOWHERE;
    int first = liberties[0];
    int second = liberties[1];
    // The liberty with more room serves the runner best, so it is taken away first.
    boolean swap = board.open(second) > board.open(first);
    int a = swap ? second : first;
    int b = swap ? first : second;
    if (catches(board, place, a, depth)) return a;
    return catches(board, place, b, depth) ? b : Places.NOWHERE;
  }

  private boolean catches(Goban board, int place, int atari, int depth) {
    int hunter = 2 - board.at(place);
    if (!board.legal(hunter, atari)) return false;
    Goban then = copy(board, depth);
    then.play(hunter, atari);
    read++;
    if (then.at(atari) != 0 && then.lastLiberty(atari) != Places.NOWHERE) return false;
    return runs(then, place, depth + 1);
  }

  private boolean runs(Goban board, int place, int depth) {
    int side = board.at(place) - 1;
    int exit = board.lastLiberty(place);
    if (depth >= LONGEST || exit == Places.NOWHERE || takes(board, place, side)) return false;
    if (!board.legal(side, exit)) return true;
    if (board.open(exit) > 2) return false;
    Goban then = copy(board, depth);
    then.play(side, exit);
    read++;
    int left = count(then, place);
    return left < 2 || left == 2 && catcher(then, place, depth + 1) != Places.NOWHERE;
  }

  private Goban copy(Goban board, int depth) {
    while (boards.size() <= depth) boards.add(new Goban());
    Goban out = boards.get(depth);
    out.set(board);
    return out;
  }

  /** Whether a chain can take a neighbour, which mostly ends the ladder. */
  private static boolean takes(Goban board, int place, int side) {
    int v = place;
    do {
      for (int i = 1; i < 7; i++) {
        if (i == 2 || i == 5) continue;
        int u = v + Patterns.way(i);
        if (board.at(u) == 2 - side && board.lastLiberty(u) != Places.NOWHERE) return true;
      }
      v = board.next(v);
    } while (v != place);
    return false;
  }
}
