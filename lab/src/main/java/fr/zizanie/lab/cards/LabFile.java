package fr.zizanie.lab.cards;

import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.terminal.Failure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Where a lab keeps its finished games, so that a run that was stopped goes on: a line that says
 * how they were played, a line for each finding, and a line {@code done N} after each game.
 */
final class LabFile {
  /** A finished game. */
  record Played(int number, List<Finding> findings) {}

  private final Optional<Path> path;
  private final Deck deck;
  private final List<Finding> findings = new ArrayList<>();
  private final Set<Integer> done = new HashSet<>();

  LabFile(Optional<Path> path, Lab lab, Deck deck) {
    this.path = path;
    this.deck = deck;
    String head = head(lab);
    path.ifPresent(p -> open(p, head));
  }

  private String head(Lab lab) {
    return String.format(
        Locale.ROOT,
        "lab 1 deck %s %s level %d millis %d seed %d horizon %d playouts %d ko %s komi %s",
        deck.id(),
        deck.hash().substring(0, 16),
        lab.budget().level(),
        lab.budget().millis(),
        lab.seed(),
        lab.horizon(),
        lab.playouts(),
        lab.options().get("ko"),
        lab.options().get("komi"));
  }

  private void open(Path p, String head) {
    try {
      if (!Files.exists(p)) {
        Files.writeString(p, head + "\n");
        return;
      }
      List<String> lines = Files.readAllLines(p);
      if (lines.isEmpty() || !lines.getFirst().equals(head))
        throw new Failure(p + " keeps games that were played otherwise; they need another file");
      read(p, lines);
    } catch (IOException e) {
      throw new Failure("cannot use " + p);
    }
  }

  /** A game without its last line was cut off and doesn't count. */
  private void read(Path p, List<String> lines) {
    List<Finding> game = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] parts = line.split(" ", -1);
      if (parts[0].equals("done")) {
        if (done.add(number(p, line, parts[1]))) findings.addAll(game);
        game.clear();
      } else if (parts[0].equals("game")) {
        game.clear();
      } else if (parts.length == 4) {
        game.add(finding(p, line, parts));
      }
    }
  }

  private Finding finding(Path p, String line, String[] parts) {
    try {
      return new Finding(
          number(p, line, parts[0]),
          deck.kind(parts[1]),
          Finding.What.valueOf(parts[2]),
          Double.parseDouble(parts[3]));
    } catch (IllegalArgumentException e) {
      throw new Failure(p + ": this is no line of the lab: " + line);
    }
  }

  private static int number(Path p, String line, String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new Failure(p + ": this is no line of the lab: " + line);
    }
  }

  List<Finding> findings() {
    return List.copyOf(findings);
  }

  boolean has(int game) {
    return done.contains(game);
  }

  void write(Played game) {
    if (path.isEmpty()) return;
    var out = new StringBuilder("\ngame " + game.number() + "\n");
    for (Finding f : game.findings())
      out.append(
          String.format(
              Locale.ROOT,
              "%d %s %s %.4f%n",
              f.game(),
              deck.card(f.kind()).id(),
              f.what(),
              f.change()));
    out.append("done ").append(game.number()).append('\n');
    try {
      Files.writeString(path.get(), out, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
