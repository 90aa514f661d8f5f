package fr.zizanie.table.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How numbers of an analysis are spelled. */
class AnalysisJsonTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "1, 1",
    "-1, -1",
    "0.5, 0.5",
    "-0.05, -0.05",
    "1.25, 1.25",
    "1e-17, 0",
    "0.000000000000001, 0.000000000000001",
    "0.9999999999999999, 1",
    "0.333333333333333333, 0.333333333333333",
  })
  void without_an_exponent_and_without_zeros_at_the_end(double number, String text) {
    assertThat(AnalysisJson.digits(number)).isEqualTo(text);
  }
}
