package fr.zizanie.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.Players;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Which level gives up as much as a player. */
class LevelRatesTest {
  private static final LevelRates RATES = new LevelRates(0.10, 0.06, 0.02);

  @Test
  void the_nearest_level_is_found_and_the_lower_of_two() {
    assertThat(RATES.nearest(0.09)).hasValue(1);
    assertThat(RATES.nearest(0.05)).hasValue(2);
    assertThat(RATES.nearest(0.03)).hasValue(3);
    assertThat(new LevelRates(0.5, 0.25).nearest(0.375)).hasValue(1);
    assertThat(LevelRates.NONE.nearest(0.03)).isEqualTo(OptionalInt.empty());
  }

  @Test
  void it_is_said_in_words_and_so_is_what_is_beyond_all_levels() {
    assertThat(RATES.words(0.05))
        .isEqualTo(new Words("joue comme le niveau 2", "plays like level 2"));
    assertThat(RATES.words(0.08).en()).isEqualTo("plays like level 1");
    assertThat(RATES.words(0.3).en()).isEqualTo("plays like level 1 or below");
    assertThat(RATES.words(0.01).fr()).isEqualTo("joue comme le niveau 3 ou au-dessus");
    assertThat(RATES.words(0.03).en()).isEqualTo("plays like level 3 or above");
    assertThat(LevelRates.NONE.words(0.3)).isEqualTo(Words.NONE);
  }

  @Test
  void a_level_that_gives_up_as_much_as_the_one_below_is_none() {
    assertThatIllegalArgumentException().isThrownBy(() -> new LevelRates(0.1, 0.05, 0.05));
  }

  @Test
  void the_rates_of_a_game_are_of_levels_that_it_has() {
    for (var game : Games.all()) {
      var match = begun(game, Map.of());
      var rates = Appraisers.rates(match, Depth.QUICK).rates();
      assertThat(rates).hasSizeLessThan(Players.levels(game));
      assertThat(rates).allMatch(rate -> rate > 0 && rate < 1);
      assertThat(Appraisers.rates(match, Depth.LAW)).isEqualTo(LevelRates.NONE);
    }
  }

  @Test
  void nothing_was_measured_under_other_options() {
    var match = begun(new IronPond(), Map.of("deck", "none"));
    assertThat(Appraisers.rates(match, Depth.QUICK)).isEqualTo(LevelRates.NONE);
  }

  private static <S, V> Match<S, V> begun(Game<S, V> game, Map<String, String> options) {
    return Match.begin(game, Options.read(game.profile().options(), options).orThrow());
  }
}
