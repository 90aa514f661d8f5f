package fr.zizanie.lab.arena;

import fr.zizanie.terminal.Failure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The file of a run, so that one that was stopped goes on: a line that says how its games are
 * played, then lines of what is done. Many threads may add to it.
 */
public final class KeptRun {
  private final Optional<Path> path;

  /**
   * Opens or begins a file, if there shall be one, and gives {@code read} its lines but the first;
   * a last one that was cut off is taken away. Fails if the file keeps games that were played
   * otherwise.
   */
  public KeptRun(Optional<Path> path, String head, Consumer<String> read) {
    this.path = path;
    path.ifPresent(p -> open(p, head, read));
  }

  private static void open(Path file, String head, Consumer<String> read) {
    try {
      if (!Files.exists(file)) {
        Files.writeString(file, head + "\n");
        return;
      }
      String text = Files.readString(file);
      String whole = text.substring(0, text.lastIndexOf('\n') + 1);
      List<String> lines = whole.lines().toList();
      if (lines.isEmpty() || !lines.getFirst().equals(head))
        throw new Failure(file + " keeps games that were played otherwise; they need another file");
      if (!whole.equals(text)) Files.writeString(file, whole);
      lines.subList(1, lines.size()).forEach(read);
    } catch (IOException e) {
      throw new Failure("cannot use " + file + ": " + e.getMessage());
    }
  }

  /** Adds whole lines, each with its end, at once. */
  public synchronized void add(String lines) {
    if (path.isEmpty()) return;
    try {
      Files.writeString(path.get(), lines, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
