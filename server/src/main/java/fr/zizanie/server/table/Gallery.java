package fr.zizanie.server.table;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.table.policy.Windows;
import fr.zizanie.server.time.Alarms;
import fr.zizanie.server.time.Clock;
import fr.zizanie.server.time.DecisionTimer.Run;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.drawing.Running;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * What those see of a match against the computer who don't sit at its table: the same, a little
 * later. A window that its person can't use is passed at once, which would tell everybody what the
 * hand lacks; so a window is shown to them for a while that is drawn as it opens, and what follows
 * comes after it at its own pace, until the person acts of their own accord.
 */
final class Gallery<S, V> implements Picture<S, V> {
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
  private final Alarms alarms;
  private final InstantSource time;
  private final Consumer<Match<S, V>> told;
  private final Runnable late;
  private final Deque<Stood<S, V>> waiting = new ArrayDeque<>();
  private Stood<S, V> now;
  private Future<?> next = CompletableFuture.completedFuture(true);

  /**
   * {@code told} hears, with the match before, that there is more to see; {@code late} is rung when
   * it is time to {@link #release}.
   */
  Gallery(
      Projection<S, V> shown,
      Alarms alarms,
      InstantSource time,
      Consumer<Match<S, V>> told,
      Runnable late) {
    this.shown = shown;
    this.alarms = alarms;
    this.time = time;
    this.told = told;
    this.late = late;
    long at = time.millis();
    now = new Stood<>(shown.match(), Optional.empty(), Optional.empty(), at, at, 0);
  }

  /** Follows the match to {@code next}; {@code clock} and {@code run} are the times there now. */
  void follow(
      Match<S, V> next, Seats seats, Optional<Clock> clock, Optional<Run> run, boolean hurried) {
    var before = last().match;
    var after = before;
    var fresh = next.log().subList(before.log().size(), next.log().size());
    Optional<Entry> first = Optional.empty();
    for (Entry entry : fresh) {
      first = first.or(() -> Optional.of(entry));
      after = after.enter(entry).orThrow();
      boolean window = Windows.forPerson(after, seats).isPresent();
      if (after.log().size() == next.log().size())
        add(before, first.get(), after, seats, clock, run);
      else if (window)
        add(before, first.get(), after, seats, clock.map(Clock::still), full(after, hurried));
      else continue;
      before = after;
      first = Optional.empty();
    }
    release();
  }

  /** The whole time of a window that was passed as it opened. */
  private Optional<Run> full(Match<S, V> window, boolean hurried) {
    return window
        .timed()
        .filter(_ -> hurried)
        .map(timed -> new Run(timed, time.millis() + timed.millis()));
  }

  private void add(
      Match<S, V> before,
      Entry entry,
      Match<S, V> after,
      Seats seats,
      Optional<Clock> clock,
      Optional<Run> run) {
    var last = last();
    long at = time.millis();
    boolean window = Windows.forPerson(before, seats).isPresent();
    boolean closes = window && (entry instanceof Entry.Acted || expires(entry));
    boolean own = by(entry).filter(seats.people()::contains).isPresent();
    long earliest = closes ? last.due + last.pause : last.due;
    long due = Math.max(earliest, closes || own ? at : at + last.lag());
    boolean opens = Windows.forPerson(after, seats).isPresent() && (closes || !window);
    long pause = opens ? alarms.delay() : closes ? 0 : Math.max(0, last.due + last.pause - due);
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

  /** Shows what is due, and waits for what isn't yet. */
  void release() {
    next.cancel(false);
    while (!waiting.isEmpty() && waiting.getFirst().due <= time.millis()) {
      var before = shown.match();
      now = waiting.removeFirst();
      shown.follow(now.match);
      told.accept(before);
    }
    if (!waiting.isEmpty()) next = alarms.in(waiting.getFirst().due - time.millis(), late);
  }

  /** Whether there is more to be shown. */
  boolean busy() {
    return !waiting.isEmpty();
  }

  /** Takes up clocks as they stand. */
  void resume(Optional<Clock> clock) {
    now = new Stood<>(now.match, clock, now.run, now.at, now.due, now.pause);
  }

  /** Shows nothing more. */
  void stop() {
    next.cancel(false);
  }

  @Override
  public Projection<S, V> shown() {
    return shown;
  }

  @Override
  public Optional<Running> running() {
    return now.run.map(run -> run.at(time.millis() - now.lag()));
  }

  @Override
  public Optional<fr.zizanie.sheets.wire.Clock> clock() {
    return shown(now.clock, time.millis() - now.lag());
  }
}
