package fr.zizanie.players.alphabeta;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Skill;
import fr.zizanie.players.search.TranspositionTable;
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
 * The opponent of a game of perfect information. It keeps nothing between moves, so many threads
 * may ask it. With the same seed it does the same again unless time decides.
 *
 * @param evaluation makes the evaluation for the variant of a state
 * @param levels the levels, the lowest first; a level beyond them plays as the highest
 */
public record AlphaBetaAgent<S, V>(
    Game<S, V> game, Function<S, Evaluation<S>> evaluation, List<Strength> levels, long seed)
    implements Agent<V> {
  private static final int LARGEST_TABLE = 20;

  @Override
  public Advice advise(V view, Budget budget) {
    var strength = levels.get(Math.min(budget.level(), levels.size()) - 1);
    return advise(
        view, strength, Limit.of(budget.machine(), strength.skill().visits(), budget.millis()));
  }

  /** {@return the action that {@code strength} finds until {@code limit}} */
  public Advice advise(V view, Strength strength, Limit limit) {
    S root = game.sample(view, new SplittableRandom(seed));
    if (!(game.turn(root) instanceof Turn.Of(Seat us)))
      throw new IllegalArgumentException("nobody is to act: " + view);
    var judge = evaluation.apply(root);
    var moves = moves(root, judge, strength.skill(), new SplittableRandom(seed ^ judge.key(root)));
    var table = table(strength);
    var main = deepening(root, us, judge, limit, table, moves);
    int depth = strength.depth();
    // A level that work bounds must play the same with any number of hands.
    if (limit.machine().hands() == 1 || strength.skill().visits() != Limit.ALL)
      return main.deepen(1, depth).advice();
    long left = limit.left();
    limit
        .machine()
        .together(hand -> {
          if (hand == 0) main.deepen(1, depth);
          else
            deepening(root, us, evaluation.apply(root), limit.beside(left), table, moves)
                .deepen(1 + hand % 2, depth);
        });
    return main.advice();
  }

  /**
   * All hands share the table. An entry that two hands write at once may be mixed. That costs a
   * wrong value now and then, and never an illegal move.
   */
  private IterativeDeepening<S> deepening(
      S root,
      Seat us,
      Evaluation<S> judge,
      Limit limit,
      TranspositionTable table,
      List<IterativeDeepening.RootMove<S>> moves) {
    var search = new AlphaBetaSearch<>(game, judge, limit, table, false);
    search.ply(0).key = judge.key(root);
    return new IterativeDeepening<>(game, root, us, search, limit, moves);
  }

  private List<IterativeDeepening.RootMove<S>> moves(
      S root, Evaluation<S> judge, Skill skill, RandomGenerator random) {
    var seen = new ArrayList<IterativeDeepening.RootMove<S>>();
    var overlooked = new ArrayList<IterativeDeepening.RootMove<S>>();
    for (Choice choice : game.choices(root).toList()) {
      if (!game.sorted(root, choice)) continue;
      int error = (int) skill.error(random);
      S next = game.apply(root, choice);
      var move = new IterativeDeepening.RootMove<>(choice.code(), next, error);
      (skill.overlooks(random) ? overlooked : seen).add(move);
    }
    var moves = seen.isEmpty() ? overlooked : seen;
    moves.sort(Comparator.comparingInt(m -> -judge.gain(root, m.code())));
    return moves;
  }

  private static TranspositionTable table(Strength strength) {
    int bits = 64 - Long.numberOfLeadingZeros(strength.skill().visits());
    return TranspositionTable.deepest(Math.min(LARGEST_TABLE, bits));
  }
}
