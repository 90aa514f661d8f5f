package fr.zizanie.lab.training.policy;

import fr.zizanie.lab.training.Sample;
import fr.zizanie.lab.training.Training;
import fr.zizanie.players.tsunami.search.Features;
import fr.zizanie.players.tsunami.search.Policy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Fits a policy by Adam with decay of weights to where long searches went, by cross-entropy; the
 * same seed and samples make the same policy on every machine, so mathematics is strict.
 */
final class PolicyLearner {
  /** Marks the first stone of a position. */
  static final Sample.Facts FIRST = new Sample.Facts(new int[0], 0);

  /** Marks any other stone of the same position. */
  static final Sample.Facts MORE = new Sample.Facts(new int[] {1}, 1);

  /** One position in so many is kept apart, in stretches of whole games. */
  private static final int APART = 20;

  private static final int STRETCH = 100;
  private static final int BATCH = 32;
  private static final double RATE = 0.02;
  private static final double DECAY = 0.03;

  private final float[] weights = new float[Features.COUNT];
  private final float[] slope = new float[Features.COUNT];
  private final float[] mean = new float[Features.COUNT];
  private final float[] square = new float[Features.COUNT];
  private final List<List<Sample>> learning = new ArrayList<>();
  private final List<List<Sample>> apart = new ArrayList<>();
  private final SplittableRandom random;
  private int steps;

  PolicyLearner(List<Sample> samples, long seed) {
    random = new SplittableRandom(seed);
    var positions = new ArrayList<List<Sample>>();
    int from = 0;
    for (int i = 1; i <= samples.size(); i++)
      if (i == samples.size() || samples.get(i).other().size() == 0) {
        positions.add(samples.subList(from, i));
        from = i;
      }
    int stretch = Math.clamp(positions.size() / APART, 1, STRETCH);
    for (int i = 0; i < positions.size(); i++)
      (i / stretch % APART == 0 ? apart : learning).add(positions.get(i));
  }

  /** Goes over all positions so many times; {@return what fits them} */
  Policy fitted(int epochs, Consumer<Training.Progress> told) {
    for (int epoch = 0; epoch < epochs; epoch++) {
      // Smaller steps towards the end.
      double rate = RATE * (1 - 0.95 * epoch / Math.max(1, epochs - 1));
      for (int i = learning.size() - 1; i > 0; i--)
        Collections.swap(learning, i, random.nextInt(i + 1));
      double learnt = 0;
      for (int i = 0; i < learning.size(); i++) {
        learnt += error(learning.get(i), true);
        if (i % BATCH == BATCH - 1 || i == learning.size() - 1) step(rate);
      }
      double other = apart.stream().mapToDouble(p -> error(p, false)).sum();
      told.accept(new Training.Progress(epoch + 1, learnt / learning.size(), other / apart.size()));
    }
    return policy();
  }

  /** {@return the cross-entropy of a position, from which it may learn} */
  private double error(List<Sample> position, boolean learn) {
    double[] chances = new double[position.size()];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < chances.length; i++) {
      chances[i] = sum(position.get(i).mover());
      most = Math.max(most, chances[i]);
    }
    double all = 0;
    for (int i = 0; i < chances.length; i++) {
      chances[i] = StrictMath.exp(chances[i] - most);
      all += chances[i];
    }
    double error = 0;
    for (int i = 0; i < chances.length; i++) {
      double chance = chances[i] / all;
      var stone = position.get(i);
      error -= stone.wanted() * StrictMath.log(chance + 1e-12);
      if (learn) learn(stone.mover(), (float) (chance - stone.wanted()));
    }
    return error;
  }

  private float sum(Sample.Facts facts) {
    float sum = 0;
    for (int i = 0; i < facts.size(); i++) sum += weights[facts.get(i)];
    return sum;
  }

  private void learn(Sample.Facts facts, float down) {
    for (int i = 0; i < facts.size(); i++) slope[facts.get(i)] += down / BATCH;
  }

  private void step(double rate) {
    steps++;
    double first = 1 - StrictMath.pow(0.9, steps);
    double second = 1 - StrictMath.pow(0.999, steps);
    for (int i = 0; i < weights.length; i++) {
      float g = slope[i];
      slope[i] = 0;
      mean[i] = 0.9f * mean[i] + 0.1f * g;
      square[i] = 0.999f * square[i] + 0.001f * g * g;
      double move = mean[i] / first / (Math.sqrt(square[i] / second) + 1e-6);
      weights[i] -= (float) (rate * (move + DECAY * weights[i]));
    }
  }

  private Policy policy() {
    short[] whole = new short[weights.length];
    for (int i = 0; i < whole.length; i++)
      whole[i] =
          (short)
              Math.clamp(Math.round(weights[i] * Policy.UNIT), Short.MIN_VALUE, Short.MAX_VALUE);
    return new Policy(whole);
  }
}
