package fr.zizanie.server.time;

import java.util.concurrent.Future;

/** Wakes tables up later. */
public interface Alarms extends AutoCloseable {
  /**
   * Calls {@code ring} once after so many milliseconds, unless it is cancelled before; {@return
   * what cancels it, and is cancelled already once these are closed}
   */
  Future<?> in(long millis, Runnable ring);

  /** {@return the milliseconds before something is done for a player, drawn knowing nothing} */
  long delay();

  /** Nothing rings any more. */
  @Override
  void close();
}
