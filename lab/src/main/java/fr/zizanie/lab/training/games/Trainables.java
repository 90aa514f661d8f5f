package fr.zizanie.lab.training.games;

import fr.zizanie.lab.training.Judging;
import fr.zizanie.lab.training.Teacher;
import fr.zizanie.lab.training.Trainable;
import fr.zizanie.lab.training.policy.PolicyTrainable;
import fr.zizanie.players.felon.FelonEvaluation;
import fr.zizanie.players.mutation.MutationEvaluation;
import fr.zizanie.players.mutation.MutationInputs;
import fr.zizanie.players.net.Inputs;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.tsunami.Tsunami;
import java.util.Optional;

/**
 * What can be learnt of which game. A network of Chess Mutation ships; none of Le Félon and of Iron
 * Pond does, since none has won yet.
 */
public final class Trainables {
  private Trainables() {}

  /** {@return what can be learnt of a game with these options, if there is anything} */
  public static Optional<Trainable> of(Game<?, ?> game, Options options) {
    return switch (game) {
      case Mutation mutation -> {
        var teacher = Teacher.of(mutation, s -> new MutationEvaluation(s.layout()));
        yield judging(mutation, options, teacher, new MutationInputs());
      }
      case Felon felon -> {
        var teacher = Teacher.of(felon, s -> new FelonEvaluation(s.setting()));
        yield judging(felon, options, teacher, new FelonInputs());
      }
      case IronPond pond when options.get("deck").equals("none") ->
          judging(pond, options, new ChessTeacher(pond), new ChessInputs());
      case Tsunami tsunami -> Optional.of(new PolicyTrainable(tsunami));
      default -> Optional.empty();
    };
  }

  private static <S, V> Optional<Trainable> judging(
      Game<S, V> game, Options options, Teacher<S, V> teacher, Inputs<S> inputs) {
    return Optional.of(new Judging<>(game, game.start(options), teacher, inputs));
  }
}
