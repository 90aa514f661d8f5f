package fr.zizanie.server.table;

import fr.zizanie.players.Players;
import fr.zizanie.rules.core.Advice;
import fr.zizanie.rules.core.Agent;
import fr.zizanie.rules.core.Game;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where the computer thinks: few threads of low priority, so that people need not wait for it. */
final class Thinking implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);
  private static final int THREADS =
      Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 2);

  @SuppressWarnings("ThreadPriorityCheck") // a hint is all it has to be
  private final ExecutorService pool =
      Executors.newFixedThreadPool(
          THREADS,
          Thread.ofPlatform()
              .name("thinking-", 0)
              .priority(Thread.MIN_PRIORITY)
              .daemon(true)
              .factory());

  /** {@return whether the computer plays a game} */
  static boolean plays(Game<?, ?> game) {
    return Players.of(game).isPresent();
  }

  /**
   * Thinks about the view of the seat to act, then tells what it would do, or nothing if it failed.
   * Cancelling stops it; then it may still tell.
   */
  <S, V> Future<?> think(Game<S, V> game, V view, int level, Consumer<Optional<Advice>> then) {
    Agent<V> agent = Players.of(game).orElseThrow();
    return pool.submit(() -> {
      try {
        then.accept(Optional.of(agent.advise(view, Players.budget(level))));
      } catch (RuntimeException | StackOverflowError e) {
        LOG.atError().addKeyValue("game", game.profile().id()).setCause(e).log("agent failed");
        then.accept(Optional.empty());
      }
    });
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
