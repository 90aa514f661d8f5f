package fr.zizanie.server.table;

import fr.zizanie.server.time.Alarms;
import fr.zizanie.table.TableState;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.LongConsumer;

/** The one alarm of a table: it rings when the first of all that happens by itself is due. */
final class Alarm {
  private final Alarms alarms;
  private final InstantSource clock;
  private final LongConsumer ring;
  private long due = TableState.NEVER;
  private Future<?> next = CompletableFuture.completedFuture(true);

  /** An alarm that isn't set; {@code ring} hears for what time it was. */
  Alarm(Alarms alarms, InstantSource clock, LongConsumer ring) {
    this.alarms = alarms;
    this.clock = clock;
    this.ring = ring;
  }

  /** Sets it to a time in milliseconds since 1970. */
  void set(long at) {
    if (at == due) return;
    next.cancel(false);
    due = at;
    if (at != TableState.NEVER)
      next = alarms.in(Math.max(0, at - clock.millis()), () -> ring.accept(at));
  }

  /** It has rung for a time; {@return until when what is due is due, whatever the clock says} */
  long rung(long at) {
    if (at != due) return clock.millis();
    due = TableState.NEVER;
    return Math.max(at, clock.millis());
  }

  /** Rings no more. */
  void stop() {
    next.cancel(false);
  }
}
