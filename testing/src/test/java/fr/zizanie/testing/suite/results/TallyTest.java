package fr.zizanie.testing.suite.results;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TallyTest {
  private final Tally tally = new Tally();

  @Test
  void the_last_line_counts() {
    add("a", Outcome.PASSED, 5);
    add("b", Outcome.PASSED, 30);
    add("c", Outcome.FAILED, 20);
    assertThat(tally.line()).isEqualTo("2 passed, 1 failed");
    add("d", Outcome.SKIPPED, 0);
    assertThat(tally.line()).isEqualTo("2 passed, 1 failed, 1 skipped");
  }

  @Test
  void the_slowest_come_first() {
    add("a", Outcome.PASSED, 5);
    add("b", Outcome.PASSED, 30);
    add("c", Outcome.FAILED, 20);
    assertThat(tally.slowest(2)).extracting(Result::test).containsExactly("b", "c");
  }

  private void add(String test, Outcome outcome, long millis) {
    tally.add(new Result("rules", test, outcome, millis, "", ""));
  }
}
