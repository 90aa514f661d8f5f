package fr.zizanie.players;

import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.confusion.Sleuth;
import fr.zizanie.players.ironpond.Angler;
import fr.zizanie.players.tsunami.TsunamiAgent;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.tsunami.Tsunami;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** The opponents there are: one line a game. */
public final class Players {
  private Players() {}

  /** {@return the opponent of a game, if it has one; may be asked by many threads at a time} */
  public static <S, V> Optional<Agent<V>> of(Game<S, V> game) {
    return of(game, ThreadLocalRandom.current().nextLong());
  }

  /** {@return the same, whose whims at low levels follow from {@code seed}} */
  @SuppressWarnings("unchecked") // a game's agent takes that game's views
  public static <S, V> Optional<Agent<V>> of(Game<S, V> game, long seed) {
    return switch (game) {
      case Mutation mutation ->
          Optional.of(
              (Agent<V>)
                  new AlphaBeta<>(mutation, s -> new MutationEvaluation(s.layout()), 1, seed));
      case Tsunami tsunami -> Optional.of((Agent<V>) new TsunamiAgent(tsunami, seed));
      case Confusion confusion -> Optional.of((Agent<V>) new Sleuth(confusion, seed));
      case Felon felon ->
          Optional.of(
              (Agent<V>) new AlphaBeta<>(felon, s -> new FelonEvaluation(s.setting()), 3, seed));
      case IronPond pond -> Optional.of((Agent<V>) new Angler(pond, seed));
      default -> Optional.empty();
    };
  }

  /** {@return how long a level, 1 to 8, may take for one move} */
  public static Budget budget(int level) {
    return Level.of(level).budget(level);
  }
}
