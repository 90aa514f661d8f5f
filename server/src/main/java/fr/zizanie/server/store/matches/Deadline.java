package fr.zizanie.server.store.matches;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.table.time.Clock;
import fr.zizanie.table.time.Clock.Fall;
import fr.zizanie.table.time.TimeControl;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;

/**
 * When something happens by itself in a match by days, as everybody may know.
 *
 * @param at in milliseconds since 1970; 0 if nothing does
 * @param seat who has until then
 * @param look when the match is to be looked at for that, or to remind them
 */
public record Deadline(long at, Optional<Seat> seat, long look) {
  /** Nothing happens by itself. */
  public static final Deadline NONE = new Deadline(0, Optional.empty(), 0);

  private static final long SOONEST = Duration.ofHours(24).toMillis();
  private static final long LATEST = Duration.ofHours(6).toMillis();

  /** {@return what is due by a clock; nothing if it doesn't count days} */
  public static Optional<Deadline> of(Optional<Clock> clock) {
    return clock
        .filter(c -> c.control().overDays())
        .map(c -> c.fall().map(fall -> of(c.control(), fall)).orElse(NONE));
  }

  private static Deadline of(TimeControl control, Fall fall) {
    return new Deadline(fall.at(), Optional.of(fall.seat()), fall.at() - reminder(control));
  }

  /**
   * {@return how long before the end somebody is reminded: a quarter of the time, 6 to 24 hours}
   */
  private static long reminder(TimeControl control) {
    return Math.clamp(control.base() / 4, LATEST, SOONEST);
  }

  /** {@return what is due in a match that begins now; it is looked at soon, for who may be away} */
  public static Optional<Deadline> begun(TimeControl control, Match<?, ?> match, long now) {
    var clock = Clock.of(control, EnumSet.allOf(Seat.class), true, now).begins(match);
    return of(Optional.of(clock)).map(due -> due.looked(now));
  }

  /** {@return the same, to be looked at at another time if anything is due} */
  public Deadline looked(long time) {
    return at == 0 ? this : new Deadline(at, seat, time);
  }
}
