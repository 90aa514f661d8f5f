package fr.zizanie.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.rules.core.Choice;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** What a card gained, against the best without one. */
class CardWorthTest {
  private static final Choice FIRE = Choice.card(5);
  private static final Choice DAM = Choice.card(7);
  private static final OptionalDouble NO_COUNTER = OptionalDouble.empty();

  private static Weighed move(int to, double chance) {
    return new Weighed(List.of(Choice.move(1, to)), chance, 0);
  }

  private static Weighed card(Choice card, int at, double chance) {
    return new Weighed(List.of(card, Choice.square(at)), chance, 0.02);
  }

  @Test
  void a_card_that_was_played_counts_as_it_was_played_and_others_at_their_best() {
    var played = card(FIRE, 3, 0.5);
    var found = List.of(card(FIRE, 4, 0.7), card(DAM, 3, 0.65), move(2, 0.6), move(3, 0.4));
    var worth = CardWorth.of(9, found, played, OptionalDouble.of(0.45));
    assertThat(worth).extracting(CardWorth::card).containsExactly(FIRE, DAM);
    assertThat(worth).extracting(CardWorth::played).containsExactly(true, false);
    assertThat(worth.getFirst().gain()).isCloseTo(-0.1, within(1e-12));
    assertThat(worth.getFirst().countered()).hasValue(0.45);
    assertThat(worth.getLast().gain()).isCloseTo(0.15, within(1e-12));
    assertThat(worth.getLast().countered()).isEmpty();
    assertThat(worth.getLast().interval()).isEqualTo(0.02);
  }

  @Test
  void a_move_that_the_search_left_out_counts_among_those_without_a_card() {
    var worth = CardWorth.of(9, List.of(card(FIRE, 4, 0.7)), move(8, 0.8), NO_COUNTER);
    assertThat(worth)
        .singleElement()
        .satisfies(one -> {
          assertThat(one.played()).isFalse();
          assertThat(one.gain()).isCloseTo(-0.1, within(1e-12));
        });
  }

  @Test
  void a_kept_card_is_measured_against_what_was_done() {
    var played = card(FIRE, 3, 0.8);
    var found = List.of(played, card(DAM, 3, 0.6), move(2, 0.5));
    assertThat(CardWorth.of(9, found, played, NO_COUNTER).getLast().gain())
        .isCloseTo(-0.2, within(1e-12));
  }

  @Test
  void a_discard_plays_no_card() {
    assertThat(CardWorth.card(List.of(Choice.word(1), DAM))).isEmpty();
    assertThat(CardWorth.card(List.of(DAM, Choice.word(1)))).hasValue(DAM);
  }

  @Test
  void nothing_is_said_where_nothing_but_cards_can_be_played_and_where_none_can() {
    var only = List.of(card(FIRE, 4, 0.7), card(DAM, 4, 0.6));
    assertThat(CardWorth.of(9, only, only.getFirst(), NO_COUNTER)).isEmpty();
    assertThat(CardWorth.of(9, List.of(move(2, 0.6)), move(2, 0.6), NO_COUNTER)).isEmpty();
  }
}
