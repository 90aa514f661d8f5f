package fr.zizanie.lab.training.policy;

import fr.zizanie.lab.training.Sample;
import fr.zizanie.lab.training.Trainable;
import fr.zizanie.lab.training.Training;
import fr.zizanie.rules.tsunami.Tsunami;
import java.util.List;
import java.util.function.Consumer;

/**
 * What makes the policy of Tsunami: games without cards whatever the options. Positions are looked
 * at for as many playouts as there are visits.
 */
public record PolicyTrainable(Tsunami game) implements Trainable {
  @Override
  public List<Sample> samples(Training training, int number) {
    return new StoneGame(game, training.visits(), training.seed(), number).samples();
  }

  @Override
  public Made fitted(Training training, List<Sample> samples, Consumer<Training.Progress> told) {
    return new PolicyLearner(samples, training.seed()).fitted(training.epochs(), told)::write;
  }
}
