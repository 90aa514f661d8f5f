package fr.zizanie.lab.training;

import fr.zizanie.players.net.Inputs;
import fr.zizanie.rules.core.Game;
import java.util.List;
import java.util.function.Consumer;

/**
 * What makes a network that judges the positions of a game.
 *
 * @param start the state from which games begin
 * @param teacher who plays the games
 */
public record Judging<S, V>(Game<S, V> game, S start, Teacher<S, V> teacher, Inputs<S> inputs)
    implements Trainable {
  @Override
  public List<Sample> samples(Training training, int number) {
    return new SelfPlay<>(game, start, teacher, inputs, training.visits(), training.seed())
        .samples(number);
  }

  @Override
  public Made fitted(Training training, List<Sample> samples, Consumer<Training.Progress> told) {
    return training.fitted(inputs.count(), samples, told)::write;
  }
}
