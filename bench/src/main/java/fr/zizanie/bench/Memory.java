package fr.zizanie.bench;

import fr.zizanie.rules.core.match.Match;
import java.util.ArrayList;
import java.util.List;

/** What a live game keeps on the heap after 80 plies, its log included. */
final class Memory {
  private static final int GAMES = 2000;
  private static final int PLIES = 80;

  private Memory() {}

  static double bytesPerGame() {
    long before = used();
    List<Match<?, ?>> games = new ArrayList<>(GAMES);
    for (int i = 0; i < GAMES; i++) games.add(Games.played(PLIES, i));
    long after = used();
    // Looked at once more, so that nothing is collected too early.
    if (games.stream().anyMatch(g -> g.log().size() < PLIES))
      throw new IllegalStateException("a short game");
    return (double) (after - before) / GAMES;
  }

  private static long used() {
    for (int i = 0; i < 5; i++) System.gc();
    var runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
