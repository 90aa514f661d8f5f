package fr.zizanie.lab.training;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.alphabeta.AlphaBetaAgent;
import fr.zizanie.players.alphabeta.Evaluation;
import fr.zizanie.players.alphabeta.Strength;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Skill;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import java.util.List;
import java.util.function.Function;

/** Who plays the games to learn from. */
public interface Teacher<S, V> {
  /**
   * {@return what it would do, as its seed and so many positions tell it; the same every time}
   *
   * @param visits positions looked at
   */
  Advice advise(V view, int visits, long seed);

  /** {@return whether nothing is pending in a state, in which this choice is best} */
  boolean quiet(S state, Choice best);

  /** {@return the opponent of a game of perfect information} */
  static <S, V> Teacher<S, V> of(Game<S, V> game, Function<S, Evaluation<S>> evaluation) {
    return new Teacher<>() {
      private static final long PATIENCE = 60_000;
      private static final int DEEPEST = 60;

      @Override
      public Advice advise(V view, int visits, long seed) {
        return new AlphaBetaAgent<>(game, evaluation, List.of(), seed)
            .advise(
                view, new Strength(new Skill(visits, 0, 0), DEEPEST), Limit.of(visits, PATIENCE));
      }

      @Override
      public boolean quiet(S state, Choice best) {
        var judge = evaluation.apply(state);
        return !judge.inCheck(state) && !judge.noisy(state, best.code());
      }
    };
  }
}
