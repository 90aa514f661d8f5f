package fr.zizanie.app.uci;

import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * How long one move may take, by what {@code go} said of the time.
 *
 * @param millis wall time at most
 * @param endless whether the move waits for {@code stop}, however soon it is found
 */
record Pace(long millis, boolean endless) {
  /** What is kept for the way to the other program and back. */
  private static final long WAY = 20;

  /** How many more moves of its own a program reckons with. */
  private static final long MOVES = 30;

  private static final long USUAL = 1_000;

  private static final long EVER = 24 * 3_600_000L;

  /** {@return the pace of words after {@code go}; a second where they say nothing of time} */
  static Pace of(Words words, boolean white) {
    if (words.has("infinite") || words.has("ponder")) return new Pace(EVER, true);
    ToLongFunction<String> number = name -> words.number(name).orElse(0L);
    Optional<Long> fixed = words.number("movetime");
    if (fixed.isPresent()) return new Pace(Math.max(1, fixed.get() - WAY), false);
    Optional<Long> left = words.number(white ? "wtime" : "btime");
    if (left.isEmpty()) return new Pace(USUAL, false);
    long more = number.applyAsLong(white ? "winc" : "binc");
    long moves = Math.max(1, words.number("movestogo").map(m -> m + 1).orElse(MOVES));
    long share = left.get() / moves + more * 3 / 4;
    return new Pace(Math.max(1, Math.min(share, left.get() / 2) - WAY), false);
  }
}
