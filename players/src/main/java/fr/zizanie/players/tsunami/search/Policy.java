package fr.zizanie.players.tsunami.search;

import fr.zizanie.players.number.Elementary;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Tells how likely each stone is the best, by learnt weights of its features. Stones of more weight
 * are exponentially more likely (Coulom 2007). Weights are whole numbers, in units of 1 / {@link
 * #UNIT}.
 */
public final class Policy implements Knowledge {
  /** The number that stands for a weight of 1. */
  public static final int UNIT = 256;

  private static final int MAGIC = 0x5a504f4c;

  /** Imaginary games of each stone, half of them won. */
  private static final int BASE = 4;

  /** Further games, all won, of a stone e times as likely as the average. */
  private static final double GOOD = 12;

  /** Further games, all lost, of a stone than which the average is e times as likely. */
  private static final double BAD = 3;

  /** The least logarithm of a stone's likelihood against the average. */
  private static final double LEAST = -20;

  private final short[] weights;

  /** A policy that copies its weights, one for each feature. */
  public Policy(short[] weights) {
    if (weights.length != Features.COUNT)
      throw new IllegalArgumentException(weights.length + " weights");
    this.weights = weights.clone();
  }

  /** {@return the policy that {@link #write} wrote} */
  public static Policy read(InputStream in) throws IOException {
    var data = new DataInputStream(in);
    if (data.readInt() != MAGIC) throw new IOException("no policy");
    short[] weights = new short[data.readInt()];
    for (int i = 0; i < weights.length; i++) weights[i] = data.readShort();
    return new Policy(weights);
  }

  /** Writes the policy for {@link #read}: two bytes a weight. */
  public void write(OutputStream out) throws IOException {
    var data = new DataOutputStream(out);
    data.writeInt(MAGIC);
    data.writeInt(weights.length);
    for (short weight : weights) data.writeShort(weight);
    data.flush();
  }

  @Override
  public void tell(Features features, int[] stones, int[] games, int[] won) {
    double[] logs = logs(features, stones);
    double average = -Elementary.log(stones.length);
    for (int i = 0; i < stones.length; i++) {
      double better = Math.max(LEAST, logs[i] - average);
      int good = better > 0 ? (int) (GOOD * better) : 0;
      int bad = better < 0 ? (int) (-BAD * better) : 0;
      games[i] += BASE + good + bad;
      won[i] += BASE / 2 + good;
    }
  }

  /** {@return the likelihood of each of some stones on the board looked at; their sum is 1} */
  double[] chances(Features features, int[] stones) {
    double[] out = logs(features, stones);
    for (int i = 0; i < out.length; i++) out[i] = Elementary.exp(out[i]);
    return out;
  }

  private double[] logs(Features features, int[] stones) {
    double[] out = new double[stones.length];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < stones.length; i++) {
      int n = features.of(stones[i]);
      int sum = 0;
      for (int k = 0; k < n; k++) sum += weights[features.get(k)];
      out[i] = (double) sum / UNIT;
      most = Math.max(most, out[i]);
    }
    double all = 0;
    for (double log : out) all += Elementary.exp(log - most);
    double norm = most + Elementary.log(all);
    for (int i = 0; i < out.length; i++) out[i] -= norm;
    return out;
  }
}
