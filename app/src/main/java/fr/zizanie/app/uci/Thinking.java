package fr.zizanie.app.uci;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.ironpond.Bounds;
import fr.zizanie.players.ironpond.IronPondAgent;
import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/** A search in a thread of its own, which tells its move once it is found and may be told. */
final class Thinking {
  /** What the answer to the move is guessed with. */
  private static final Bounds GLANCE = new Bounds(1_000, 4, Set.of());

  /** The longest that such a guess takes, in milliseconds, and its part of a move’s time. */
  private static final long GUESSING = 10;

  private static final long PART = 10;

  private final IronPondAgent agent;
  private final ChessGame game;
  private final Pace pace;
  private final int level;
  private final Consumer<String> out;
  private final Clock clock = new Clock();
  private final CountDownLatch told;
  private final Thread thread;

  /** How many plies were looked ahead. */
  private int depth = 1;

  /** A search that begins now. */
  Thinking(
      IronPondAgent agent,
      ChessGame game,
      IronPondView view,
      Pace pace,
      int level,
      Consumer<String> out) {
    this.agent = agent;
    this.game = game;
    this.pace = pace;
    this.level = level;
    this.out = out;
    told = new CountDownLatch(pace.waits() == Pace.Waits.NOT ? 0 : 1);
    if (pace.waits() == Pace.Waits.NOT) clock.run();
    thread = Thread.ofPlatform().name("thinking").start(() -> think(view));
  }

  private void think(IronPondView view) {
    long start = System.nanoTime();
    var budget = new Budget(pace.millis(), level, clock);
    var advice =
        agent.move(
            view,
            budget,
            pace.bounds(),
            (plies, best, score, visits) -> {
              depth = plies;
              info(start, score, visits, print(best));
            });
    String move = print(advice.action().getFirst());
    String answer = answer(move).map(a -> " " + a).orElse("");
    info(start, advice.score(), advice.visits(), move + answer);
    try {
      told.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    out.accept("bestmove " + move + (answer.isEmpty() ? "" : " ponder" + answer));
  }

  private void info(long start, int score, long visits, String line) {
    long millis = (System.nanoTime() - start) / 1_000_000;
    out.accept(
        "info depth %d score %s nodes %d time %d pv %s"
            .formatted(depth, score(score), visits, millis, line));
  }

  private static String print(Choice move) {
    return ChessGame.game().notation().print(move);
  }

  /** What the other side probably answers. */
  private Optional<String> answer(String move) {
    var glimpse = new Clock();
    glimpse.run();
    long millis = Math.clamp(pace.millis() / PART, 1, GUESSING);
    var budget = new Budget(millis, Budget.LEVELS, glimpse);
    return game.played(move)
        .flatMap(ChessGame::view)
        .map(view -> print(agent.move(view, budget, GLANCE).action().getFirst()));
  }

  /** A score in hundredths of a pawn, or in own moves to a mate. */
  private static String score(int score) {
    if (Math.abs(score) <= Score.WON) return "cp " + score;
    int after = Score.WIN - Math.abs(score);
    return "mate " + (score > 0 ? after / 2 + 1 : -(after + 1) / 2);
  }

  /** The move it thinks about was made: from now on its time runs. */
  void hit() {
    if (pace.waits() != Pace.Waits.FOR_PONDERHIT) return;
    clock.run();
    told.countDown();
  }

  /** Ends it, and returns when its move is told. */
  void stop() {
    clock.stop();
    told.countDown();
    ended();
  }

  /** Returns when its move is told; one that nobody can end any more is ended. */
  void close() {
    if (told.getCount() == 0) ended();
    else stop();
  }

  private void ended() {
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
