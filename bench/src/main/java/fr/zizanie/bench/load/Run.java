package fr.zizanie.bench.load;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * An open loop: moves are due at their rate, however slow the server answers, and each match in
 * turn makes one. Everything happens on the thread of the sockets.
 */
final class Run implements AutoCloseable {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(120);

  /** Seconds until new games are under way and what is measured begins. */
  static final int BEGINNING = 2;

  /** Sockets that are opened before one waits for them. */
  private static final int TOGETHER = 100;

  private final Pace pace;
  private final Sockets sockets;
  private final Duel.Tally tally = new Duel.Tally();
  private final List<Duel> duels;
  private final Queue<Duel> turns;
  private long began;
  private long made;

  Run(Pace pace, Sockets sockets, List<Script> scripts, boolean bare) {
    this.pace = pace;
    this.sockets = sockets;
    duels = scripts.stream().map(script -> new Duel(script, tally, bare)).toList();
    turns = new ArrayDeque<>(duels);
  }

  /** Opens every socket and waits until each has been greeted. */
  void open(String query) {
    for (int k = 0; k < duels.size(); k++) {
      duels.get(k).open(sockets, query);
      if ((k + 1) % TOGETHER == 0) awaitReady(2 * (k + 1));
    }
    awaitReady(2 * duels.size());
  }

  private void awaitReady(int count) {
    long until = System.nanoTime() + PATIENCE_NANOS;
    while (on(() -> tally.ready) < count) {
      String failure = on(() -> tally.failure);
      if (!failure.isEmpty()) throw new IllegalStateException(failure);
      if (System.nanoTime() > until) throw new IllegalStateException("the sockets didn't open");
      sleep(10);
    }
  }

  private <T> T on(Supplier<T> what) {
    return sockets.loop().submit(what::get).syncUninterruptibly().getNow();
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Plays at the pace, and until nothing is on its way any more. */
  void warm() {
    var ticks = begin();
    sleep(1_000L * pace.seconds());
    ticks.cancel(false);
    long until = System.nanoTime() + PATIENCE_NANOS;
    while (on(() -> tally.failure.isEmpty() && duels.stream().anyMatch(Duel::busy))
        && System.nanoTime() < until) sleep(10);
    String failure = on(() -> tally.failure);
    if (!failure.isEmpty()) throw new IllegalStateException(failure);
  }

  private Future<?> begin() {
    began = System.nanoTime();
    return sockets.loop().scheduleAtFixedRate(this::tick, 1, 1, TimeUnit.MILLISECONDS);
  }

  /**
   * {@return what comes of playing at the pace, but for the {@link #BEGINNING}; {@code used} tells
   * what the server has used so far}
   */
  Measured play(Supplier<Used> used) {
    var ticks = begin();
    sleep(1_000L * BEGINNING);
    on(() -> {
      tally.begin();
      return true;
    });
    long from = System.nanoTime();
    var before = used.get();
    sleep(1_000L * (pace.seconds() - BEGINNING));
    var more = used.get().since(before);
    double seconds = (System.nanoTime() - from) / 1e9;
    return on(() -> {
      ticks.cancel(false);
      return new Measured(
          tally.arrival.copy(),
          tally.moves,
          seconds,
          tally.late,
          tally.bytes,
          more.all().toNanos() / 1e6,
          more.compiling().toNanos() / 1e6,
          more.allocated(),
          tally.failure);
    });
  }

  private void tick() {
    long now = System.nanoTime();
    long due = (long) ((now - began) / 1e9 * pace.rate());
    for (; made < due; made++) {
      long at = began + (long) (made * 1e9 / pace.rate());
      // Who has no more to play leaves the turn to the others.
      while (!turns.isEmpty() && !turns.element().goesOn()) turns.remove();
      if (turns.isEmpty()) return;
      var duel = turns.remove();
      duel.due(at);
      turns.add(duel);
    }
  }

  /** Hangs up. */
  @Override
  public void close() {
    on(() -> {
      duels.forEach(Duel::leave);
      return true;
    });
  }
}
