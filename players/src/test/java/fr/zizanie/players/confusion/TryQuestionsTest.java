package fr.zizanie.players.confusion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.players.analysis.Question;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Viewer;
import java.util.HashMap;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What tries tell on average, counted by hand and by playing them in drawn worlds. */
class TryQuestionsTest {
  private static final int WORLDS = 2_000;

  /** White's A stands in the middle, Yellow's far off; nothing is known yet. */
  private static final String OPEN = "6=5a5 8=8*2 1=9A1";

  private static List<Question> questions(ConfusionView view) {
    return new ConfusionAppraiser(Position.GAME).questions(view);
  }

  private static double bits(Position table, String attempt) {
    return questions(table.view()).stream()
        .filter(question -> question.action().equals(Position.picks(attempt)))
        .mapToDouble(Question::bits)
        .findFirst()
        .orElseThrow();
  }

  /** Of twelve kinds seven go straight ahead, one of them four squares; two, three and so on. */
  @ParameterizedTest
  @CsvSource({"A-S1, 0.979869", "A-S3, 0.650022", "A-S4, 0.413817", "A-S5, 0"})
  void an_answer_tells_most_where_half_of_the_kinds_say_yes(String attempt, double bits) {
    assertThat(bits(Position.at(Position.ORDER, "white", OPEN), attempt))
        .isCloseTo(bits, within(1e-6));
  }

  @Test
  void what_is_known_tells_nothing_new() {
    var table = Position.at(Position.ORDER, "white", OPEN).after("A-S4", "A-N1");
    assertThat(questions(table.view())).isNotEmpty().allMatch(question -> question.bits() == 0);
  }

  /** Seven say yes, two of them on their way to a promotion, which is told too. */
  @Test
  void on_the_last_row_a_promotion_tells_as_well() {
    var table = Position.at(Position.ORDER, "white", "2=5a5 8=8*2 9=9A1");
    double expected = entropy(5 / 12.0, 2 / 12.0, 5 / 12.0);
    assertThat(bits(table, "A-S1")).isCloseTo(expected, within(1e-9));
  }

  /** One of thirteen may say what it likes: it is among what either answer leaves. */
  @Test
  void an_agent_says_yes_half_of_the_time() {
    var table = Position.at(Position.SPIES, "white", OPEN, "edition=spies");
    double expected = 7.5 / 13 * log2(13 / 8.0) + 5.5 / 13 * log2(13 / 6.0);
    assertThat(bits(table, "A-S1")).isCloseTo(expected, within(1e-9));
  }

  @Test
  void only_tries_of_the_seat_that_is_to_try_are_questions() {
    var table = Position.at(Position.SPIES, "white", OPEN, "edition=spies");
    assertThat(questions(table.view()))
        .allMatch(question -> question.action().getFirst().kind() == Choice.Kind.MOVE);
    assertThat(questions(table.after("A-S1").view())).isEmpty();
  }

  /** The same from the rules alone: each world that looks the same answers for itself. */
  @Test
  void the_bits_are_the_entropy_of_what_the_seat_sees_next() {
    var table =
        Position.at(Position.ORDER, "white", "4=2a2c2e2 2=5H5 8=8*2 9=7A1C1")
            .after("A-S1", "A-E1", "C-SE1", "C-W1", "E-W2", "A-N2");
    var view = table.view();
    var random = new SplittableRandom(7);
    var worlds = Stream.generate(() -> Position.GAME.sample(view, random)).limit(WORLDS).toList();
    for (var question : questions(view)) {
      var seen = new HashMap<ConfusionView, Integer>();
      for (var world : worlds) {
        var after = Lines.after(Position.GAME, world, question.action());
        seen.merge(Position.GAME.view(after, Viewer.FIRST), 1, Integer::sum);
      }
      var shares = seen.values().stream().mapToDouble(count -> (double) count / WORLDS).toArray();
      assertThat(question.bits()).isCloseTo(entropy(shares), within(0.04));
    }
  }

  private static double entropy(double... shares) {
    double sum = 0;
    for (double share : shares) sum -= share * log2(share);
    return sum;
  }

  private static double log2(double value) {
    return Math.log(value) / Math.log(2);
  }
}
