package fr.zizanie.players;

import fr.zizanie.players.alphabeta.OpenAppraiser;
import fr.zizanie.players.analysis.Appraiser;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.LevelRates;
import fr.zizanie.players.analysis.Work;
import fr.zizanie.players.confusion.ConfusionAppraiser;
import fr.zizanie.players.felon.FelonEvaluation;
import fr.zizanie.players.ironpond.IronPondAppraiser;
import fr.zizanie.players.mutation.MutationNet;
import fr.zizanie.players.tsunami.TsunamiAppraiser;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.tsunami.Tsunami;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Gives the appraiser of a game, which an analysis asks. */
public final class Appraisers {
  /** The logarithm of the odds that a hundredth of a piece is worth: {@code lab mutation --fit}. */
  private static final double MUTATION = 0.0051;

  /** So little as half of all leads end in a draw. */
  private static final double FELON = 0.0006;

  /** The rates are those of {@code lab GAME --errors}; Tsunami's tell no level from another. */
  private static final List<Judge<?, ?, ?>> ALL =
      List.of(
          new Judge<>(
              IronPond.class,
              IronPondAppraiser::new,
              new LevelRates(0.045, 0.037, 0.029, 0.022, 0.018)),
          new Judge<>(
              Confusion.class,
              ConfusionAppraiser::new,
              new LevelRates(0.102, 0.095, 0.041, 0.023, 0.008)),
          new Judge<>(Tsunami.class, TsunamiAppraiser::new, LevelRates.NONE),
          new Judge<>(
              Mutation.class,
              game ->
                  new OpenAppraiser<>(
                      game,
                      s -> MutationNet.evaluation(s.layout()),
                      MUTATION,
                      depth -> new Work(depth.of(200, 30_000, 200_000), 1)),
              new LevelRates(0.107, 0.041, 0.026, 0.0078)),
          new Judge<>(
              Felon.class,
              game ->
                  new OpenAppraiser<>(
                      game,
                      s -> new FelonEvaluation(s.setting()),
                      FELON,
                      depth -> new Work(depth.of(200, 8_000, 60_000), 1)),
              new LevelRates(0.040, 0.020, 0.0052, 0.0023)));

  /**
   * What makes the appraiser of one game.
   *
   * @param quick what a decision of each level gives up at depth quick
   */
  private record Judge<G extends Game<S, V>, S, V>(
      Class<G> game, Function<G, Appraiser<S, V>> appraiser, LevelRates quick) {
    Optional<Appraiser<S, V>> of(Game<?, ?> asked) {
      return game.isInstance(asked)
          ? Optional.of(appraiser.apply(game.cast(asked)))
          : Optional.empty();
    }
  }

  private Appraisers() {}

  /** {@return a new appraiser of a game, if there is one; it remembers what it has judged} */
  @SuppressWarnings("unchecked") // a game's appraiser takes that game's states and views
  public static <S, V> Optional<Appraiser<S, V>> of(Game<S, V> game) {
    return ALL.stream()
        .flatMap(judge -> judge.of(game).stream())
        .map(appraiser -> (Appraiser<S, V>) appraiser)
        .findFirst();
  }

  /**
   * {@return what a decision of each level gives up in a match that is judged to a depth, where
   * that was measured: under the usual options}
   */
  public static LevelRates rates(Match<?, ?> match, Depth depth) {
    var usual = Options.read(match.profile().options(), Map.of());
    if (depth != Depth.QUICK || !usual.equals(Answer.ok(match.start().options())))
      return LevelRates.NONE;
    return ALL.stream()
        .filter(judge -> judge.game.isInstance(match.game()))
        .map(Judge::quick)
        .findFirst()
        .orElse(LevelRates.NONE);
  }
}
