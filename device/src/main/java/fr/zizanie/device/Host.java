package fr.zizanie.device;

import fr.zizanie.table.live.Thinker;

/** What a device is for the games on it. */
public interface Host {
  /** {@return milliseconds since 1970} */
  long millis();

  /** {@return the milliseconds before something is done for a player, drawn knowing nothing} */
  long pause();

  /** {@return so many bytes that nobody can foresee} */
  byte[] random(int count);

  /** {@return where the computer thinks; it tells nothing before it has been asked} */
  Thinker thinker();

  /**
   * Calls {@link Device#ring} once at a time in milliseconds since 1970, or never for {@link
   * Long#MAX_VALUE}; an earlier call is forgotten.
   */
  void wake(long at);
}
