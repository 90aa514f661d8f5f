package fr.zizanie.table.time;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * The players' clocks of one table, if it has any. Over days nobody waits here for their end: it is
 * looked for in the store.
 *
 * @param over whether somebody's time has run out, and that was said, perhaps in vain
 */
public record Clocks(Optional<Clock> clock, Spent spent, boolean over) {
  /**
   * What was left to seats after some entries, in seconds by their index, and after those before.
   */
  record Spent(Map<Integer, Long> left, Optional<Spent> before) {
    static final Spent NONE = new Spent(Map.of(), Optional.empty());

    Spent with(Map<Integer, Long> more) {
      return more.isEmpty() ? this : new Spent(more, Optional.of(this));
    }

    Map<Integer, Long> all() {
      var all = new HashMap<Integer, Long>();
      for (var some = Optional.of(this); some.isPresent(); some = some.get().before)
        all.putAll(some.get().left);
      return all;
    }
  }

  /** Clocks of a match without entries, as they stand. */
  public static Clocks of(Optional<Clock> clock) {
    return new Clocks(clock, Spent.NONE, false);
  }

  /** {@return them in a match that went on at a moment} */
  public <S, V> Clocks follow(Match<S, V> before, Match<S, V> next, WrittenAt at) {
    return clock
        .map(c ->
            new Clocks(
                Optional.of(c.after(before, next, at)),
                spent.with(c.left(before, next, _ -> at)),
                false))
        .orElse(this);
  }

  /** {@return clocks as they stand, with what was left after earlier entries} */
  public Clocks resume(Clock stood, Map<Integer, Long> left) {
    return new Clocks(Optional.of(stood), spent.with(left), over);
  }

  /** {@return the seconds that were left to the seat that acted, by the index of the entry} */
  public Map<Integer, Long> left() {
    return spent.all();
  }

  /** {@return them where the seats are away at some times} */
  public Clocks away(List<Away> times) {
    return new Clocks(clock.map(c -> c.away(times)), spent, over);
  }

  /** {@return them where it was said that somebody’s time has run out, or wasn’t yet} */
  public Clocks over(boolean said) {
    return said == over ? this : new Clocks(clock, spent, said);
  }

  /**
   * {@return in how many milliseconds the time that runs is over, if any does that ends here}
   *
   * @param lag how many milliseconds something of a seat may still be on its way
   */
  public Optional<Long> falls(long now, ToLongFunction<Seat> lag) {
    return hurried()
        .flatMap(c -> c.running().map(seat -> c.falls(seat, now, lag.applyAsLong(seat))));
  }

  /** {@return who has run out of time} */
  public Optional<Seat> out(long now, ToLongFunction<Seat> lag) {
    return falls(now, lag).filter(left -> left == 0).flatMap(_ -> clock.flatMap(Clock::running));
  }

  /** {@return whether anybody's time runs that ends here} */
  public boolean runs() {
    return hurried().flatMap(Clock::running).isPresent();
  }

  private Optional<Clock> hurried() {
    return clock.filter(c -> c.control().hurried());
  }
}
