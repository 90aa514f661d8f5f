package fr.zizanie.players.training;

import fr.zizanie.players.net.Inputs;
import fr.zizanie.players.net.Net;
import fr.zizanie.rules.core.Game;
import java.util.List;
import java.util.function.Consumer;

/**
 * A game whose positions a network can learn to judge.
 *
 * @param start the state from which games begin
 * @param teacher who plays the games
 */
public record Trainable<S, V>(Game<S, V> game, S start, Teacher<S, V> teacher, Inputs<S> inputs) {
  /** {@return the samples of the game of that number, from 0; always the same} */
  public List<Sample> samples(Training training, int number) {
    return new SelfPlay<>(game, start, teacher, inputs, training.visits(), training.seed())
        .samples(number);
  }

  /** {@return the network that fits these samples; always the same} */
  public Net fitted(Training training, List<Sample> samples, Consumer<Training.Progress> told) {
    return training.fitted(inputs.count(), samples, told);
  }
}
