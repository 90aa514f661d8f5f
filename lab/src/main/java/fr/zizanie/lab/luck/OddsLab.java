package fr.zizanie.lab.luck;

import fr.zizanie.lab.arena.KeptGames;
import fr.zizanie.lab.luck.LetCome.Acted;
import fr.zizanie.players.Appraisers;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.analysis.Appraiser;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tells how often actions come off that the other side seldom lets come off, beside what the player
 * believed: {@link Appraiser#allowed} states its figures by this.
 */
public record OddsLab<S, V>(Game<S, V> game, Options options, Budget budget, long seed) {
  private static final int WORLDS = 400;

  /** Plays what is left of so many games, and tells. */
  public void run(int games, int threads, Optional<Path> keep) {
    var level = new LevelGames<>(game, options, budget, seed, 0);
    var kept = new KeptGames<>(keep, head(), LetCome.FORM);
    kept.play(IntStream.range(0, games), threads, n -> found(level.played(n)));
    var stated = new TreeMap<Double, List<List<Acted>>>();
    for (var one : kept.all())
      one.actions().stream()
          .collect(Collectors.groupingBy(Acted::allowed))
          .forEach((allowed, acted) ->
              stated.computeIfAbsent(allowed, _ -> new ArrayList<>()).add(acted));
    if (stated.isEmpty())
      System.out.println(
          "no action of these games is one that the other side seldom lets come off");
    stated.forEach((allowed, found) -> System.out.print(line(allowed, found)));
  }

  private String head() {
    return "odds 1 %s level %d millis %d seed %d options %s"
        .formatted(game.profile().id(), budget.level(), budget.millis(), seed, options.values());
  }

  private LetCome found(Match<S, V> match) {
    var appraiser = Appraisers.of(match.game()).orElseThrow();
    var random = new SplittableRandom(match.ply());
    var out = new ArrayList<Acted>();
    S s = match.start().state();
    for (Entry entry : match.standing().entries()) {
      if (entry instanceof Entry.Acted(Seat by, var picks)) {
        S after = Lines.after(game, s, picks);
        var view = game.view(s, Viewer.of(by));
        acted(appraiser, view, picks, appraiser.allowed(s, after), random).ifPresent(out::add);
        s = after;
      } else if (entry instanceof Entry.Dealt(Choice result)) s = game.apply(s, result);
    }
    return new LetCome(out);
  }

  /** An action that comes off in some worlds and not in all. */
  private Optional<Acted> acted(
      Appraiser<S, V> appraiser, V view, List<Choice> picks, double came, SplittableRandom random) {
    int seldom = 0;
    double stated = 1;
    for (int k = 0; k < WORLDS; k++) {
      S world = game.sample(view, random);
      double allowed = appraiser.allowed(world, Lines.after(game, world, picks));
      if (allowed == 1) continue;
      seldom++;
      stated = allowed;
    }
    if (seldom == 0 || seldom == WORLDS) return Optional.empty();
    return Optional.of(new Acted(stated, (double) seldom / WORLDS, came < 1));
  }

  private static String line(double stated, List<List<Acted>> games) {
    var actions = games.stream().flatMap(List::stream).toList();
    double came = actions.stream().mapToDouble(a -> a.came() ? 1 : 0).average().orElse(0);
    return String.format(
        Locale.ROOT,
        "%d actions, believed %.3f, came off %.3f: %s; stated %.3f%n",
        actions.size(),
        actions.stream().mapToDouble(Acted::believed).average().orElse(0),
        came,
        came == 0 || came == 1 ? "too few to tell" : odds(games, LetCome.factor(actions)),
        stated);
  }

  private static String odds(List<List<Acted>> games, double factor) {
    double error = LetCome.error(games, factor);
    return String.format(
        Locale.ROOT,
        "odds times %.3f, from %.3f to %.3f",
        Math.exp(factor),
        Math.exp(factor - error),
        Math.exp(factor + error));
  }
}
