package fr.zizanie.players.search;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * The opponent of a game of perfect information. It keeps nothing between moves, so that many
 * threads may ask it; with the same seed it does the same again wherever time doesn't decide.
 *
 * @param knowledge what the search must know, for the game that a state belongs to
 * @param breadth how many times as many choices as in chess a turn has; the middle levels look at
 *     so many times as many positions
 */
public record AlphaBeta<S, V>(
    Game<S, V> game, Function<S, Evaluation<S>> knowledge, int breadth, long seed)
    implements Agent<V> {
  private static final int LARGEST_TABLE = 20;

  @Override
  public Advice advise(V view, Budget budget) {
    var level = Level.of(budget.level()).over(breadth);
    return advise(view, level, Limit.of(level.visits(), budget.millis()));
  }

  /** {@return what to do as deep and as whimsical as {@code level}, until {@code limit}} */
  public Advice advise(V view, Level level, Limit limit) {
    S root = game.sample(view, new SplittableRandom(seed));
    if (!(game.turn(root) instanceof Turn.Of(Seat us)))
      throw new IllegalArgumentException("nobody is to act: " + view);
    var evaluation = knowledge.apply(root);
    long key = evaluation.key(root);
    var search = new Search<>(game, evaluation, limit, table(level), false);
    search.ply(0).key = key;
    var tries = tries(root, evaluation, level, new SplittableRandom(seed ^ key));
    return new Root<>(game, root, us, search, limit, tries).advise(level.depth());
  }

  private List<Root.Try<S>> tries(
      S root, Evaluation<S> evaluation, Level level, RandomGenerator random) {
    var seen = new ArrayList<Root.Try<S>>();
    var overlooked = new ArrayList<Root.Try<S>>();
    for (Choice choice : game.choices(root).toList()) {
      if (!game.sorted(root, choice)) continue;
      int whim = level.whim() == 0 ? 0 : (int) (random.nextGaussian() * level.whim());
      var t = new Root.Try<>(choice.code(), game.apply(root, choice), whim);
      (random.nextInt(100) < level.blind() ? overlooked : seen).add(t);
    }
    var tries = seen.isEmpty() ? overlooked : seen;
    tries.sort(Comparator.comparingInt(t -> -evaluation.gain(root, t.code())));
    return tries;
  }

  private static Table table(Level level) {
    int bits = 64 - Long.numberOfLeadingZeros(level.visits());
    return new Table(Math.min(LARGEST_TABLE, bits));
  }
}
