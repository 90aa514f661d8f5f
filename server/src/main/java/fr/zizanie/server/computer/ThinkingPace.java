package fr.zizanie.server.computer;

import fr.zizanie.server.time.Time;
import fr.zizanie.table.live.TellingPace;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntSupplier;

/**
 * When the computer tells what it thought, where something is hidden: at times that are fixed by
 * the level and drawn before it looks, so that they tell nothing of what it found.
 */
public interface ThinkingPace {
  /** In a millisecond. */
  long NANOS = 1_000_000;

  /** {@return the milliseconds that a move of a level takes, unless it takes longer to find} */
  int move(int level);

  /** {@return the milliseconds before an answer} */
  int answer();

  /** {@return the time, in nanoseconds since whenever} */
  long now();

  /** Waits until that time. */
  void until(long nanos) throws InterruptedException;

  /** Waits until an answer is due, whatever has been thought out by then. */
  default void due(long nanos, Future<?> thought) throws InterruptedException {
    until(nanos);
  }

  /** Waits until a move that was begun at a time, and is found now, may be told. */
  default void told(long begun, int millis) throws InterruptedException {
    until(begun + TellingPace.told(now() - begun, millis * NANOS, TellingPace.STEP * NANOS));
  }

  /** {@return the usual one by a time, with another draw of what comes before an answer} */
  static ThinkingPace usual(Time time, IntSupplier answers) {
    return new Usual(time, answers);
  }

  /** {@return the usual one by a time} */
  static ThinkingPace usual(Time time) {
    return usual(time, () -> TellingPace.answer(ThreadLocalRandom.current()));
  }

  /** As long as it takes to play like a person. */
  record Usual(Time time, IntSupplier answers) implements ThinkingPace {
    @Override
    public int move(int level) {
      return TellingPace.move(level, ThreadLocalRandom.current());
    }

    @Override
    public int answer() {
      return answers.getAsInt();
    }

    @Override
    public long now() {
      return time.nanos();
    }

    @Override
    public void until(long nanos) throws InterruptedException {
      time.until(nanos);
    }
  }
}
