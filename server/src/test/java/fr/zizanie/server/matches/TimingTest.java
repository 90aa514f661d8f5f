package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import fr.zizanie.rules.SecretGames;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whether time tells what is hidden: {@code -Dzizanie.timing=SAMPLES} asks the whole server, over
 * real HTTP and sockets of this machine, the same of twin worlds, and lets the real computer think
 * with hands that its opponent can't tell apart. Samples are compared by {@link RankSum}: nothing
 * is found while no probability is below 1 % divided by the number of comparisons (Bonferroni).
 */
@Timeout(value = 2, unit = TimeUnit.HOURS)
class TimingTest {
  private static final int SAMPLES = Integer.getInteger("zizanie.timing", 0);
  private static final double ALPHA = 0.01;
  private static final int PAIRS = 3;
  private static final int HANDS = 8;

  /** One of those that look quickly, and the one that looks longest. */
  private static final List<Integer> LEVELS = List.of(3, 8);

  /** Actions before the computer thinks. */
  private static final int FEW = 12;

  @TempDir Path data;

  @BeforeEach
  void wanted() {
    assumeTrue(SAMPLES >= 10, "times are compared on demand: -Dzizanie.timing=SAMPLES, 10 or more");
  }

  /** Two states that look the same to the first seat and to everybody. */
  private record Twin<S, V>(Match<S, V> one, Match<S, V> other) {
    static <S, V> Twin<S, V> of(Game<S, V> game, long seed) {
      for (long k = seed; ; k += 1_000) {
        var random = new Random(k);
        var options = Options.read(game.profile().options(), Map.of()).orThrow();
        var match = Twins.played(game, options, 12, random, k);
        if (!(match.turn() instanceof Turn.Of(Seat seat)) || seat != Seat.FIRST) continue;
        S twin = game.sample(game.view(match.state(), Viewer.FIRST), random);
        if (!twin.equals(match.state()))
          return new Twin<>(
              Match.from(game, options, match.state()), Match.from(game, options, twin));
      }
    }
  }

  @Test
  void answers_take_as_long_whatever_is_hidden() throws Exception {
    var found = new Findings();
    for (var game : SecretGames.all())
      for (int pair = 0; pair < PAIRS; pair++)
        probe(game.profile().id() + " " + pair, Twin.of(game, pair), found);
    found.judge();
  }

  private <S, V> void probe(String name, Twin<S, V> twin, Findings found) throws Exception {
    Map<String, double[][]> times = new TreeMap<>();
    int warm = SAMPLES / 10;
    var random = new Random(1);
    try (var served = new Served(data)) {
      for (int k = -warm; k < SAMPLES; k++) {
        var order = random.nextBoolean() ? List.of(0, 1) : List.of(1, 0);
        for (int which : order) {
          var match = which == 0 ? twin.one : twin.other;
          for (var time : served.probes(match).entrySet())
            if (k >= 0)
              times.computeIfAbsent(time.getKey(), _ -> new double[2][SAMPLES])[which][k] =
                  time.getValue();
        }
      }
    }
    times.forEach((probe, both) -> found.add(name + ": " + probe, both[0], both[1]));
  }

  @Test
  void the_computer_takes_as_long_whatever_it_holds() throws Exception {
    var found = new Findings();
    for (int level : LEVELS) {
      var hands = hands(new IronPond());
      int runs = Math.max(8, SAMPLES / 10);
      var times = new double[HANDS][runs];
      var order = new ArrayList<>(IntStream.range(0, HANDS).boxed().toList());
      Served.thought(hands.getFirst(), level);
      for (int run = 0; run < runs; run++) {
        Collections.shuffle(order, new Random(run));
        for (int hand : order) times[hand][run] = Served.thought(hands.get(hand), level);
      }
      for (int hand = 0; hand < HANDS; hand++) {
        int one = hand;
        double[] others =
            IntStream.range(0, HANDS)
                .filter(k -> k != one)
                .mapToObj(k -> times[k])
                .flatMapToDouble(Arrays::stream)
                .toArray();
        found.add("level " + level + ": hand " + hand, times[hand], others);
      }
    }
    found.judge();
  }

  /** States where the computer, in the first seat, is to act, and its opponent sees the same. */
  private static <S, V> List<Match<S, V>> hands(Game<S, V> game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var match = Twins.played(game, options, FEW, new Random(1), 1);
    for (long seed = 2; !match.turn().is(Seat.FIRST); seed++)
      match = Twins.played(game, options, FEW, new Random(seed), seed);
    V view = game.view(match.state(), Viewer.SECOND);
    return IntStream.range(0, HANDS)
        .mapToObj(k -> Match.from(game, options, game.sample(view, new Random(k))))
        .toList();
  }

  /** What was compared so far. */
  private static final class Findings {
    private final List<String> lines = new ArrayList<>();
    private final Map<String, Double> probabilities = new TreeMap<>();

    void add(String probe, double[] one, double[] other) {
      double p = RankSum.probability(one, other);
      probabilities.put(probe, p);
      lines.add(
          "%-40s medians %9.3f %9.3f ms, p = %.4f".formatted(probe, median(one), median(other), p));
    }

    private static double median(double[] values) {
      return Arrays.stream(values).sorted().skip(values.length / 2).findFirst().orElseThrow();
    }

    void judge() {
      lines.forEach(System.out::println);
      double bound = ALPHA / probabilities.size();
      System.out.printf(
          "%d comparisons, least p = %.5f, bound %.5f%n",
          probabilities.size(), Collections.min(probabilities.values()), bound);
      assertThat(probabilities.values()).allMatch(p -> p >= bound);
    }
  }
}
