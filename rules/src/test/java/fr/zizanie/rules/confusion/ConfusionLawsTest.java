package fr.zizanie.rules.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.laws.Laws;
import fr.zizanie.testing.Scale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Both editions and many mixtures of options obey the laws, in other games each day. */
class ConfusionLawsTest {
  private static final int PLIES = Integer.getInteger("plies", Scale.of(5_000, 15_000));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "first=random",
        "first=yellow cap=100",
        "edition=spies tokens=3:3",
        "edition=spies answers=cover tokens=2:3 comrade=true",
        "edition=spies answers=cover setup=true late=true first=random cap=60",
        "edition=spies honor=true small=true setup=true tokens=1:2",
        "edition=spies comrade=true late=true small=true tokens=3:1 first=red"
      })
  void every_mixture_obeys(String options) {
    var report = Laws.check(new Confusion(), Scene.agreed(options.split(" ")), Scale.seed(), PLIES);
    assertThat(report.violation()).as("with --seed %d", Scale.seed()).isEmpty();
    assertThat(report.plies()).isEqualTo(PLIES);
  }
}
