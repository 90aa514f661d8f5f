package fr.zizanie.app.uci;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/**
 * A chess program that speaks the Universal Chess Interface: one command a line. It thinks in a
 * thread of its own, so that it hears {@code stop} meanwhile; what it doesn't know it passes over,
 * as the protocol wants.
 */
public final class ChessProgram implements AutoCloseable {
  private static final int LEVELS = Players.levels(ChessGame.game());

  private final Consumer<String> out;
  private final Agent<IronPondView> agent;
  private ChessGame game = ChessGame.START;
  private int level = LEVELS;
  private Optional<Thinking> thinking = Optional.empty();
  private boolean quits;

  /** A search that runs, and what lets an endless one tell its move. */
  private record Thinking(Thread thread, CountDownLatch told) {}

  /** A program that says its lines there, one at a time. */
  public ChessProgram(Consumer<String> out) {
    this.out = out;
    agent = Players.of(ChessGame.game()).orElseThrow();
  }

  /** {@return whether it was told to quit} */
  public boolean quits() {
    return quits;
  }

  /** Does what a line says. */
  public void hear(String line) {
    var words = Words.of(line);
    switch (words.at(0)) {
      case "uci" ->
          say(
              "id name Zizanie",
              "id author the Zizanie project",
              "option name Level type spin default " + LEVELS + " min 1 max " + LEVELS,
              "uciok");
      case "isready" -> say("readyok");
      case "setoption" -> set(words);
      case "ucinewgame" -> {
        stop();
        game = ChessGame.START;
      }
      case "position" -> {
        stop();
        position(words).ifPresentOrElse(found -> game = found, () -> wrong(line));
      }
      case "go" -> {
        stop();
        go(Pace.of(words, game.white()));
      }
      case "stop" -> stop();
      case "ponderhit" -> thinking.ifPresent(t -> t.told.countDown());
      case "quit" -> {
        quits = true;
        stop();
      }
      default -> {
        // The protocol wants what is unknown to be passed over.
      }
    }
  }

  private void say(String... lines) {
    for (String line : lines) out.accept(line);
  }

  private void wrong(String line) {
    say("info string no such position: " + line);
  }

  private void set(Words words) {
    if (!words.between("name", "value").equalsIgnoreCase("level")) return;
    words
        .number("value")
        .filter(n -> n >= 1 && n <= LEVELS)
        .ifPresentOrElse(
            n -> level = n.intValue(), () -> say("info string Level takes 1 to " + LEVELS));
  }

  private static Optional<ChessGame> position(Words words) {
    Optional<ChessGame> found =
        switch (words.at(1)) {
          case "startpos" -> Optional.of(ChessGame.START);
          case "fen" -> ChessGame.from(words.between("fen", "moves"));
          default -> Optional.empty();
        };
    if (!words.has("moves")) return found;
    for (String move : List.of(words.between("moves", "").split(" ", -1)))
      if (!move.isEmpty()) found = found.flatMap(game -> game.played(move));
    return found;
  }

  private void go(Pace pace) {
    var view = game.view();
    if (view.isEmpty()) {
      say("bestmove 0000");
      return;
    }
    var told = new CountDownLatch(pace.endless() ? 1 : 0);
    var budget = new Budget(pace.millis(), level);
    var thread =
        Thread.ofPlatform().name("thinking").unstarted(() -> think(view.get(), budget, told));
    thinking = Optional.of(new Thinking(thread, told));
    thread.start();
  }

  private void think(IronPondView view, Budget budget, CountDownLatch told) {
    long start = System.nanoTime();
    Advice advice = agent.advise(view, budget);
    long millis = (System.nanoTime() - start) / 1_000_000;
    String move = ChessGame.game().notation().print(advice.action().getFirst());
    say(
        "info score cp %d nodes %d time %d pv %s"
            .formatted(advice.score(), advice.visits(), millis, move));
    try {
      told.await();
    } catch (InterruptedException _) {
      // It was stopped: that is what it waited for.
    }
    say("bestmove " + move);
  }

  /** Ends the search, if one runs, and waits until its move is told. */
  private void stop() {
    thinking.ifPresent(t -> {
      t.told.countDown();
      t.thread.interrupt();
      try {
        t.thread.join();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    });
    thinking = Optional.empty();
  }

  /** Waits until a search with an end of its own has told its move. */
  @Override
  public void close() {
    thinking.ifPresent(t -> {
      t.told.countDown();
      try {
        t.thread.join();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    });
  }
}
