package fr.zizanie.table.policy;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.wire.Claimable;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.time.Clock;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Who is missed at one table, as its server sees it. It counts from what it saw itself, so that no
 * stop of a server counts as anybody's absence; without clocks only who has left counts, for such a
 * game may be played over days.
 */
public final class Absence {
  /** How long who left a game without clocks may stay away, in milliseconds. */
  private static final long UNHURRIED = 600_000;

  /** With clocks a part of the time that is left, so long at least, and at most. */
  private static final long PART = 6;

  private static final long SHORTEST = 10_000;
  private static final long LONGEST = 120_000;

  /** How long a game with clocks waits for a first action. */
  private static final long FIRST = 60_000;

  /**
   * A seat that is to act, and isn't coming.
   *
   * @param due when the other seat may claim, in milliseconds since 1970
   */
  public record Missed(Seat seat, boolean left, long due) {
    /** {@return what whoever waits is told at {@code now}} */
    public Claimable shown(long now) {
      return new Claimable(left ? "left" : "unplayed", Math.max(0, due - now));
    }

    /** {@return what happens once it is claimed} */
    public Event event(boolean draw) {
      if (!left) return Event.of(seat, Event.Kind.UNPLAYED);
      return Event.of(seat, draw ? Event.Kind.LEFT_DRAW : Event.Kind.LEFT);
    }
  }

  private final boolean hurried;
  private final Set<Seat> seen = EnumSet.noneOf(Seat.class);
  private final Map<Seat, Long> gone = new EnumMap<>(Seat.class);
  private Turn turn;
  private long turned;

  /** Begins to look at a match at {@code now}; {@code hurried} says whether clocks count. */
  public Absence(Match<?, ?> match, boolean hurried, long now) {
    this.hurried = hurried;
    turn = match.turn();
    turned = now;
  }

  /** Looks again: whose turn it is, and who is {@code here}, on whichever server. */
  public void follow(Match<?, ?> match, Predicate<Seat> here, long now) {
    if (!match.turn().equals(turn)) turned = now;
    turn = match.turn();
    for (Seat seat : Seat.values())
      if (here.test(seat)) {
        seen.add(seat);
        gone.remove(seat);
      } else if (hurried || seen.contains(seat)) gone.putIfAbsent(seat, now);
  }

  /** {@return the seat that two people's game waits for, if it is missed} */
  public Optional<Missed> missed(Seats seats, Optional<Clock> clock) {
    if (!(turn instanceof Turn.Of(Seat seat)) || !seats.two()) return Optional.empty();
    if (clock.filter(c -> !c.acted(seat)).isPresent())
      return Optional.of(new Missed(seat, false, turned + FIRST));
    return Optional.ofNullable(gone.get(seat))
        .map(since -> {
          long from = Math.max(since, turned);
          long patience = clock.map(c -> patience(c.left(seat, from))).orElse(UNHURRIED);
          return new Missed(seat, true, from + patience);
        });
  }

  private static long patience(long left) {
    return Math.clamp(left / PART, SHORTEST, LONGEST);
  }
}
