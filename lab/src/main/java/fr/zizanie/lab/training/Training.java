package fr.zizanie.lab.training;

import fr.zizanie.players.net.Net;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * How a network is made; the same numbers make the same one.
 *
 * @param games of the opponent against itself
 * @param visits positions looked at for each move
 * @param hidden sums of the hidden layer, for each side
 * @param epochs how often all samples are gone over
 */
public record Training(int games, int visits, int hidden, int epochs, long seed) {
  /** One stretch of samples in so many is kept apart, to see what was learnt. */
  private static final int APART = 20;

  /** How long a stretch is at most: positions of a game are alike, so that whole games go there. */
  private static final int LONGEST = 1_000;

  /** How badly it fits, told after each epoch: mean squared errors, or cross-entropy. */
  public record Progress(int epoch, double learnt, double apart) {}

  /** {@return the network that fits these samples} */
  Net fitted(int inputs, List<Sample> samples, Consumer<Progress> told) {
    var learning = new ArrayList<Sample>();
    var apart = new ArrayList<Sample>();
    int stretch = Math.clamp(samples.size() / APART, 1, LONGEST);
    for (int i = 0; i < samples.size(); i++)
      (i / stretch % APART == 0 ? apart : learning).add(samples.get(i));
    var learner = new Learner(inputs, hidden, seed);
    var random = new SplittableRandom(seed + 1);
    for (int epoch = 0; epoch < epochs; epoch++) {
      // Smaller steps towards the end.
      double rate = 1 - 0.95 * epoch / Math.max(1, epochs - 1);
      double learnt = learner.epoch(learning, rate, random);
      told.accept(new Progress(epoch + 1, learnt, learner.error(apart)));
    }
    return learner.net();
  }
}
