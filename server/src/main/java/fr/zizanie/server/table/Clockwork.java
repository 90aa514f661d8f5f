package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.store.matches.Due;
import fr.zizanie.server.store.matches.Setup;
import fr.zizanie.server.table.policy.Windows;
import fr.zizanie.server.time.Away;
import fr.zizanie.server.time.Clock;
import fr.zizanie.server.time.Clock.Fall;
import fr.zizanie.server.time.Clocks;
import fr.zizanie.server.time.DecisionTimer;
import fr.zizanie.server.time.DecisionTimer.Run;
import fr.zizanie.server.time.Moment;
import fr.zizanie.server.time.Window;
import fr.zizanie.sheets.drawing.Running;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/**
 * The times of one table: of a decision that is timed, behind its curtain where two share a screen,
 * and of the players.
 */
final class Clockwork {
  /** What hears that a time is over. */
  interface Bells {
    /** The time of a decision is over. */
    void expired(Timed timed);

    /** A decision has waited long enough for its seat to look. */
    void looked();

    /** Somebody may have run out of time. */
    void flagged();

    /** {@return how many milliseconds something that a seat says may still be on its way} */
    long underway(Seat seat);
  }

  private final DecisionTimer timer;
  private final Curtain curtain;
  private final Clocks clocks;
  private final InstantSource time;
  private final boolean hurried;
  private final boolean lasting;

  /** The times of a match as it stands now. */
  Clockwork(Setup setup, Match<?, ?> match, Means means, Bells bells) {
    time = means.clock();
    hurried = setup.control().hurried();
    lasting = setup.control().lasting();
    timer = new DecisionTimer(means.alarms(), time, bells::expired);
    curtain = new Curtain(means.alarms(), lasting, bells::looked);
    clocks =
        new Clocks(started(setup, match), means.alarms(), time, bells::underway, bells::flagged);
  }

  private Optional<Clock> started(Setup setup, Match<?, ?> match) {
    if (!setup.control().limited()) return Optional.empty();
    var seats = new Seats(setup.sitters());
    var clock = Clock.of(setup.control(), seats.people(), seats.apart(), time.millis());
    return Optional.of(lasting ? clock.begins(match) : clock);
  }

  /** {@return whether the players have clocks that count while they sit there} */
  boolean hurried() {
    return hurried;
  }

  /** {@return the timed decision that runs} */
  Optional<Running> running() {
    return timer.running();
  }

  /** {@return the same, and its end} */
  Optional<Run> run() {
    return timer.run();
  }

  /** {@return whether it is this decision that runs} */
  boolean is(Timed timed) {
    return timer.is(timed);
  }

  /** {@return the players' clocks} */
  Optional<Clock> clock() {
    return clocks.now();
  }

  /** {@return how many milliseconds nobody counted since the clocks were looked at} */
  long idle() {
    return clocks.now().map(Clock::idle).orElse(0L);
  }

  /** Takes over when the seats are away, where days count. */
  void away(List<Away> times) {
    clocks.away(times);
  }

  /** {@return what is due by itself once {@code before} has become {@code next}, over days} */
  <S, V> Optional<Due> due(Match<S, V> before, Match<S, V> next, Moment at) {
    return lasting
        ? Due.of(clocks.now().map(clock -> clock.after(before, next, at)))
        : Optional.empty();
  }

  /** Goes on with clocks as they stand. */
  void resume(Clock stood, Map<Integer, Long> left) {
    clocks.resume(stood, left);
  }

  /** {@return the seconds that were left to the seat that acted, by the index of the entry} */
  Map<Integer, Long> left() {
    return clocks.left();
  }

  /** Lets the clocks follow a match that went on at a moment. */
  <S, V> void follow(Match<S, V> before, Match<S, V> next, Moment at) {
    clocks.follow(before, next, at);
  }

  /**
   * Lets the time run of what is to be decided since some time, where one does; {@code looks} tells
   * which seats are at their screen.
   */
  <S, V> void time(Match<S, V> match, Seats seats, Predicate<Seat> looks, long since) {
    if (lasting) {
      days(match, looks, since);
      return;
    }
    var timed = Windows.timed(match, seats, hurried);
    boolean curtains = seats.alone() && Secretive.hides(match.game(), match.state(), Viewer.FIRST);
    timer.follow(curtain.open(timed, curtains, looks), since, most(match));
  }

  /** How long a window may be open, by what its seat has left for it. */
  private <S, V> long most(Match<S, V> match) {
    return clocks
        .now()
        .flatMap(clock -> Window.open(match).map(clock::patience))
        .orElse(Long.MAX_VALUE);
  }

  /**
   * {@return how many milliseconds what is to be decided in a match has, where that ends by itself
   * for a seat that doesn't look}
   */
  <S, V> OptionalLong left(Match<S, V> match, Seats seats) {
    return Windows.timed(match, seats, hurried)
        .filter(_ -> !lasting)
        .map(timed -> OptionalLong.of(Math.min(most(match), timer.left(timed))))
        .orElseGet(OptionalLong::empty);
  }

  /** A window lasts for days; what is a matter of seconds waits so long for its seat to look. */
  private <S, V> void days(Match<S, V> match, Predicate<Seat> looks, long since) {
    var open = curtain.open(match.timed(), true, looks);
    if (Window.open(match).isEmpty()) timer.follow(open, since, Long.MAX_VALUE);
    else timer.show(match.timed(), clocks.now().flatMap(Clock::fall).map(Fall::at).orElse(since));
  }

  /** Waits for the end of the players' time. */
  void wind() {
    clocks.wind();
  }

  /** Waits once more for the end of a decision, which may have come in vain. */
  void again() {
    timer.again();
  }

  /** {@return who has run out of time} */
  Optional<Seat> out() {
    return clocks.out();
  }

  /** {@return whether it is waited for the end of any time} */
  boolean busy() {
    return timer.rings() || clocks.runs();
  }

  /** Ends nothing any more. */
  void stop() {
    timer.stop();
    curtain.stop();
    clocks.stop();
  }
}
