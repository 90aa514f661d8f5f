package fr.zizanie.server.time;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.wire.board.BySeat;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * What is left of the players' time. A player's clock runs while they are to act, from their second
 * action on, so that nobody pays for the other's arrival; it stands still in windows, whose time is
 * the same for everybody. The time that is added comes when the other's clock begins to run.
 *
 * @param counted whose time is counted
 * @param left milliseconds of the seats, in moving order
 * @param acted who has acted before
 * @param running whose clock runs
 * @param last whose clock ran last
 * @param since when it was looked at last, in milliseconds since 1970
 */
public record Clock(
    TimeControl control,
    Set<Seat> counted,
    List<Long> left,
    Set<Seat> acted,
    Optional<Seat> running,
    Optional<Seat> last,
    long since) {
  public Clock {
    counted = Set.copyOf(counted);
    left = List.copyOf(left);
    acted = Set.copyOf(acted);
  }

  /** {@return the clock before anybody has acted, which counts the time of some seats} */
  public static Clock of(TimeControl control, Set<Seat> counted, long now) {
    var full = List.of(control.base(), control.base());
    return new Clock(control, counted, full, Set.of(), Optional.empty(), Optional.empty(), now);
  }

  /** {@return what a seat has left at {@code now}, 0 at least} */
  public long left(Seat seat, long now) {
    long spent = running.filter(seat::equals).isPresent() ? Math.max(0, now - since) : 0;
    return Math.max(0, left.get(seat.ordinal()) - spent);
  }

  /**
   * {@return the clock after {@code before} has become {@code next}; what everybody doesn't see
   * happen leaves it as it was, for clocks are shown to all}
   */
  public <S, V> Clock after(Match<S, V> before, Match<S, V> next, long now) {
    return after(before, next, _ -> now);
  }

  /** {@return the same where the entry of each number in the log, from 0, has a time of its own} */
  public <S, V> Clock after(Match<S, V> before, Match<S, V> next, IntFunction<Long> times) {
    var clock = this;
    var m = before;
    for (var after : before.until(next)) {
      Entry entry = after.log().getLast();
      if (m.tells(entry, Viewer.PUBLIC)
          || !after.turn().equals(m.turn())
          || !after.timed().equals(m.timed()))
        clock = clock.after(entry, after, times.apply(m.log().size()));
      m = after;
    }
    return clock;
  }

  private Clock after(Entry entry, Match<?, ?> next, long now) {
    var had = EnumSet.noneOf(Seat.class);
    had.addAll(acted);
    if (entry instanceof Entry.Acted(Seat by, _)) had.add(by);
    Optional<Seat> runs =
        next.turn() instanceof Turn.Of(Seat seat)
                && counted.contains(seat)
                && had.contains(seat)
                && next.timed().isEmpty()
            ? Optional.of(seat)
            : Optional.empty();
    // Where one side's time isn't counted, the seconds come when that side is to act.
    var over =
        last.filter(seat ->
            counted.contains(seat.other())
                ? runs.filter(seat.other()::equals).isPresent()
                : next.turn().is(seat.other()) && next.timed().isEmpty());
    var latest = counted.size() < 2 && over.isPresent() ? Optional.<Seat>empty() : last;
    return new Clock(
        control,
        counted,
        List.of(after(Seat.FIRST, over, now), after(Seat.SECOND, over, now)),
        had,
        runs,
        runs.or(() -> latest),
        now);
  }

  private long after(Seat seat, Optional<Seat> over, long now) {
    return left(seat, now) + (over.filter(seat::equals).isPresent() ? control.added() : 0);
  }

  /** {@return what everybody sees of it at {@code now}} */
  public fr.zizanie.sheets.wire.Clock shown(Profile profile, long now) {
    var times = BySeat.of(profile, seat -> left(seat, now));
    times.keySet().retainAll(counted.stream().map(profile::name).toList());
    return new fr.zizanie.sheets.wire.Clock(control.text(), times, running.map(profile::name));
  }

  /** {@return the same while nobody's time runs} */
  public Clock still() {
    return new Clock(control, counted, left, acted, Optional.empty(), last, since);
  }

  /** {@return the same as if no time had passed since it was looked at last} */
  public Clock resumed(long now) {
    return new Clock(control, counted, left, acted, running, last, now);
  }
}
