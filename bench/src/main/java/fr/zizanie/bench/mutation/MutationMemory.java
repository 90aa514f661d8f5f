package fr.zizanie.bench.mutation;

import fr.zizanie.bench.play.RandomMatches;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.mutation.Mutation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a live game of Chess Mutation keeps on the heap after 80 plies, its log included. */
public final class MutationMemory {
  /** What the figure is called. */
  public static final String NAME = "mutation-memory-per-game";

  private static final int GAMES = 2000;
  private static final int PLIES = 80;

  private MutationMemory() {}

  /** {@return the bytes of one game on average} */
  public static double bytesPerGame() {
    long before = used();
    List<Match<?, ?>> games = new ArrayList<>(GAMES);
    for (int i = 0; i < GAMES; i++)
      games.add(RandomMatches.played(new Mutation(), Map.of(), PLIES, i));
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
