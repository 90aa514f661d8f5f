package fr.zizanie.table.live;

import fr.zizanie.rules.core.match.Match;
import fr.zizanie.table.seat.Guest;

/** Whoever keeps a match that goes on, and lets it go on once it has. */
public interface MatchKeeper<S, V> {
  /**
   * Keeps what {@code next} has more, which was said over a line that takes so many milliseconds,
   * and then lets the table {@linkplain MatchSession#advance advance}; {@return false if somebody
   * else was faster, and what they did has been taken over}
   */
  boolean commit(Match<S, V> next, int lag);

  /** Does what nobody waits for; if it fails, it is taken up again later. */
  void attempt(Runnable deed);

  /** Does something soon, with the table to itself. */
  void alone(Runnable deed);

  /** {@return whether windows are passed for a guest wherever they play} */
  boolean passes(Guest guest);
}
