package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.laws.Laws;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every mixture of options obeys the laws. */
class TsunamiLawsTest {
  private static final int PLIES = Integer.getInteger("plies", 1_200);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "deck=none",
        "ko=psk komi=6",
        "deck=projet-2 emptyPileDiscardsHands=true",
      })
  void every_mixture_obeys(String text) {
    var given =
        Arrays.stream(text.split(" "))
            .map(word -> word.split("=", 2))
            .collect(Collectors.toMap(w -> w[0], w -> w[1]));
    var options = Options.read(new Tsunami().profile().options(), given).orThrow();
    var report = Laws.check(new Tsunami().agreed(options), options, 20261121, PLIES);
    assertThat(report.violation()).isEmpty();
    assertThat(report.plies()).isEqualTo(PLIES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko=nssk", "ko=psk emptyPileDiscardsHands=true"})
  void games_full_of_cards_obey(String text) {
    var options = Scene.agreed(text.split(" ", -1));
    var report = Laws.check(new Crowded(), options, 7, PLIES);
    assertThat(report.violation()).isEmpty();
  }
}
