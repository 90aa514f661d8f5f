package fr.zizanie.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.table.policy.Windows;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.Away;
import fr.zizanie.table.time.Clock;
import fr.zizanie.table.time.Clock.Fall;
import fr.zizanie.table.time.Clocks;
import fr.zizanie.table.time.DecisionTimer;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.table.time.Window;
import fr.zizanie.table.time.WrittenAt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * The times of one table: of a decision that is timed, behind its curtain where two share a screen,
 * and of the players. Times are milliseconds since 1970.
 */
public record Clockwork(TimeControl control, DecisionTimer timer, Curtain curtain, Clocks clocks) {
  /** The times of a match as it stands at {@code now}. */
  public static Clockwork of(Setup setup, Match<?, ?> match, long now) {
    var control = setup.control();
    return new Clockwork(
        control,
        DecisionTimer.IDLE,
        Curtain.of(control.overDays()),
        Clocks.of(started(setup, match, now)));
  }

  private static Optional<Clock> started(Setup setup, Match<?, ?> match, long now) {
    if (!setup.control().limited()) return Optional.empty();
    var seats = new Seats(setup.sitters());
    var clock = Clock.of(setup.control(), seats.people(), seats.apart(), now);
    return Optional.of(setup.control().overDays() ? clock.begins(match) : clock);
  }

  private Clockwork with(DecisionTimer next) {
    return new Clockwork(control, next, curtain, clocks);
  }

  private Clockwork with(Clocks next) {
    return new Clockwork(control, timer, curtain, next);
  }

  /** {@return whether the players have clocks that count while they sit there} */
  public boolean hurried() {
    return control.hurried();
  }

  /** {@return the players' clocks} */
  public Optional<Clock> clock() {
    return clocks.clock();
  }

  /** {@return how many milliseconds nobody counted since the clocks were looked at} */
  public long idle() {
    return clock().map(Clock::idle).orElse(0L);
  }

  /** {@return them where the seats are away at some times, where days count} */
  public Clockwork away(List<Away> times) {
    return with(clocks.away(times));
  }

  /** {@return them with clocks as they stand, and with what was left after earlier entries} */
  public Clockwork resume(Clock stood, Map<Integer, Long> left) {
    return with(clocks.resume(stood, left));
  }

  /** {@return them in a match that went on at a moment} */
  public <S, V> Clockwork follow(Match<S, V> before, Match<S, V> next, WrittenAt at) {
    return with(clocks.follow(before, next, at));
  }

  /**
   * {@return them with the time running of what is to be decided since some time, where one does}
   *
   * @param looks which seats are at their screen
   */
  public <S, V> Clockwork time(
      Match<S, V> match, Seats seats, Predicate<Seat> looks, long since, long now) {
    if (control.overDays()) return days(match, looks, since, now);
    var timed = Windows.timed(match, seats, hurried());
    boolean curtains = seats.alone() && Secretive.hides(match.game(), match.state(), Viewer.FIRST);
    var before = curtain.before(timed, curtains, looks, now);
    return new Clockwork(
        control, timer.follow(before.runs(), since, most(match), now), before, clocks);
  }

  /** A window lasts for days; what is a matter of seconds waits so long for its seat to look. */
  private <S, V> Clockwork days(Match<S, V> match, Predicate<Seat> looks, long since, long now) {
    var before = curtain.before(match.timed(), true, looks, now);
    var next =
        Window.open(match).isEmpty()
            ? timer.follow(before.runs(), since, Long.MAX_VALUE, now)
            : timer.show(
                match.timed(), clock().flatMap(Clock::fall).map(Fall::at).orElse(since), now);
    return new Clockwork(control, next, before, clocks);
  }

  /** How long a window may be open, by what its seat has left for it. */
  private <S, V> long most(Match<S, V> match) {
    return clock().flatMap(clock -> Window.open(match).map(clock::patience)).orElse(Long.MAX_VALUE);
  }

  /**
   * {@return how many milliseconds what is to be decided in a match has, where that ends by itself
   * for a seat that doesn't look}
   */
  public <S, V> OptionalLong left(Match<S, V> match, Seats seats, long now) {
    return Windows.timed(match, seats, hurried())
        .filter(_ -> !control.overDays())
        .map(timed -> OptionalLong.of(Math.min(most(match), timer.left(timed, now))))
        .orElseGet(OptionalLong::empty);
  }

  /**
   * {@return when the first of them is over}
   *
   * @param lag how many milliseconds something of a seat may still be on its way
   */
  public long due(long now, ToLongFunction<Seat> lag) {
    long falls =
        clocks.over()
            ? TableState.NEVER
            : clocks.falls(now, lag).map(in -> now + in).orElse(TableState.NEVER);
    return Math.min(
        Math.min(curtain.due(), falls), timer.ends().map(r -> r.due()).orElse(TableState.NEVER));
  }

  /** {@return who has run out of time} */
  public Optional<Seat> out(long now, ToLongFunction<Seat> lag) {
    return clocks.out(now, lag);
  }

  /** {@return them with the end of the decision that runs behind them} */
  public Clockwork expired() {
    return with(timer.over(true));
  }

  /** {@return them with somebody’s time behind them} */
  public Clockwork flagged() {
    return with(clocks.over(true));
  }

  /** {@return them where a decision has waited long enough for its seat to look} */
  public Clockwork looked() {
    return new Clockwork(control, timer, curtain.opened(), clocks);
  }

  /** {@return them with somebody’s time still to run out, which may have been said in vain} */
  public Clockwork wound() {
    return with(clocks.over(false));
  }

  /** {@return them with all ends still to come, which may have come in vain} */
  public Clockwork again() {
    return with(timer.over(false)).wound();
  }

  /** {@return whether the end of any time comes here} */
  public boolean busy() {
    return timer.runs() || clocks.runs();
  }
}
