package fr.zizanie.lab.training.policy;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.lab.training.Training;
import fr.zizanie.players.tsunami.search.Policy;
import fr.zizanie.rules.tsunami.Tsunami;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** What a policy is learnt from, and that it is learnt. */
class PolicyTrainableTest {
  private static final Training TRAINING = new Training(2, 30, 1, 5, 1);
  private final PolicyTrainable trainable = new PolicyTrainable(new Tsunami());

  @Test
  void stones_that_the_search_prefers_become_likelier() throws IOException {
    var samples = new ArrayList<>(trainable.samples(TRAINING, 0));
    samples.addAll(trainable.samples(TRAINING, 1));
    double positions = samples.stream().filter(s -> s.other().size() == 0).count();
    assertThat(samples.stream().mapToDouble(s -> s.wanted()).sum() / positions)
        .isBetween(0.999, 1.001);
    var told = new ArrayList<Training.Progress>();
    var out = new ByteArrayOutputStream();
    trainable.fitted(TRAINING, samples, told::add).write(out);
    assertThat(told).hasSize(5);
    assertThat(told.getLast().learnt()).isLessThan(told.getFirst().learnt());
    assertThat(told.getLast().apart()).isFinite();
    var again = new ByteArrayOutputStream();
    Policy.read(new ByteArrayInputStream(out.toByteArray())).write(again);
    assertThat(again.toByteArray()).isEqualTo(out.toByteArray());
  }

  @Test
  void a_game_is_always_the_same() {
    var one = trainable.samples(TRAINING, 3).stream().map(s -> s.wanted()).toList();
    assertThat(trainable.samples(TRAINING, 3).stream().map(s -> s.wanted()).toList())
        .isEqualTo(one)
        .isNotEmpty();
  }
}
