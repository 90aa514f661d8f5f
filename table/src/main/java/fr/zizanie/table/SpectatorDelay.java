package fr.zizanie.table;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.Projection;
import fr.zizanie.table.policy.Windows;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.time.Clock;
import fr.zizanie.table.time.DecisionTimer.Run;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * What those see of a match against the computer who don't sit at its table: the same, a little
 * later. A window that its person can't use is passed at once, which would tell everybody what the
 * hand lacks; so a window is shown to them for a while that is drawn as it opens, and what follows
 * comes after it at its own pace, until the person acts of their own accord.
 */
public final class SpectatorDelay<S, V> {
  /**
   * A match as it stood.
   *
   * @param at when it came about
   * @param due when they are shown it
   * @param pause how long at least they see it
   */
  private record Stood<S, V>(
      Match<S, V> match, Optional<Clock> clock, Optional<Run> run, long at, long due, long pause) {
    long lag() {
      return due - at;
    }
  }

  private final Projection<S, V> shown;
  private final LongSupplier pauses;
  private final Deque<Stood<S, V>> waiting = new ArrayDeque<>();
  private Stood<S, V> now;

  /** The match as it is shown at a time; {@code pauses} draws for how long a window is. */
  public SpectatorDelay(Projection<S, V> shown, LongSupplier pauses, long at) {
    this.shown = shown;
    this.pauses = pauses;
    now = new Stood<>(shown.match(), Optional.empty(), Optional.empty(), at, at, 0);
  }

  /** Follows a table that went on to {@code next} at a time. */
  public void follow(TableState<S, V> next, long at) {
    var match = next.match();
    var clock = next.times().clock();
    var before = last().match;
    var after = before;
    var fresh = match.log().subList(before.log().size(), match.log().size());
    Optional<Entry> first = Optional.empty();
    for (Entry entry : fresh) {
      first = first.or(() -> Optional.of(entry));
      after = after.enter(entry).orThrow();
      var seats = next.seats();
      if (after.log().size() == match.log().size())
        add(before, first.get(), after, seats, clock, next.times().timer().run(), at);
      else if (Windows.forPerson(after, seats).isPresent())
        add(before, first.get(), after, seats, clock.map(Clock::still), full(after, next, at), at);
      else continue;
      before = after;
      first = Optional.empty();
    }
  }

  /** The whole time of a window that was passed as it opened. */
  private Optional<Run> full(Match<S, V> window, TableState<S, V> table, long at) {
    return window
        .timed()
        .filter(_ -> table.times().hurried())
        .map(timed -> new Run(timed, at + timed.millis()));
  }

  private void add(
      Match<S, V> before,
      Entry entry,
      Match<S, V> after,
      Seats seats,
      Optional<Clock> clock,
      Optional<Run> run,
      long at) {
    var last = last();
    boolean window = Windows.forPerson(before, seats).isPresent();
    boolean closes = window && (entry instanceof Entry.Acted || expires(entry));
    boolean own = by(entry).filter(seats.people()::contains).isPresent();
    long earliest = closes ? last.due + last.pause : last.due;
    long due = Math.max(earliest, closes || own ? at : at + last.lag());
    boolean opens = Windows.forPerson(after, seats).isPresent() && (closes || !window);
    long pause = opens ? pauses.getAsLong() : closes ? 0 : Math.max(0, last.due + last.pause - due);
    waiting.add(new Stood<>(after, clock, run, at, due, pause));
  }

  private static Optional<Seat> by(Entry entry) {
    return switch (entry) {
      case Entry.Acted(Seat seat, _) -> Optional.of(seat);
      case Entry.Happened(Event event) -> Optional.of(event.by());
      case Entry.Dealt _ -> Optional.empty();
    };
  }

  private static boolean expires(Entry entry) {
    return entry instanceof Entry.Happened(Event event) && event.kind() == Event.Kind.TIMEOUT;
  }

  private Stood<S, V> last() {
    return waiting.isEmpty() ? now : waiting.getLast();
  }

  /** Shows what is due next; {@return the match that was shown before, if anything was due} */
  public Optional<Match<S, V>> release(long at) {
    if (due() > at) return Optional.empty();
    var before = shown.match();
    now = waiting.removeFirst();
    shown.follow(now.match);
    return Optional.of(before);
  }

  /** {@return the match as it is shown} */
  public Projection<S, V> shown() {
    return shown;
  }

  /** {@return when there is more to be shown, in milliseconds since 1970} */
  public long due() {
    return waiting.isEmpty() ? TableState.NEVER : waiting.getFirst().due;
  }

  /** Takes up clocks as they stand. */
  public void resume(Optional<Clock> clock) {
    now = new Stood<>(now.match, clock, now.run, now.at, now.due, now.pause);
  }

  /** {@return what is shown at a time} */
  public Picture<S, V> picture(long at) {
    long then = at - now.lag();
    return new Picture<>(
        shown,
        now.run.map(run -> run.at(then)),
        now.clock.map(clock -> clock.shown(shown.match().profile(), then)));
  }
}
