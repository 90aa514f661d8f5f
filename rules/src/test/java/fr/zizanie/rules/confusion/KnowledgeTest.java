package fr.zizanie.rules.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.knowledge.Knowledge;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Counting by sets agrees with counting one by one, and samples are as likely as they should be.
 */
class KnowledgeTest {
  @Test
  void counts_agree_with_enumeration_on_random_masks() {
    var random = new SplittableRandom(7);
    for (int round = 0; round < 300; round++) {
      int n = 1 + random.nextInt(7);
      var masks = new int[n];
      for (int i = 0; i < n; i++)
        masks[i] = random.nextInt(3) == 0 ? (1 << n) - 1 : random.nextInt(1 << n) | 1 << i;
      var slow = new long[n][Diagrams.AGENT + 1];
      long total = enumerate(masks, 0, 0, new int[n], slow);
      var knowledge = Knowledge.of(masks);
      assertThat(knowledge.total()).isEqualTo(total);
      assertThat(knowledge.counts()).isDeepEqualTo(slow);
    }
  }

  @Test
  void two_letters_of_one_kind_agree_with_nothing() {
    var knowledge = Knowledge.of(0b010, 0b111, 0b010);
    assertThat(knowledge.total()).isZero();
    assertThat(knowledge.counts()).isDeepEqualTo(new long[3][Diagrams.AGENT + 1]);
  }

  @Test
  void a_letter_without_a_kind_agrees_with_nothing() {
    var knowledge = Knowledge.of(0b111, 0, 0b111);
    assertThat(knowledge.total()).isZero();
    assertThat(knowledge.counts()).isDeepEqualTo(new long[3][Diagrams.AGENT + 1]);
  }

  /**
   * Of all letters, few different sets of kinds: then many kinds are alike, and counted together.
   */
  @Test
  void counts_of_thirteen_letters_agree_with_counting_over_plain_sets() {
    var random = new SplittableRandom(11);
    for (int round = 0; round < 12; round++) {
      int n = Diagrams.AGENT;
      var some = random.ints(2 + round % 3, 0, 1 << n).toArray();
      var masks = new int[n];
      for (int i = 0; i < n; i++)
        masks[i] = i < 3 ? (1 << n) - 1 : some[random.nextInt(some.length)] | 1 << i;
      var knowledge = Knowledge.of(masks);
      assertThat(knowledge.total()).isEqualTo(plain(masks));
      int letter = random.nextInt(n);
      for (int kind = 0; kind < n; kind++) {
        var fixed = masks.clone();
        fixed[letter] &= 1 << kind;
        assertThat(knowledge.counts()[letter][kind + 1]).isEqualTo(plain(fixed));
      }
    }
  }

  /** How many ways there are to give each letter a kind, by the kinds that the first ones have. */
  private static long plain(int[] masks) {
    var ways = new long[1 << masks.length];
    ways[0] = 1;
    for (int set = 0; set < ways.length - 1; set++) {
      int left = masks[Integer.bitCount(set)] & ~set;
      for (; left != 0; left &= left - 1) ways[set | left & -left] += ways[set];
    }
    return ways[ways.length - 1];
  }

  private static long enumerate(int[] masks, int letter, int used, int[] kinds, long[][] counts) {
    if (letter == masks.length) {
      for (int i = 0; i < kinds.length; i++) counts[i][kinds[i] + 1]++;
      return 1;
    }
    long total = 0;
    for (int kind = 0; kind < masks.length; kind++) {
      if ((masks[letter] >> kind & 1) == 0 || (used >> kind & 1) != 0) continue;
      kinds[letter] = kind;
      total += enumerate(masks, letter + 1, used | 1 << kind, kinds, counts);
    }
    return total;
  }

  @Test
  void samples_are_uniform() {
    samplesAreUniform(0b011, 0b111, 0b110);
    samplesAreUniform(0b1111, 0b0110, 0b1111, 0b1110);
  }

  private static void samplesAreUniform(int... masks) {
    var knowledge = Knowledge.of(masks);
    var random = new SplittableRandom(3);
    var seen = new TreeMap<String, Integer>();
    int each = 10_000;
    for (int i = 0; i < each * knowledge.total(); i++)
      seen.merge(Arrays.toString(knowledge.sample(random)), 1, Integer::sum);
    assertThat(seen).hasSize((int) knowledge.total());
    assertThat(seen.values()).allSatisfy(n -> assertThat(n).isBetween(9_550, 10_450));
  }

  @Test
  void at_first_everything_is_possible_and_counted_exactly() {
    var view = Scene.GAME.view(Scene.dealt("k", "edition=spies").state(), Viewer.FIRST);
    var knowledge = view.knowledge(Seat.FIRST);
    assertThat(knowledge.total()).isEqualTo(6_227_020_800L);
    assertThat(knowledge.probabilities()[0][Diagrams.AGENT]).isEqualTo(1.0 / 13);
  }

  @Test
  void a_tile_shown_by_a_token_is_certain_for_its_owner_only() {
    var scene =
        Scene.spies("red", "11 k . . . . . . . . .*\n2 A C . . . . . . . . .", "tokens=3:3")
            .after("reveal A");
    var own = Scene.GAME.view(scene.state(), Viewer.SECOND).knowledge(Seat.SECOND);
    assertThat(own.probabilities()[0][1]).isEqualTo(1.0);
    assertThat(own.counts()[1][1]).isZero();
    var open = Scene.GAME.view(scene.state(), Viewer.PUBLIC).knowledge(Seat.SECOND);
    assertThat(open.probabilities()[0][1]).isEqualTo(1.0 / 13);
  }

  @Test
  void the_agent_agrees_with_every_answer_and_is_excluded_by_elimination() {
    var scene =
        Scene.spies("red", "11 k . . . . . . . . .*\n2 A C . . . . . . . . .").after("A-N1", "yes");
    var knowledge = Scene.GAME.view(scene.state(), Viewer.SECOND).knowledge(Seat.SECOND);
    assertThat(knowledge.counts()[0][Diagrams.AGENT]).isPositive();
    assertThat(knowledge.counts()[0][12]).as("the abbot goes diagonally only").isZero();
    assertThat(knowledge.counts()[1][1]).as("C may be the rocket").isPositive();
  }

  @Test
  void the_enemy_can_compute_what_the_owner_knows() {
    var state = Scene.dealt("e").after("L-S2", "E-N1").state();
    for (Seat seat : Seat.values()) {
      var own = Scene.GAME.view(state, Viewer.of(seat)).knowledge(seat);
      var enemy = Scene.GAME.view(state, Viewer.of(seat.other())).knowledge(seat);
      assertThat(enemy.counts()).isDeepEqualTo(own.counts());
    }
  }
}
