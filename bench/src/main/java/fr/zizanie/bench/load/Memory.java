package fr.zizanie.bench.load;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * What live games and sockets take of a server's memory, after full collections. Half of the games
 * are played first, so that what is made once for all counts for none of those of the other half.
 */
final class Memory {
  /** How long each game has been played. */
  static final int PLIES = 60;

  private static final long PATIENCE_NANOS = TimeUnit.MINUTES.toNanos(10);
  private static final int LOOK_MILLIS = 500;

  /** Two looks that differ by less are the same. */
  private static final double SAME = 0.002;

  private final Child server;
  private final String query;

  Memory(Child server, String query) {
    this.server = server;
    this.query = query;
  }

  /** Plays and {@return a table of what that takes} */
  String measured(List<Script> scripts) {
    int half = scripts.size() / 2;
    if (half == 0) throw new IllegalArgumentException("--memory takes two games or more");
    play(scripts.subList(0, half), () -> {});
    long first = settled();
    var connected = new long[2];
    play(
        scripts.subList(half, scripts.size()),
        () -> {
          connected[0] = settled();
          connected[1] = server.resident();
        });
    long both = settled();
    int more = scripts.size() - half;
    return """
    | figure | kB |
    |---|---|
    | heap a live game of %d plies, without sockets | %s |
    | heap a socket | %s |
    | heap of the server with %d live games and %d sockets | %s |
    | the same when they have left | %s |
    | memory of the process with them | %s |
    """
        .formatted(
            PLIES,
            kilobytes((both - first) / (double) more),
            kilobytes((connected[0] - both) / (2.0 * more)),
            scripts.size(),
            2 * more,
            kilobytes((double) connected[0]),
            kilobytes((double) both),
            kilobytes((double) connected[1]));
  }

  private static String kilobytes(double bytes) {
    return String.format(Locale.ROOT, "%.1f", bytes / 1_000);
  }

  private void play(List<Script> scripts, Runnable then) {
    var tally = new Duel.Tally();
    int moves = scripts.stream().mapToInt(script -> script.moves().size()).sum();
    try (var sockets = new Sockets(URI.create("ws://127.0.0.1:" + server.port()))) {
      var duels = scripts.stream().map(script -> new Duel(script, tally, false)).toList();
      duels.forEach(duel -> duel.open(sockets, query));
      await(sockets, tally, () -> tally.ready == 2 * duels.size());
      sockets.loop().submit(() -> duels.forEach(Memory::playAll)).syncUninterruptibly();
      await(sockets, tally, () -> tally.moves == moves);
      then.run();
    }
  }

  private static void playAll(Duel duel) {
    while (duel.goesOn()) duel.due(System.nanoTime());
  }

  private static void await(Sockets sockets, Duel.Tally tally, BooleanSupplier done) {
    long until = System.nanoTime() + PATIENCE_NANOS;
    while (!sockets.loop().submit(done::getAsBoolean).syncUninterruptibly().getNow()) {
      String failure = sockets.loop().submit(() -> tally.failure).syncUninterruptibly().getNow();
      if (!failure.isEmpty()) throw new IllegalStateException(failure);
      if (System.nanoTime() > until) throw new IllegalStateException("the server answers no more");
      sleep();
    }
  }

  /** The heap in use once what has ended is gone from it. */
  private long settled() {
    long before = 0;
    long now = server.heap();
    while (Math.abs(now - before) > SAME * now) {
      sleep();
      before = now;
      now = server.heap();
    }
    return now;
  }

  private static void sleep() {
    try {
      Thread.sleep(LOOK_MILLIS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
