package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.store.matches.Due;
import fr.zizanie.server.store.matches.Setup;
import fr.zizanie.server.table.policy.Windows;
import fr.zizanie.server.time.Away;
import fr.zizanie.server.time.Clock;
import fr.zizanie.server.time.Clock.Fall;
import fr.zizanie.server.time.Clocks;
import fr.zizanie.server.time.DecisionTimer;
import fr.zizanie.server.time.Moment;
import fr.zizanie.server.time.TimeControl;
import fr.zizanie.server.time.Window;
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
record Clockwork(TimeControl control, DecisionTimer timer, Curtain curtain, Clocks clocks) {
  /** The times of a match as it stands at {@code now}. */
  static Clockwork of(Setup setup, Match<?, ?> match, long now) {
    var control = setup.control();
    return new Clockwork(
        control,
        DecisionTimer.IDLE,
        Curtain.of(control.lasting()),
        Clocks.of(started(setup, match, now)));
  }

  private static Optional<Clock> started(Setup setup, Match<?, ?> match, long now) {
    if (!setup.control().limited()) return Optional.empty();
    var seats = new Seats(setup.sitters());
    var clock = Clock.of(setup.control(), seats.people(), seats.apart(), now);
    return Optional.of(setup.control().lasting() ? clock.begins(match) : clock);
  }

  private Clockwork with(DecisionTimer next) {
    return new Clockwork(control, next, curtain, clocks);
  }

  private Clockwork with(Clocks next) {
    return new Clockwork(control, timer, curtain, next);
  }

  /** {@return whether the players have clocks that count while they sit there} */
  boolean hurried() {
    return control.hurried();
  }

  /** {@return the players' clocks} */
  Optional<Clock> clock() {
    return clocks.clock();
  }

  /** {@return how many milliseconds nobody counted since the clocks were looked at} */
  long idle() {
    return clock().map(Clock::idle).orElse(0L);
  }

  /** {@return them where the seats are away at some times, where days count} */
  Clockwork away(List<Away> times) {
    return with(clocks.away(times));
  }

  /** {@return what is due by itself once {@code before} has become {@code next}, over days} */
  <S, V> Optional<Due> due(Match<S, V> before, Match<S, V> next, Moment at) {
    return control.lasting()
        ? Due.of(clock().map(clock -> clock.after(before, next, at)))
        : Optional.empty();
  }

  /** {@return them with clocks as they stand, and with what was left after earlier entries} */
  Clockwork resume(Clock stood, Map<Integer, Long> left) {
    return with(clocks.resume(stood, left));
  }

  /** {@return them in a match that went on at a moment} */
  <S, V> Clockwork follow(Match<S, V> before, Match<S, V> next, Moment at) {
    return with(clocks.follow(before, next, at));
  }

  /**
   * {@return them with the time running of what is to be decided since some time, where one does}
   *
   * @param looks which seats are at their screen
   */
  <S, V> Clockwork time(
      Match<S, V> match, Seats seats, Predicate<Seat> looks, long since, long now) {
    if (control.lasting()) return days(match, looks, since, now);
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
  <S, V> OptionalLong left(Match<S, V> match, Seats seats, long now) {
    return Windows.timed(match, seats, hurried())
        .filter(_ -> !control.lasting())
        .map(timed -> OptionalLong.of(Math.min(most(match), timer.left(timed, now))))
        .orElseGet(OptionalLong::empty);
  }

  /**
   * {@return when the first of them is over}
   *
   * @param lag how many milliseconds something of a seat may still be on its way
   */
  long due(long now, ToLongFunction<Seat> lag) {
    long falls =
        clocks.over()
            ? Alarm.NEVER
            : clocks.falls(now, lag).map(in -> now + in).orElse(Alarm.NEVER);
    return Math.min(
        Math.min(curtain.due(), falls), timer.ends().map(r -> r.due()).orElse(Alarm.NEVER));
  }

  /** {@return who has run out of time} */
  Optional<Seat> out(long now, ToLongFunction<Seat> lag) {
    return clocks.out(now, lag);
  }

  /** {@return them with the end of the decision that runs behind them} */
  Clockwork expired() {
    return with(timer.over(true));
  }

  /** {@return them with somebody’s time behind them} */
  Clockwork flagged() {
    return with(clocks.over(true));
  }

  /** {@return them where a decision has waited long enough for its seat to look} */
  Clockwork looked() {
    return new Clockwork(control, timer, curtain.opened(), clocks);
  }

  /** {@return them with somebody’s time still to run out, which may have been said in vain} */
  Clockwork wound() {
    return with(clocks.over(false));
  }

  /** {@return them with all ends still to come, which may have come in vain} */
  Clockwork again() {
    return with(timer.over(false)).wound();
  }

  /** {@return whether the end of any time comes here} */
  boolean busy() {
    return timer.runs() || clocks.runs();
  }
}
