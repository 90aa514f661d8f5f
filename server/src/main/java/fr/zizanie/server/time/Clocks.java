package fr.zizanie.server.time;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.ToLongFunction;

/**
 * Keeps the players' clocks of one table, if it has any, and says when one has run out. Over days
 * nobody waits here for that: it is looked for in the store.
 */
public final class Clocks {
  private final Alarms alarms;
  private final InstantSource time;
  private final ToLongFunction<Seat> lag;
  private final Runnable fallen;
  private Optional<Clock> clock;
  private Future<?> fall = CompletableFuture.completedFuture(true);
  private final Map<Integer, Long> left = new TreeMap<>();

  /**
   * {@code lag} tells how many milliseconds something of a seat may still be on its way; {@code
   * fallen} is told that somebody may have run out of time.
   */
  public Clocks(
      Optional<Clock> clock,
      Alarms alarms,
      InstantSource time,
      ToLongFunction<Seat> lag,
      Runnable fallen) {
    this.clock = clock;
    this.alarms = alarms;
    this.time = time;
    this.lag = lag;
    this.fallen = fallen;
  }

  /** Lets the clocks follow a match that went on at a moment. */
  public <S, V> void follow(Match<S, V> before, Match<S, V> next, Moment at) {
    clock.ifPresent(c -> left.putAll(c.left(before, next, _ -> at)));
    clock = clock.map(c -> c.after(before, next, at));
    wind();
  }

  /** Goes on with clocks as they stand, and with what was left after earlier entries. */
  public void resume(Clock stood, Map<Integer, Long> before) {
    clock = Optional.of(stood);
    left.putAll(before);
  }

  /** {@return the seconds that were left to the seat that acted, by the index of the entry} */
  public Map<Integer, Long> left() {
    return Map.copyOf(left);
  }

  /** Takes over when the seats are away. */
  public void away(List<Away> times) {
    clock = clock.map(c -> c.away(times));
  }

  /** Waits for the end of the time that runs. */
  public void wind() {
    fall.cancel(false);
    hurried()
        .ifPresent(c -> c.running().ifPresent(seat -> fall = alarms.in(falls(c, seat), fallen)));
  }

  private Optional<Clock> hurried() {
    return clock.filter(c -> c.control().hurried());
  }

  /** {@return who has run out of time} */
  public Optional<Seat> out() {
    return hurried().flatMap(c -> c.running().filter(seat -> falls(c, seat) == 0));
  }

  private long falls(Clock c, Seat seat) {
    return c.falls(seat, time.millis(), lag.applyAsLong(seat));
  }

  /** {@return whether it is waited for the end of anybody's time} */
  public boolean runs() {
    return hurried().flatMap(Clock::running).isPresent();
  }

  /** Waits for nothing any more. */
  public void stop() {
    fall.cancel(false);
  }

  /** {@return how they stand} */
  public Optional<Clock> now() {
    return clock;
  }
}
