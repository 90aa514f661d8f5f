package fr.zizanie.app.uci;

import fr.zizanie.players.Players;
import fr.zizanie.players.ironpond.IronPondAgent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;

/**
 * A chess program that speaks the Universal Chess Interface: one command a line. It hears what is
 * said while it thinks, and passes over what it doesn't know, as the protocol wants.
 */
public final class ChessProgram implements AutoCloseable {
  private static final int LEVELS = Players.levels(ChessGame.game());

  /** Those that change nothing here stand there too, so that their words are no commands. */
  private static final Set<String> COMMANDS =
      Set.of(
          "uci",
          "isready",
          "setoption",
          "ucinewgame",
          "position",
          "go",
          "stop",
          "ponderhit",
          "quit",
          "debug",
          "register");

  private final Consumer<String> out;
  private final IronPondAgent agent =
      new IronPondAgent(ChessGame.game(), ThreadLocalRandom.current().nextLong());
  private ChessGame game = ChessGame.START;
  private int level = LEVELS;
  private Optional<Thinking> thinking = Optional.empty();
  private boolean quits;

  /** A program that says its lines there, one at a time. */
  public ChessProgram(Consumer<String> out) {
    this.out = out;
  }

  /** {@return whether it was told to quit} */
  public boolean quits() {
    return quits;
  }

  /** Does what a line says, from the first word on that is a command. */
  public void hear(String line) {
    var words = Words.of(line).from(COMMANDS);
    switch (words.at(0)) {
      case "uci" ->
          say(
              "id name Zizanie",
              "id author the Zizanie project",
              "option name Level type spin default " + LEVELS + " min 1 max " + LEVELS,
              "option name Ponder type check default false",
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
        go(Pace.of(words, game.white(), ChessGame::move));
      }
      case "stop" -> stop();
      case "ponderhit" -> thinking.ifPresent(Thinking::hit);
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
    game.view()
        .ifPresentOrElse(
            view -> thinking = Optional.of(new Thinking(agent, game, view, pace, level, out)),
            () -> say("bestmove 0000"));
  }

  /** Ends the search, if one runs, and waits until its move is told. */
  private void stop() {
    thinking.ifPresent(Thinking::stop);
    thinking = Optional.empty();
  }

  /** Waits until a search with an end of its own has told its move. */
  @Override
  public void close() {
    thinking.ifPresent(Thinking::close);
  }
}
