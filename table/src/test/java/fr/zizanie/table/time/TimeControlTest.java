package fr.zizanie.table.time;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How long each may think, as texts say it and as turns use it up. */
class TimeControlTest {
  private static TimeControl control(String text) {
    return TimeControl.parse(text).orThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1+0",
        "10+5",
        "180+60",
        "10d5",
        "1d1",
        "180d60",
        "10+3x30",
        "0+1x5",
        "180+20x120",
        "1d",
        "7d",
        "14d"
      })
  void a_text_is_read_as_it_is_written(String text) {
    assertThat(control(text).text()).isEqualTo(text);
    assertThat(control(text).limited()).isEqualTo(!text.isEmpty());
    // As wide as its column.
    assertThat(text).hasSizeLessThanOrEqualTo(16);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0+5",
        "181+0",
        "3+61",
        "3",
        "+2",
        "3+",
        "03+2",
        "3+2 ",
        "x",
        "0d5",
        "3d0",
        "3d61",
        "181d5",
        "0d",
        "15d",
        "07d",
        "7d0",
        "d",
        "d5",
        "3d05",
        "10+0x30",
        "10+21x30",
        "10+3x4",
        "10+3x121",
        "181+3x30",
        "10+3x",
        "10+x30",
        "00+3x30",
        "10+03x30",
        "10+3x030",
        "10d3x30",
        "-1+3",
        "10+3x30x2"
      })
  void other_texts_are_no_clock(String text) {
    assertThat(TimeControl.parse(text)).isInstanceOf(Answer.No.class);
  }

  @ParameterizedTest
  @CsvSource({
    // What a turn leaves, what it took, and what there is after it.
    "10+5,    50000, 10000, 55000",
    "10+5,    0,     0,     5000",
    "10d5,    50000, 10000, 55000",
    "10d5,    57000, 3000,  60000",
    "10d5,    60000, 0,     60000",
    // Main time; within the first period, at its end, within the second; in the last.
    "10+3x30, 100000, 5000, 100000",
    "10+3x30, 90000, 5000,  90000",
    "10+3x30, 80000, 5000,  90000",
    "10+3x30, 60001, 5000,  90000",
    "10+3x30, 60000, 30000, 60000",
    "10+3x30, 59000, 31000, 60000",
    "10+3x30, 1,     29999, 30000",
    "10+3x30, 0,     30000, 0",
  })
  void a_turn_gives_back_what_its_control_says(String text, long left, long spent, long after) {
    assertThat(control(text).rested(left, spent)).isEqualTo(after);
  }
}
