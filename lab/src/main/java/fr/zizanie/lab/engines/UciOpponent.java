package fr.zizanie.lab.engines;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A chess program in a process of its own, spoken to by the Universal Chess Interface. How it
 * thinks is for its options and for {@code go} to say.
 */
final class UciOpponent implements AutoCloseable {
  private final String command;
  private final String go;
  private final Process process;
  private final BufferedWriter to;
  private final BufferedReader from;

  /**
   * Starts a command of the shell, such as {@code stockfish}.
   *
   * @param options such as {@code UCI_Elo=1900}
   * @param go such as {@code movetime 1000}
   */
  UciOpponent(String command, List<String> options, String go) {
    this.command = command;
    this.go = go;
    try {
      process =
          new ProcessBuilder("/bin/sh", "-c", "exec " + command)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot start " + command, e);
    }
    to =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    from =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    say("uci");
    heard("uciok");
    for (String option : options) say("setoption name " + option.replaceFirst("=", " value "));
    say("ucinewgame");
    say("isready");
    heard("readyok");
  }

  /**
   * {@return the move that it would make, such as {@code e7e8q}}
   *
   * @param fen where the game began
   * @param moves those made since, of both sides
   */
  String move(String fen, List<String> moves) {
    say("position fen " + fen + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves)));
    say("go " + go);
    return heard("bestmove").split(" ", -1)[1];
  }

  private void say(String line) {
    try {
      to.write(line + "\n");
      to.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(command + " does not listen", e);
    }
  }

  /** {@return the next line that begins with a word} */
  private String heard(String word) {
    try {
      while (true) {
        String line = from.readLine();
        if (line == null) throw new IOException("the end of its output");
        if (line.equals(word) || line.startsWith(word + " ")) return line;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(command + " does not answer", e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
