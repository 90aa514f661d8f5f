package fr.zizanie.lab.training;

import fr.zizanie.players.net.Net;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Fits a network to samples by Adam (Kingma, Ba 2015), one sample after the other within batches;
 * the same seed and samples make the same network on every machine, so mathematics is strict.
 */
final class Learner {
  private static final int BATCH = 256;
  private static final float RATE = 0.001f;
  private static final float FIRST = 0.9f;
  private static final float SECOND = 0.999f;
  private static final float TINY = 1e-8f;

  /** Weights beyond this would not fit into the whole numbers of a network. */
  private static final float MOST = 1.98f;

  private final int inputs;
  private final int hidden;

  /** Rows, starts, last weights, end. */
  private final float[] weights;

  private final float[] slope;
  private final float[] mean;
  private final float[] square;
  private final int starts;
  private final int last;
  private final float[] mover;
  private final float[] other;
  private int steps;

  Learner(int inputs, int hidden, long seed) {
    this.inputs = inputs;
    this.hidden = hidden;
    starts = inputs * hidden;
    last = starts + hidden;
    weights = new float[last + 2 * hidden + 1];
    slope = new float[weights.length];
    mean = new float[weights.length];
    square = new float[weights.length];
    mover = new float[hidden];
    other = new float[hidden];
    var random = new SplittableRandom(seed);
    for (int i = 0; i < starts; i++) weights[i] = (float) (random.nextDouble() - 0.5) * 0.2f;
    for (int i = starts; i < last; i++) weights[i] = 0.3f;
    for (int i = last; i < weights.length - 1; i++)
      weights[i] = (float) (random.nextDouble() - 0.5) * 0.5f;
  }

  /** Goes over all samples once in an order of chance; {@return the mean squared error} */
  double epoch(List<Sample> samples, double rate, SplittableRandom random) {
    int n = samples.size();
    int[] order = new int[n];
    for (int i = 0; i < n; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    double error = 0;
    for (int from = 0; from < n; from += BATCH) {
      int to = Math.min(n, from + BATCH);
      for (int i = from; i < to; i++) error += learn(samples.get(order[i]), 1f / (to - from));
      step((float) (RATE * rate));
    }
    return error / n;
  }

  /** {@return the mean squared error over samples from which nothing is learnt} */
  double error(List<Sample> samples) {
    double error = 0;
    for (var sample : samples) {
      double off = predicted(sample) - sample.wanted();
      error += off * off;
    }
    return error / samples.size();
  }

  private void sums(Sample.Facts facts, float[] out) {
    System.arraycopy(weights, starts, out, 0, hidden);
    for (int i = 0; i < facts.size(); i++) {
      int row = facts.get(i) * hidden;
      for (int h = 0; h < hidden; h++) out[h] += weights[row + h];
    }
  }

  private static float held(float sum) {
    return Math.clamp(sum, 0f, 1f);
  }

  private float predicted(Sample sample) {
    sums(sample.mover(), mover);
    sums(sample.other(), other);
    float out = weights[weights.length - 1];
    for (int h = 0; h < hidden; h++)
      out += held(mover[h]) * weights[last + h] + held(other[h]) * weights[last + hidden + h];
    return (float) (1 / (1 + StrictMath.exp(-out)));
  }

  /** Adds what one sample says of each weight; {@return its squared error} */
  private double learn(Sample sample, float share) {
    float p = predicted(sample);
    float off = p - sample.wanted();
    float down = 2 * off * p * (1 - p) * share;
    slope[weights.length - 1] += down;
    back(sample.mover(), mover, last, down);
    back(sample.other(), other, last + hidden, down);
    return (double) off * off;
  }

  private void back(Sample.Facts facts, float[] sums, int weight, float down) {
    for (int h = 0; h < hidden; h++) {
      float sum = sums[h];
      slope[weight + h] += down * held(sum);
      // From here on the array holds slopes, for the rows below.
      sums[h] = sum > 0 && sum < 1 ? down * weights[weight + h] : 0;
      slope[starts + h] += sums[h];
    }
    for (int i = 0; i < facts.size(); i++) {
      int row = facts.get(i) * hidden;
      for (int h = 0; h < hidden; h++) slope[row + h] += sums[h];
    }
  }

  private void step(float rate) {
    steps++;
    float first = (float) (1 - StrictMath.pow(FIRST, steps));
    float second = (float) (1 - StrictMath.pow(SECOND, steps));
    for (int i = 0; i < weights.length; i++) {
      float g = slope[i];
      slope[i] = 0;
      mean[i] = FIRST * mean[i] + (1 - FIRST) * g;
      square[i] = SECOND * square[i] + (1 - SECOND) * g * g;
      float move = rate * (mean[i] / first) / ((float) Math.sqrt(square[i] / second) + TINY);
      weights[i] = Math.clamp(weights[i] - move, -MOST * 8, MOST * 8);
    }
  }

  /** {@return the network in whole numbers} */
  Net net() {
    short[] rows = whole(0, inputs * hidden, Net.FULL);
    short[] begin = whole(starts, hidden, Net.FULL);
    short[] ends = whole(last, 2 * hidden, Net.UNIT);
    return new Net(
        rows, begin, ends, Math.round(weights[weights.length - 1] * Net.FULL * Net.UNIT));
  }

  private short[] whole(int from, int count, int unit) {
    short[] out = new short[count];
    for (int i = 0; i < count; i++)
      out[i] =
          (short)
              Math.clamp(Math.round(weights[from + i] * unit), Short.MIN_VALUE, Short.MAX_VALUE);
    return out;
  }
}
