package fr.zizanie.lab.chances;

import fr.zizanie.lab.arena.KeptGames;
import fr.zizanie.players.Appraisers;
import fr.zizanie.players.Players;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.terminal.Failure;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Tells over games of mixed levels how often stated chances come true, or how steep they should be.
 *
 * @param top the highest level that plays
 */
public record ChancesLab<S, V>(Game<S, V> game, Options options, int top, long seed) {
  /** Fails if the computer doesn’t play the game, or if time bounds the level. */
  public ChancesLab {
    if (Players.of(game).isEmpty() || Appraisers.of(game).isEmpty())
      throw new Failure("the computer doesn’t play this game");
    if (Players.highest(game, top))
      throw new Failure("--level takes 1 to " + (Players.levels(game) - 1) + " here");
  }

  /** Plays what is left of so many games, and tells how often their chances came true. */
  public void calibrate(int games, int threads, Optional<Path> keep) {
    System.out.print(Calibration.of(judged("calibrate", 2 * seed, games, threads, keep)).text());
  }

  /**
   * Plays what is left of so many games, others than {@link #calibrate} plays with any seed, and
   * tells the steepness whose Brier score is the least, and how much the hands tell beside it.
   */
  public void fit(int games, int threads, Optional<Path> keep) {
    double stated = steepness();
    var judged = judged("fit", 2 * seed + 1, games, threads, keep);
    System.out.print(judged.size() + " games; " + Fit.of(judged, stated).text(stated));
    HandFit.of(judged).ifPresent(hands -> System.out.print(hands.text()));
  }

  private List<Judged> judged(
      String purpose, long drawn, int games, int threads, Optional<Path> keep) {
    var played = new MixedGames<>(game, options, top, drawn);
    var kept = new KeptGames<>(keep, head(purpose), Judged.FORM);
    kept.play(IntStream.range(0, games), threads, played::judged);
    return kept.all();
  }

  private double steepness() {
    var start = Match.begin(game, options);
    return Appraisers.of(start.game()).orElseThrow().steepness(start.state());
  }

  /** Chances that were stated with another steepness are others. */
  private String head(String purpose) {
    return "%s 3 %s levels to %d steepness %s seed %d options %s"
        .formatted(purpose, game.profile().id(), top, steepness(), seed, options.values());
  }
}
