package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import tools.jackson.core.JsonGenerator;

/** Keeps the players' clocks of one table, if it has any, and says when one has run out. */
final class Timekeeper {
  private final Alarms alarms;
  private final InstantSource time;
  private final Runnable fallen;
  private Optional<Clock> clock;
  private Future<?> fall = CompletableFuture.completedFuture(true);

  /** {@code fallen} is told that somebody may have run out of time. */
  Timekeeper(Optional<Clock> clock, Alarms alarms, InstantSource time, Runnable fallen) {
    this.clock = clock;
    this.alarms = alarms;
    this.time = time;
    this.fallen = fallen;
  }

  /** Lets the clocks follow a match that goes on. */
  void follow(Match<?, ?> before, Match<?, ?> next) {
    clock = clock.map(c -> c.after(before, next, time.millis()));
    wind();
  }

  /** Goes on with clocks as they stood. */
  void resume(Clock stood) {
    clock = Optional.of(stood.resumed(time.millis()));
  }

  /** Waits for the end of the time that runs. */
  void wind() {
    fall.cancel(false);
    clock.ifPresent(
        c -> c.running().ifPresent(seat -> fall = alarms.in(c.left(seat, time.millis()), fallen)));
  }

  /** {@return who has run out of time} */
  Optional<Seat> out() {
    return clock.flatMap(c -> c.running().filter(seat -> c.left(seat, time.millis()) == 0));
  }

  boolean runs() {
    return clock.flatMap(Clock::running).isPresent();
  }

  void stop() {
    fall.cancel(false);
  }

  /** Writes what everybody sees of the clocks. */
  void write(Match<?, ?> match, JsonGenerator out) {
    clock.ifPresent(c -> {
      out.writeObjectPropertyStart("clock");
      out.writeStringProperty("control", c.control().toString());
      out.writeObjectPropertyStart("left");
      for (Seat seat : Seat.values())
        out.writeNumberProperty(match.profile().name(seat), c.left(seat, time.millis()));
      out.writeEndObject();
      c.running()
          .ifPresentOrElse(
              seat -> out.writeStringProperty("running", match.profile().name(seat)),
              () -> out.writeNullProperty("running"));
      out.writeEndObject();
    });
  }
}
