package fr.zizanie.server.time;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is left of both players' time. A player's clock runs while they are to act, from their
 * second action on, so that nobody pays for the other's arrival; it stands still in windows, whose
 * time is the same for everybody. The time that is added comes when the other's clock begins to
 * run.
 *
 * @param left milliseconds of the seats, in moving order
 * @param acted who has acted before
 * @param running whose clock runs
 * @param last whose clock ran last
 * @param since when it was looked at last, in milliseconds since 1970
 */
public record Clock(
    TimeControl control,
    List<Long> left,
    Set<Seat> acted,
    Optional<Seat> running,
    Optional<Seat> last,
    long since) {
  public Clock {
    left = List.copyOf(left);
    acted = Set.copyOf(acted);
  }

  /** {@return the clock before anybody has acted} */
  public static Clock of(TimeControl control, long now) {
    var full = List.of(control.base(), control.base());
    return new Clock(control, full, Set.of(), Optional.empty(), Optional.empty(), now);
  }

  /** {@return what a seat has left at {@code now}, 0 at least} */
  public long left(Seat seat, long now) {
    long spent = running.filter(seat::equals).isPresent() ? Math.max(0, now - since) : 0;
    return Math.max(0, left.get(seat.ordinal()) - spent);
  }

  /** {@return the clock after {@code before} has become {@code next}} */
  public Clock after(Match<?, ?> before, Match<?, ?> next, long now) {
    var had = EnumSet.noneOf(Seat.class);
    had.addAll(acted);
    for (Entry entry : next.log().subList(before.log().size(), next.log().size()))
      if (entry instanceof Entry.Acted(Seat by, _)) had.add(by);
    Optional<Seat> runs =
        next.turn() instanceof Turn.Of(Seat seat) && had.contains(seat) && next.timed().isEmpty()
            ? Optional.of(seat)
            : Optional.empty();
    var over = last.filter(seat -> runs.filter(seat.other()::equals).isPresent());
    return new Clock(
        control,
        List.of(after(Seat.FIRST, over, now), after(Seat.SECOND, over, now)),
        had,
        runs,
        runs.or(() -> last),
        now);
  }

  private long after(Seat seat, Optional<Seat> over, long now) {
    return left(seat, now) + (over.filter(seat::equals).isPresent() ? control.added() : 0);
  }

  /** {@return the same as if no time had passed since it was looked at last} */
  Clock resumed(long now) {
    return new Clock(control, left, acted, running, last, now);
  }
}
