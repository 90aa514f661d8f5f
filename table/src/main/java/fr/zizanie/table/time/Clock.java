package fr.zizanie.table.time;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.sheets.wire.board.BySeat;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * What is left of the players' time. A player's clock runs while they are to act, from their second
 * action on, so that nobody pays for the other's arrival; it stands still in windows, whose time is
 * the same whatever anybody holds: a little for each, and then a reserve for the whole game. What a
 * turn gives back comes when the other's clock begins to run. Over days clocks run from the first
 * turn on, a window and whatever else is timed has as many days as a move, and nobody's time runs
 * while they are away.
 *
 * @param counted whose time is counted
 * @param budgets of the seats, in moving order
 * @param running whose clock runs
 * @param last whose clock ran last
 * @param window which is open
 * @param since from when it counts, in milliseconds since 1970: when it was looked at last, and so
 *     much later as no server was there to count
 * @param idle that much, in milliseconds
 * @param away when the seats are away, in moving order; it counts only over days
 */
public record Clock(
    TimeControl control,
    Set<Seat> counted,
    List<Budget> budgets,
    Optional<Seat> running,
    Optional<Seat> last,
    Optional<Window> window,
    long since,
    long idle,
    List<Away> away) {
  public Clock {
    counted = Set.copyOf(counted);
    budgets = List.copyOf(budgets);
    away = List.copyOf(away);
  }

  /**
   * What happens by itself over days, unless somebody acts before.
   *
   * @param timed the window or other decision that then is over; nothing if a flag falls
   * @param at in milliseconds since 1970
   */
  public record Fall(Seat seat, Optional<Timed> timed, long at) {}

  /** What nobody ever uses up. */
  private static final long ENDLESS = Duration.ofDays(10_000).toMillis();

  /**
   * {@return the clock before anybody has acted, which counts the time of some seats; {@code apart}
   * says whether it is two people's who may make each other wait}
   */
  public static Clock of(TimeControl control, Set<Seat> counted, boolean apart, long now) {
    var full = Budget.of(control, apart ? control.reserve() : ENDLESS);
    return new Clock(
        control,
        counted,
        List.of(full, full),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        now,
        0,
        List.of(Away.NEVER, Away.NEVER));
  }

  /** {@return the same as a match begins, where a clock may run from its first turn on} */
  public Clock begins(Match<?, ?> match) {
    var runs = runs(match, budgets);
    return new Clock(control, counted, budgets, runs, runs, opens(match), since, idle, away);
  }

  /** {@return the same where the seats are away at these times} */
  public Clock away(List<Away> times) {
    return new Clock(control, counted, budgets, running, last, window, since, idle, times);
  }

  /** {@return what happens by itself, where days count} */
  public Optional<Fall> fall() {
    if (!control.overDays()) return Optional.empty();
    return window
        .map(open -> {
          long left = Math.max(0, control.base() - open.taken());
          return new Fall(open.seat(), Optional.of(open.timed()), falls(open.seat(), left));
        })
        .or(() ->
            running.map(seat ->
                new Fall(seat, Optional.empty(), falls(seat, budgets.get(seat.ordinal()).left()))));
  }

  private long falls(Seat seat, long left) {
    return away.get(seat.ordinal()).after(since, left);
  }

  /** {@return what a seat has left at {@code now}, with all periods; 0 at least} */
  public long left(Seat seat, long now) {
    return budget(seat, now, 0).left();
  }

  private Budget budget(Seat seat, long now, long lag) {
    var budget = budgets.get(seat.ordinal());
    return running.filter(seat::equals).isPresent() ? budget.ran(ran(seat, now), lag) : budget;
  }

  private long ran(Seat seat, long now) {
    return control.overDays()
        ? away.get(seat.ordinal()).counted(since, now)
        : Math.max(0, now - since);
  }

  /** {@return how many milliseconds a window may last at most, by what its seat has left for it} */
  public long patience(Window window) {
    return budgets.get(window.seat().ordinal()).patience();
  }

  /** What a seat has left for windows at {@code now}. */
  private long reserve(Seat seat, long now) {
    var budget = budgets.get(seat.ordinal());
    return window
        .filter(open -> open.seat() == seat)
        .map(open -> budget.waited(open.later(ran(seat, now)).taken()))
        .orElse(budget)
        .reserve();
  }

  /**
   * {@return after how many milliseconds the flag of a seat falls whose clock runs, 0 at least; as
   * much later as something may be on a line that takes {@code lag}, within its quota}
   */
  public long falls(Seat seat, long now, long lag) {
    var budget = budgets.get(seat.ordinal());
    return Math.max(0, budget.falls(lag) - Math.max(0, now - since));
  }

  /**
   * {@return the clock after {@code before} has become {@code next}; what everybody doesn't see
   * happen leaves it as it was, for clocks are shown to all}
   */
  public <S, V> Clock after(Match<S, V> before, Match<S, V> next, WrittenAt now) {
    return after(before, next, _ -> now);
  }

  /**
   * {@return the same where the entry of each number in the log, from 0, has a moment of its own}
   */
  public <S, V> Clock after(Match<S, V> before, Match<S, V> next, IntFunction<WrittenAt> times) {
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

  /**
   * {@return the seconds that are left to the seat that acts after each action on the way from
   * {@code before} to {@code next}, by the index of its entry in the log}
   */
  public <S, V> Map<Integer, Long> left(
      Match<S, V> before, Match<S, V> next, IntFunction<WrittenAt> times) {
    var out = new TreeMap<Integer, Long>();
    var clock = this;
    var m = before;
    for (var after : before.until(next)) {
      clock = clock.after(m, after, times);
      int index = m.log().size();
      if (after.log().getLast() instanceof Entry.Acted(Seat by, _) && counted.contains(by))
        out.put(index, clock.left(by, times.apply(index).at()) / 1_000);
      m = after;
    }
    return out;
  }

  private Clock after(Entry entry, Match<?, ?> next, WrittenAt now) {
    // What whoever wrote it didn't count, which may be more than was known here.
    long until = now.at() + idle - now.idle();
    var waits = window.map(open -> open.later(ran(open.seat(), until)));
    var opens = opens(next);
    var closed = waits.filter(open -> opens.filter(o -> o.timed().equals(open.timed())).isEmpty());
    var seats =
        Stream.of(Seat.values())
            .map(seat -> {
              boolean acts = entry instanceof Entry.Acted(Seat by, _) && by == seat;
              // The line is that of whoever acts: nobody is given back what the other's took.
              var budget = budget(seat, until, acts ? now.lag() : 0);
              var waited =
                  closed
                      .filter(open -> open.seat() == seat)
                      .map(open -> budget.waited(open.taken()))
                      .orElse(budget);
              return acts ? waited.active() : waited;
            })
            .toList();
    var runs = runs(next, seats);
    // Where one side's time isn't counted, a turn is over when that side is to act.
    var over =
        last.filter(seat ->
            counted.contains(seat.other())
                ? runs.filter(seat.other()::equals).isPresent()
                : next.turn().is(seat.other()) && next.timed().isEmpty());
    var latest = counted.size() < 2 && over.isPresent() ? Optional.<Seat>empty() : last;
    return new Clock(
        control,
        counted,
        Stream.of(Seat.values())
            .map(seat -> {
              var budget = seats.get(seat.ordinal());
              return over.filter(seat::equals).isPresent() ? budget.rested(control) : budget;
            })
            .toList(),
        runs,
        runs.or(() -> latest),
        closed.isEmpty() ? waits.or(() -> opens) : opens,
        now.at(),
        0,
        away);
  }

  private Optional<Seat> runs(Match<?, ?> match, List<Budget> seats) {
    return match.turn() instanceof Turn.Of(Seat seat)
            && counted.contains(seat)
            && (control.overDays() || seats.get(seat.ordinal()).acted())
            && match.timed().isEmpty()
        ? Optional.of(seat)
        : Optional.empty();
  }

  /** Over days whatever is timed waits as long as a window would. */
  private Optional<Window> opens(Match<?, ?> match) {
    return control.overDays()
        ? match.timed().map(timed -> new Window(timed, 0))
        : Window.open(match);
  }

  /** {@return what everybody sees of it at {@code now}} */
  public fr.zizanie.sheets.wire.ClockInfo shown(Profile profile, long now) {
    var times = BySeat.of(profile, seat -> left(seat, now));
    times.keySet().retainAll(counted.stream().map(profile::name).toList());
    var reserves = BySeat.of(profile, seat -> reserve(seat, now));
    reserves.values().removeIf(left -> left >= control.reserve());
    var gone = BySeat.of(profile, seat -> away(seat, now));
    gone.values().removeIf(left -> left == 0);
    return new fr.zizanie.sheets.wire.ClockInfo(
        control.text(),
        times,
        running.map(profile::name),
        reserves.isEmpty() ? Optional.empty() : Optional.of(reserves),
        gone.isEmpty() ? Optional.empty() : Optional.of(gone));
  }

  private long away(Seat seat, long now) {
    return control.overDays()
        ? away.get(seat.ordinal()).until(now).map(until -> until - now).orElse(0L)
        : 0;
  }

  /** {@return whether everybody saw a seat act} */
  public boolean acted(Seat seat) {
    return budgets.get(seat.ordinal()).acted();
  }

  /** {@return the same while nobody's time runs} */
  public Clock still() {
    return new Clock(control, counted, budgets, Optional.empty(), last, window, since, idle, away);
  }

  /** {@return the same as if no time had passed since it was looked at last} */
  public Clock resumed(long now) {
    return new Clock(
        control, counted, budgets, running, last, window, now, idle + now - since, away);
  }
}
