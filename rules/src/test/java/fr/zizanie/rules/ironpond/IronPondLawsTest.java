package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.laws.Laws;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games with all cards and every variant obey the laws. */
class IronPondLawsTest {
  static Stream<Map<String, String>> variants() {
    return Stream.of(
        Map.of(),
        Map.of("fundamental", "strict", "freeDiscard", "true", "emptyPile", "stop"),
        Map.of("open", "true", "pub", "true", "darts", "skill"),
        Map.of("revealed", "3:1", "deck", "68"),
        Map.of("custom", blanks(), "deck", "nochance", "gestures", "false"),
        Map.of("deck", "[1,11,12,22,26,28,32,33,34,57,66,68,69,71,72,3,41,44,53,65]"));
  }

  private static String blanks() {
    try (var in = Objects.requireNonNull(IronPond.class.getResourceAsStream("blanks.json"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void every_variant_obeys(Map<String, String> given) {
    var options = Options.read(CardCase.GAME.profile().options(), given).orThrow();
    var report = Laws.check(CardCase.GAME, options, 20261121, PLIES);
    assertThat(report.violation()).isEmpty();
    assertThat(report.plies()).isEqualTo(PLIES);
  }

  /** More on demand: {@code -Dironpond.plies=100000}, or {@code ./zizanie fuzz ironpond}. */
  private static final long PLIES = Long.getLong("ironpond.plies", 3000);

  @Test
  void perft_through_the_state_counts_what_the_board_counts() {
    var none = Options.read(CardCase.GAME.profile().options(), Map.of("deck", "none")).orThrow();
    var start = CardCase.GAME.start(none);
    assertThat(CardCase.GAME.perft(start, 4)).isEqualTo(197_281);
    assertThat(CardCase.GAME.divide(start, 3).values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(8902);
  }
}
