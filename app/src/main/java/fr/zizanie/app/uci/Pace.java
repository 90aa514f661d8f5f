package fr.zizanie.app.uci;

import fr.zizanie.players.ironpond.Bounds;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.core.Choice;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * How far and how long one move may be thought of, by what {@code go} said.
 *
 * @param millis wall time at most
 * @param waits what the move is told after, however soon it is found
 */
record Pace(long millis, Waits waits, Bounds bounds) {
  /** What a found move waits for. */
  enum Waits {
    /** Nothing. */
    NOT,
    /** That its time begins, or a stop. */
    FOR_PONDERHIT,
    /** A stop. */
    FOR_STOP
  }

  /** What is kept for the way to the other program and back. */
  private static final long WAY = 20;

  /** How many more moves of its own a program reckons with. */
  private static final long MOVES = 30;

  private static final long USUAL = 1_000;

  private static final long EVER = 24 * 3_600_000L;

  /** By how many plies a forced mate may be longer than those looked at when it is found. */
  private static final int BEYOND = 4;

  /** {@return the pace of words after {@code go}; a second where they bound nothing} */
  static Pace of(Words words, boolean white, Function<String, Optional<Choice>> move) {
    var waits =
        words.has("infinite")
            ? Waits.FOR_STOP
            : words.has("ponder") ? Waits.FOR_PONDERHIT : Waits.NOT;
    var bounds = bounds(words, move);
    boolean bounded = bounds.visits() < Limit.ALL || bounds.depth() < Integer.MAX_VALUE;
    long usual = bounded || waits == Waits.FOR_STOP ? EVER : USUAL;
    return new Pace(millis(words, white).orElse(usual), waits, bounds);
  }

  private static Optional<Long> millis(Words words, boolean white) {
    if (words.has("infinite")) return Optional.empty();
    Optional<Long> fixed = words.number("movetime");
    if (fixed.isPresent()) return Optional.of(Math.max(1, fixed.get() - WAY));
    return words
        .number(white ? "wtime" : "btime")
        .map(left -> share(left, words, white ? "winc" : "binc"));
  }

  private static long share(long left, Words words, String increment) {
    long more = words.number(increment).orElse(0L);
    long moves = Math.max(1, words.number("movestogo").map(m -> m + 1).orElse(MOVES));
    return Math.max(1, Math.min(left / moves + more * 3 / 4, left / 2) - WAY);
  }

  private static Bounds bounds(Words words, Function<String, Optional<Choice>> move) {
    long visits = words.number("nodes").map(n -> Math.max(1, n)).orElse(Limit.ALL);
    Optional<Long> plies = words.number("depth");
    if (plies.isEmpty()) plies = words.number("mate").map(m -> 2 * m + BEYOND);
    int depth = Math.clamp(plies.orElse((long) Integer.MAX_VALUE), 1, Integer.MAX_VALUE);
    return new Bounds(visits, depth, moves(words, move));
  }

  /** The moves that stand together after {@code searchmoves}. */
  private static Set<Choice> moves(Words words, Function<String, Optional<Choice>> move) {
    var out = new HashSet<Choice>();
    if (!words.has("searchmoves")) return out;
    for (String word : words.after("searchmoves")) {
      var found = move.apply(word);
      if (found.isEmpty()) break;
      out.add(found.get());
    }
    return out;
  }
}
