package fr.zizanie.browser;

import fr.zizanie.device.Host;
import fr.zizanie.device.PacedThinking;
import fr.zizanie.table.live.TellingPace;
import fr.zizanie.table.live.Thinker;
import fr.zizanie.table.setup.MatchId;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The browser's worker as a {@link Host}: it keeps the time, the games and the thoughts. */
final class Worker implements Host, PacedThinking.Elsewhere {
  private static final int SEED_BYTES = 8;

  private final SplittableRandom lot = new SplittableRandom(seed());
  private final PacedThinking thinking = new PacedThinking(this, this::millis, lot);
  private long due = Long.MAX_VALUE;

  private long seed() {
    long seed = 0;
    for (byte part : random(SEED_BYTES)) seed = seed << Byte.SIZE | part & 0xff;
    return seed;
  }

  PacedThinking thinking() {
    return thinking;
  }

  /** Sets the alarm for whatever is due first. */
  void setAlarm() {
    long next = Math.min(due, thinking.due());
    Outside.wake(next == Long.MAX_VALUE ? Double.POSITIVE_INFINITY : next);
  }

  @Override
  public long millis() {
    return (long) Outside.millis();
  }

  @Override
  public long pause() {
    return TellingPace.pause(lot);
  }

  @Override
  public byte[] random(int count) {
    byte[] bytes = new byte[count];
    for (int k = 0; k < count; k++) bytes[k] = (byte) Outside.random();
    return bytes;
  }

  @Override
  public Thinker thinker(Supplier<String> saved) {
    return thinking.of(saved);
  }

  @Override
  public void keep(MatchId id, String saved, String row) {
    Crossing.give(id.text());
    Crossing.give(saved);
    Crossing.give(row);
    Outside.keep();
  }

  @Override
  public void wake(long at) {
    due = at;
  }

  @Override
  public void think(int number, String question, boolean urgent) {
    Crossing.give(question);
    Outside.think(number, urgent ? 1 : 0);
  }

  @Override
  public void cancel(int number) {
    Outside.cancel(number);
  }
}
