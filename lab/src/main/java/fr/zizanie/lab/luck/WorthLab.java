package fr.zizanie.lab.luck;

import fr.zizanie.lab.arena.KeptGames;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.trait.CardText;
import fr.zizanie.rules.core.trait.Carded;
import fr.zizanie.terminal.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Analyses games of a level against itself, and tells what each card was worth in them. */
public record WorthLab<S, V>(
    Game<S, V> game, Options options, Budget budget, Depth depth, long seed) {
  private static final KeptGames.Form<List<CardPlay>> FORM =
      new KeptGames.Form<>(
          plays -> plays.stream().map(CardPlay::line).collect(Collectors.joining(", ")),
          WorthLab::read);

  /** Fails if the game has no cards. */
  public WorthLab {
    if (Carded.cards(game).isEmpty()) throw new Failure("this game has no cards");
  }

  /** Plays and analyses what is left of so many games, and tells. */
  public void run(int games, int threads, Optional<Path> keep, Optional<Path> csv) {
    var level = new LevelGames<>(game, options, budget, seed, 0);
    var kept = new KeptGames<>(keep, head(), FORM);
    kept.play(
        IntStream.range(0, games),
        threads,
        n -> {
          var match = level.played(n);
          return CardPlay.all(level.analysed(match, depth), match);
        });
    var rows = rows(kept.all());
    int count = kept.all().size();
    System.out.printf("%d %s%n%s%n", count, count == 1 ? "game" : "games", CardRow.HEAD);
    rows.forEach(row -> System.out.println(row.text()));
    csv.ifPresent(path -> write(path, rows.stream().map(CardRow::csv).toList()));
  }

  /** {@return a row for each card that could be played, in the order in which they are printed} */
  List<CardRow> rows(Collection<List<CardPlay>> games) {
    var printed = Carded.cards(game).stream().map(CardText::id).toList();
    return games.stream()
        .flatMap(List::stream)
        .map(CardPlay::card)
        .distinct()
        .sorted(Comparator.comparingInt(card -> printed.indexOf(card.substring(1))))
        .map(card -> CardRow.of(card, games))
        .toList();
  }

  private String head() {
    return "cards 3 %s level %d millis %d depth %s seed %d options %s"
        .formatted(
            game.profile().id(), budget.level(), budget.millis(), depth, seed, options.values());
  }

  private static Optional<List<CardPlay>> read(String line) {
    if (line.isEmpty()) return Optional.of(List.of());
    var plays = Arrays.stream(line.split(", ", -1)).map(CardPlay::read).toList();
    return plays.stream().allMatch(Optional::isPresent)
        ? Optional.of(plays.stream().map(Optional::orElseThrow).toList())
        : Optional.empty();
  }

  private static void write(Path path, List<String> rows) {
    try {
      Files.writeString(path, CardRow.CSV + "\n" + String.join("\n", rows) + "\n");
    } catch (IOException e) {
      throw new Failure("cannot write " + path);
    }
  }
}
