package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples that came with the rules. */
class ScenariosTest {
  static Stream<Arguments> examples() throws IOException {
    try (var in =
        Objects.requireNonNull(ScenariosTest.class.getResourceAsStream("scenarios.jsonl"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines().map(line -> Arguments.of(new Scenario(line).id(), line)).toList().stream();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void goes_as_told(String id, String json) {
    assertThat(new Scenario(json).run()).isEmpty();
  }
}
