package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.store.Setup;
import fr.zizanie.server.time.Clock;
import fr.zizanie.server.time.Clocks;
import fr.zizanie.server.time.DecisionTimer;
import fr.zizanie.server.time.DecisionTimer.Run;
import fr.zizanie.server.time.Moment;
import fr.zizanie.server.time.Window;
import fr.zizanie.sheets.drawing.Running;
import java.time.InstantSource;
import java.util.Optional;
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

  Clockwork(Setup setup, Means means, Bells bells) {
    time = means.clock();
    hurried = setup.control().limited();
    timer = new DecisionTimer(means.alarms(), time, bells::expired);
    curtain = new Curtain(means.alarms(), bells::looked);
    clocks = new Clocks(started(setup), means.alarms(), time, bells::underway, bells::flagged);
  }

  private Optional<Clock> started(Setup setup) {
    var seats = new Seats(setup.sitters());
    return hurried
        ? Optional.of(Clock.of(setup.control(), seats.people(), seats.apart(), time.millis()))
        : Optional.empty();
  }

  /** {@return whether the players have clocks} */
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

  /** Goes on with clocks as they stand. */
  void resume(Clock stood) {
    clocks.resume(stood);
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
    var timed = Windows.timed(match, seats, hurried);
    boolean curtains = seats.alone() && Secretive.hides(match.game(), match.state(), Viewer.FIRST);
    long most =
        clocks
            .now()
            .flatMap(clock -> Window.open(match).map(clock::patience))
            .orElse(Long.MAX_VALUE);
    timer.follow(curtain.open(timed, curtains, looks), since, most);
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

  /** {@return whether any time runs} */
  boolean busy() {
    return timer.running().isPresent() || clocks.runs();
  }

  /** Ends nothing any more. */
  void stop() {
    timer.stop();
    curtain.stop();
    clocks.stop();
  }
}
