package fr.zizanie.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.deck.Deck;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The lab measures what happens, the same for the same seed, and its intervals are right. */
class LabTest {
  private static final String DECK =
      """
      {"id":"small","size":4,"cards":[
        {"id":"rien","copies":2,"keep":"IMMEDIATE","timing":"INSTEAD","effect":[{"op":"NO_MOVE"}]},
        {"id":"loin","copies":1,"keep":"RESERVE","timing":"BEFORE",
         "effect":[{"op":"MOVE","stone":{"colour":"SELF","solo":true},"d1Max":2}]},
        {"id":"non","copies":1,"keep":"RESERVE","timing":"COUNTER","counters":["CARD"],
         "effect":[{"op":"CANCEL","what":"CARD"}]}]}
      """;

  private static Lab lab(String deck) {
    var options =
        Options.read(
                new Tsunami().profile().options(), Map.of("deck", Deck.of(deck).orThrow().word()))
            .orThrow();
    return new Lab(options, new Budget(1000, 1), 7, 4, 8);
  }

  private static Finding found(int game, double change) {
    return new Finding(game, 0, Finding.What.DRAWN, change);
  }

  @Test
  void every_card_of_the_pile_is_drawn_and_judged_and_a_game_comes_out_the_same() {
    var findings = LabGame.findings(lab(DECK), 3);
    assertThat(findings.stream().filter(f -> f.what() == Finding.What.DRAWN)).hasSize(4);
    assertThat(findings.stream().filter(f -> f.what() == Finding.What.AT_ONCE && f.kind() == 0))
        .hasSize(2);
    assertThat(findings).allMatch(f -> f.game() == 3 && Math.abs(f.change()) <= 1);
    assertThat(LabGame.findings(lab(DECK), 3)).isEqualTo(findings);
    assertThat(LabGame.findings(lab(DECK), 4)).isNotEqualTo(findings);
  }

  @Test
  void an_interval_takes_the_spread_between_games() {
    var lone = Interval.of(List.of(found(0, 0.1), found(1, 0.3)));
    assertThat(lone.count()).isEqualTo(2);
    assertThat(lone.mean()).isCloseTo(0.2, within(1e-12));
    // Two games: the sample deviation is 0.1414, the error of their mean 0.1.
    assertThat(lone.half()).isCloseTo(1.96 * 0.1, within(1e-12));
    // The same findings told twice say no more.
    var twice = Interval.of(List.of(found(0, 0.1), found(0, 0.1), found(1, 0.3), found(1, 0.3)));
    assertThat(twice.half()).isCloseTo(lone.half(), within(1e-12));
    assertThat(Interval.of(List.of(found(0, 0.1))).half()).isNaN();
  }

  @Test
  void a_horizon_keeps_the_same_seat_to_move() {
    var lab = lab(DECK);
    assertThatThrownBy(() -> new Lab(lab.options(), lab.budget(), 1, 5, 8))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
