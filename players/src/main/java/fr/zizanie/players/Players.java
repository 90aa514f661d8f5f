package fr.zizanie.players;

import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.alphabeta.AlphaBetaAgent;
import fr.zizanie.players.alphabeta.Strength;
import fr.zizanie.players.confusion.ConfusionAgent;
import fr.zizanie.players.felon.FelonEvaluation;
import fr.zizanie.players.ironpond.IronPondAgent;
import fr.zizanie.players.mutation.MutationNet;
import fr.zizanie.players.tsunami.TsunamiAgent;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.tsunami.Tsunami;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BiFunction;

/**
 * Gives the opponent of a game and the levels that it has. A program that has a game can let its
 * opponent play:
 *
 * {@snippet file="fr/zizanie/example/AgainstTheComputer.java" region="example"}
 */
public final class Players {
  private static final List<Opponent<?, ?>> ALL =
      List.of(
          new Opponent<>(IronPond.class, IronPondAgent.LEVELS, IronPondAgent::new),
          new Opponent<>(Confusion.class, ConfusionAgent.LEVELS, ConfusionAgent::new),
          new Opponent<>(
              Mutation.class,
              Strength.MUTATION.size(),
              (game, seed) ->
                  new AlphaBetaAgent<>(
                      game, s -> MutationNet.evaluation(s.layout()), Strength.MUTATION, seed)),
          new Opponent<>(
              Felon.class,
              Strength.FELON.size(),
              (game, seed) ->
                  new AlphaBetaAgent<>(
                      game, s -> new FelonEvaluation(s.setting()), Strength.FELON, seed)),
          new Opponent<>(Tsunami.class, Budget.LEVELS, TsunamiAgent::new));

  /**
   * The opponent of one game.
   *
   * @param levels how many levels can be told apart
   * @param agent makes the agent from the game and the seed of its errors
   */
  private record Opponent<G extends Game<?, V>, V>(
      Class<G> game, int levels, BiFunction<G, Long, Agent<V>> agent) {
    Optional<Agent<V>> of(Game<?, ?> asked, long seed) {
      return game.isInstance(asked)
          ? Optional.of(agent.apply(game.cast(asked), seed))
          : Optional.empty();
    }
  }

  private Players() {}

  /** {@return the opponent of a game, if it has one; may be asked by many threads at a time} */
  public static <S, V> Optional<Agent<V>> of(Game<S, V> game) {
    return of(game, ThreadLocalRandom.current().nextLong());
  }

  /**
   * {@return the opponent of a game, if it has one; its errors at low levels follow from {@code
   * seed}}
   */
  @SuppressWarnings("unchecked") // a game's agent takes that game's views
  public static <S, V> Optional<Agent<V>> of(Game<S, V> game, long seed) {
    return ALL.stream()
        .flatMap(opponent -> opponent.of(game, seed).stream())
        .map(agent -> (Agent<V>) agent)
        .findFirst();
  }

  /** {@return how many levels of a game's opponent can be told apart; 0 without an opponent} */
  public static int levels(Game<?, ?> game) {
    return ALL.stream().filter(o -> o.game.isInstance(game)).mapToInt(o -> o.levels).sum();
  }

  /** {@return whether a level is the highest of a game, or beyond it} */
  public static boolean highest(Game<?, ?> game, int level) {
    return level >= levels(game);
  }

  /** {@return the usual budget of a level of a game for one move} */
  public static Budget budget(Game<?, ?> game, int level) {
    return highest(game, level) ? Budget.highest(level) : Budget.patient(level);
  }
}
