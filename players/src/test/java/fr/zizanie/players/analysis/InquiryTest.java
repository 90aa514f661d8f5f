package fr.zizanie.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.analysis.Inquiry.Alike;
import fr.zizanie.rules.core.Choice;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What was asked among all that could be. */
class InquiryTest {
  private static Question question(int number, double bits) {
    return new Question(List.of(Choice.number(number)), bits);
  }

  private static final List<Question> ALL =
      List.of(
          question(1, 0.25),
          question(2, 0.75),
          question(3, 1),
          question(4, 0.75 + 1e-15),
          question(5, 0));

  private static Inquiry asking(int number) {
    return Inquiry.of(9, question(number, 0).action(), ALL).orElseThrow();
  }

  @Test
  void the_place_counts_what_tells_more() {
    assertThat(List.of(3, 2, 4, 1, 5))
        .map(number -> asking(number).rank())
        .containsExactly(1, 2, 2, 4, 5);
    assertThat(asking(1).asked()).isEqualTo(question(1, 0.25));
    assertThat(asking(1).ply()).isEqualTo(9);
  }

  @Test
  void what_tells_equally_much_stands_together_under_what_was_asked() {
    assertThat(asking(2).best(2))
        .containsExactly(new Alike(question(3, 1), 0), new Alike(question(2, 0.75), 1));
    assertThat(asking(4).best(2).getLast().one().action()).isEqualTo(question(4, 0).action());
    assertThat(asking(4).best(9)).hasSize(4);
  }

  @Test
  void an_action_that_asks_nothing_has_no_place() {
    assertThat(Inquiry.of(9, List.of(Choice.number(6)), ALL)).isEmpty();
    assertThat(asking(1).bits(List.of(Choice.number(6)))).isEmpty();
    assertThat(asking(1).bits(List.of(Choice.number(3)))).hasValue(1);
  }
}
