package fr.zizanie.lab.training;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.net.Net;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What is learnt from samples. */
class TrainingTest {
  private static final int INPUTS = 20;
  private static final Training TRAINING = new Training(0, 1, 8, 60, 3);

  /** Whoever has more of the first ten inputs than the other is likely to win. */
  private static List<Sample> samples(long seed) {
    var random = new SplittableRandom(seed);
    var out = new ArrayList<Sample>();
    for (int n = 0; n < 3_000; n++) {
      int[] mover = new int[INPUTS];
      int[] other = new int[INPUTS];
      int mine = 0;
      int theirs = 0;
      for (int i = 0; i < INPUTS; i++) {
        if (random.nextInt(2) == 0) mover[mine++] = i;
        if (random.nextInt(2) == 0) other[theirs++] = i;
      }
      float lead = good(mover, mine) - good(other, theirs);
      out.add(
          new Sample(
              new Sample.Facts(mover, mine),
              new Sample.Facts(other, theirs),
              (float) (1 / (1 + Math.exp(-lead / 2)))));
    }
    return out;
  }

  private static int good(int[] inputs, int count) {
    int n = 0;
    for (int i = 0; i < count; i++) if (inputs[i] < INPUTS / 2) n++;
    return n;
  }

  private static byte[] bytes(Net net) throws IOException {
    var out = new ByteArrayOutputStream();
    net.write(out);
    return out.toByteArray();
  }

  @Test
  void errors_become_small_on_what_was_not_learnt_from() {
    var told = new ArrayList<Training.Progress>();
    TRAINING.fitted(INPUTS, samples(1), told::add);
    assertThat(told).hasSize(60);
    assertThat(told.getLast().apart()).isLessThan(told.getFirst().apart() / 4).isLessThan(0.012);
  }

  @Test
  void few_samples_are_learnt_from_too() {
    var told = new ArrayList<Training.Progress>();
    TRAINING.fitted(INPUTS, samples(1).subList(0, 100), told::add);
    assertThat(told.getLast().learnt()).isLessThan(told.getFirst().learnt());
    assertThat(told.getLast().apart()).isFinite();
  }

  @Test
  void the_same_samples_make_the_same_network() throws IOException {
    var one = TRAINING.fitted(INPUTS, samples(2), _ -> {});
    assertThat(bytes(TRAINING.fitted(INPUTS, samples(2), _ -> {}))).isEqualTo(bytes(one));
    assertThat(bytes(TRAINING.fitted(INPUTS, samples(3), _ -> {}))).isNotEqualTo(bytes(one));
  }
}
