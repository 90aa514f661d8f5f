package fr.zizanie.table.live;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * How long the computer takes where something is hidden, and whatever is done for a player: drawn
 * before anything is looked at, so that it tells nothing of what was found.
 */
public final class TellingPace {
  /** Milliseconds by which a move comes later that wasn't found in time. */
  public static final int STEP = 500;

  /** What an answer may be thought about, so that it is done before the shortest pause. */
  public static final int ANSWER_MILLIS = 200;

  /** How often an agent is asked that fails. */
  public static final int TRIES = 2;

  /** What agents take at each level, but for a few moves, which fall into the next step. */
  private static final List<Integer> MOVES = List.of(150, 150, 150, 400, 400, 400, 350, 2_450);

  private static final int DRAWN = 100;

  private static final int ANSWERED_FIRST = 400;
  private static final int ANSWERED_LAST = 900;

  private static final int SHORTEST = 1_500;
  private static final int LONGEST = 4_000;

  private TellingPace() {}

  /** {@return the milliseconds that a move of a level takes, unless it takes longer to find} */
  public static int move(int level, RandomGenerator lot) {
    return MOVES.get(level - 1) + lot.nextInt(DRAWN);
  }

  /** {@return when a move may be told that was found after so long, in the same unit} */
  public static long told(long found, long drawn, long step) {
    return drawn + Math.max(0, Math.ceilDiv(found - drawn, step)) * step;
  }

  /** {@return the milliseconds before an answer} */
  public static int answer(RandomGenerator lot) {
    return ANSWERED_FIRST + lot.nextInt(ANSWERED_LAST - ANSWERED_FIRST + 1);
  }

  /** {@return the milliseconds before something is done for a player} */
  public static int pause(RandomGenerator lot) {
    return SHORTEST + lot.nextInt(LONGEST - SHORTEST + 1);
  }
}
