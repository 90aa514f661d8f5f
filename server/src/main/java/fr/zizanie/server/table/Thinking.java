package fr.zizanie.server.table;

import fr.zizanie.players.Players;
import fr.zizanie.rules.core.Advice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Where the computer thinks: two threads of low priority, so that people never wait for it. */
@SuppressWarnings("ThreadPriorityCheck") // a hint is all that is wanted
public final class Thinking implements AutoCloseable {
  private static final int THREADS = 2;

  private final ExecutorService pool =
      Executors.newFixedThreadPool(
          THREADS,
          Thread.ofPlatform()
              .name("thinking-", 0)
              .priority(Thread.MIN_PRIORITY)
              .daemon(true)
              .factory());

  /** {@return whether the computer plays a game} */
  public static boolean plays(Game<?, ?> game) {
    return Players.of(game).isPresent();
  }

  /**
   * Thinks for {@code seat} with nothing but its view, then tells what it would do; cancel to stop
   * it.
   */
  <S, V> Future<?> think(Match<S, V> match, Seat seat, int level, Consumer<Advice> then) {
    V view = match.game().view(match.state(), Viewer.of(seat));
    var agent = Players.of(match.game()).orElseThrow();
    return pool.submit(() -> then.accept(agent.advise(view, Players.budget(level))));
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
