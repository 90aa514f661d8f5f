package fr.zizanie.lab.luck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.lab.luck.CardPlay.Fate;
import fr.zizanie.players.analysis.CardWorth;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.terminal.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a card was worth over several games, and which were countered. */
class CardRowTest {
  private static CardPlay play(String card, Fate fate, double gain, double cost) {
    return new CardPlay(card, fate, gain, cost);
  }

  @Test
  void a_row_counts_what_could_be_played_and_means_what_was() {
    var row =
        CardRow.of(
            "#5",
            List.of(
                List.of(play("#5", Fate.PLAYED, 0.3, 0.2), play("#5", Fate.KEPT, 0.9, Double.NaN)),
                List.of(play("#5", Fate.COUNTERED, 0.1, Double.NaN), play("#6", Fate.PLAYED, 1, 1)),
                List.of(play("#5", Fate.KEPT, -0.2, Double.NaN))));
    assertThat(List.of(row.could(), row.played(), row.countered())).containsExactly(4, 2, 1);
    assertThat(row.gain()).isCloseTo(0.2, within(1e-12));
    // Two games are off by 0.1 each.
    assertThat(row.half()).isCloseTo(1.96 * Math.sqrt(0.02 * 2) / 2, within(1e-12));
    assertThat(row.cost()).isCloseTo(0.2, within(1e-12));
    assertThat(row.csv()).isEqualTo("#5,4,2,1,0.2000,0.1960,0.2000");
  }

  @Test
  void a_card_that_nobody_played_gained_nothing_yet() {
    var row = CardRow.of("#5", List.of(List.of(play("#5", Fate.KEPT, 0.4, Double.NaN))));
    assertThat(row.csv()).isEqualTo("#5,1,0,0,,,");
    assertThat(row.text()).isEqualTo("#5                  1       0          0");
  }

  @Test
  void what_was_written_is_read() {
    var play = play("#5", Fate.COUNTERED, -4.2E-5, Double.NaN);
    assertThat(CardPlay.read(play.line())).hasValue(play);
    assertThat(CardPlay.read(play.line().substring(2))).isEmpty();
  }

  /** Such as #54 by #33 on move 11. */
  @Test
  void counters_are_found_in_a_recorded_game() throws IOException {
    var text = Files.readString(Path.of("../web/public/examples/ironpond.txt"));
    assertThat(Counters.of(Json.RECORDS.read(text).orThrow().match()))
        .isEqualTo(Set.of(36, 40, 52, 62, 68, 71));
  }

  /** On the board it is mate; the card that helps is its player's turn, and counters no card. */
  @Test
  void a_card_that_saves_from_mate_counters_nothing() {
    var game = new IronPond();
    var mate =
        """
        {"fen":"7k/6pp/8/8/8/8/8/RK6 w - - 0 1","hands":{"white":[],"black":[9]},"pile":[1,2,3]}
        """;
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var start = game.notation().load(Json.tree(mate).orElseThrow(), options).orThrow();
    var match = Match.from(game, options, start).play(Seat.FIRST, "a1a8").orThrow();
    while (match.turn().is(Seat.FIRST)) match = match.play(Seat.FIRST, "pass").orThrow();
    var saved =
        Lines.actions(game, match.state(), Integer.MAX_VALUE).stream()
            .filter(action -> CardWorth.card(action).isPresent())
            .findFirst()
            .orElseThrow();
    match = match.enter(new Entry.Acted(Seat.SECOND, saved)).orThrow();
    assertThat(Counters.of(match)).isEmpty();
  }
}
