package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every card by the text of its rules, for White and for Black. */
class RulesOfCardsTest {
  static Stream<Arguments> cards() throws IOException {
    try (var in =
        Objects.requireNonNull(RulesOfCardsTest.class.getResourceAsStream("cards.jsonl"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .map(Scenario::new)
              .flatMap(s -> Stream.of(s, s.mirrored()))
              .map(s -> Arguments.of(s.id(), s))
              .toList()
              .stream();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cards")
  void goes_as_the_rules_say(String id, Scenario scenario) {
    assertThat(scenario.run()).isEmpty();
  }
}
