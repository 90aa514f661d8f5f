package fr.zizanie.bench.play;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Turn;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.SplittableRandom;

/** Random play through the contract, one game after the other: turn, choices, apply. */
public final class RandomPlay<S> {
  /** Choices of one benchmark invocation. */
  public static final int CHOICES = 1000;

  private static final int LONGEST_WARMING = 20;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Game<S, ?> game;
  private final S start;
  private final int longest;
  private final SplittableRandom random = new SplittableRandom(1);
  private final Choices choices = new Choices();
  private S state;
  private int length;

  /** Games that begin with a state and are given up after {@code longest} choices. */
  public RandomPlay(Game<S, ?> game, S start, int longest) {
    this.game = game;
    this.start = start;
    this.longest = longest;
    state = start;
  }

  /** Makes one choice; {@return the state after it} */
  public S step() {
    if (game.turn(state) instanceof Turn.Over || length == longest) {
      state = start;
      length = 0;
    }
    choices.clear();
    game.choices(state, choices);
    state = game.apply(state, choices.get(random.nextInt(choices.size())));
    length++;
    return state;
  }

  /**
   * Plays until that has got no faster for a while: compilers have much to do for such a game, and
   * on a busy machine they are behind by more than any fixed time.
   */
  public void warm() {
    double best = 0;
    for (int second = 0, last = 0; second < LONGEST_WARMING && second - last < 3; second++) {
      double rate = rate();
      if (rate < best * 1.02) continue;
      best = rate;
      last = second;
    }
  }

  /** Choices a second of this thread's processor time, for a second. */
  private double rate() {
    long start = THREADS.getCurrentThreadCpuTime();
    long done = 0;
    long passed = 0;
    for (; passed < 1_000_000_000; passed = THREADS.getCurrentThreadCpuTime() - start) {
      play();
      done += CHOICES;
    }
    return done * 1e9 / passed;
  }

  /** Makes {@link #CHOICES} choices; {@return the state after them} */
  public S play() {
    for (int i = 0; i < CHOICES; i++) step();
    return state;
  }
}
