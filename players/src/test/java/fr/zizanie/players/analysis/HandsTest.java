package fr.zizanie.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.players.Appraisers;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What boards and hands are worth in the card games, as far as few looks tell. */
class HandsTest {
  private static final int DEALS = 16;

  /** Eight stones, and Black draws. */
  private static final int FIRST_CARD = 9;

  private static Match<?, ?> dealt(String game, int deal) {
    return dealt(Games.named(game).orElseThrow(), deal);
  }

  private static <S, V> Match<S, V> dealt(Game<S, V> game, int deal) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    return Match.begin(game, options).deal(SeedDealer.of("hands " + deal, game.profile().id()));
  }

  private static <S, V> Judgement judged(Match<S, V> match, Seat seat, Depth depth) {
    var appraiser = Appraisers.of(match.game()).orElseThrow();
    var view = match.game().view(match.state(), Viewer.of(seat));
    return appraiser.judge(view, seat, appraiser.work(depth));
  }

  private static boolean anyCard(Judgement judgement) {
    return judgement.candidates().stream()
        .map(Weighed::action)
        .anyMatch(action -> CardWorth.card(action).isPresent());
  }

  @Test
  void at_the_least_depth_no_card_is_looked_at_but_moves_are() {
    boolean looked = false;
    for (int deal = 0; deal < DEALS; deal++) {
      var match = dealt("ironpond", deal);
      var law = judged(match, Seat.FIRST, Depth.LAW);
      assertThat(law.candidates()).isNotEmpty();
      assertThat(anyCard(law)).isFalse();
      looked |= anyCard(judged(match, Seat.FIRST, Depth.QUICK));
    }
    assertThat(looked).as("depth quick looks at them").isTrue();
  }

  @Test
  void an_empty_board_tells_nothing() {
    for (Seat seat : Seat.values()) {
      var judgement = judged(dealt("tsunami", 0), seat, Depth.QUICK);
      assertThat(judgement.chance()).isCloseTo(0.5, within(0.1));
      assertThat(judgement.candidates()).allMatch(one -> one.interval() == 0);
    }
  }

  /** What one deal of a game tells: what the hand adds to the logarithm of the odds, and both. */
  private record Told(double hand, double all) {}

  /** Where cards are drawn in turn, after the first one, with stones at the first places. */
  private static <S, V> Told told(Match<S, V> match, int deal) {
    var game = match.game();
    var random = new SplittableRandom(deal);
    S s = match.state();
    int acts = hands(game, s) == 0 ? FIRST_CARD : 0;
    for (int act = 0; act < acts || game.turn(s) instanceof Turn.Chance; act++)
      s = next(game, s, random);
    var appraiser = Appraisers.of(game).orElseThrow();
    var view = game.view(s, Viewer.of(Seat.FIRST));
    double chance = appraiser.judge(view, Seat.FIRST, appraiser.work(Depth.LAW)).chance();
    return new Told(appraiser.hands(view, Seat.FIRST), Odds.logit(chance));
  }

  private static <S, V> S next(Game<S, V> game, S s, SplittableRandom random) {
    var choices = game.choices(s).toList();
    if (game.turn(s) instanceof Turn.Chance)
      return game.apply(s, choices.get(random.nextInt(choices.size())));
    var draw = choices.stream().filter(c -> c.kind() == Choice.Kind.WORD).findFirst();
    var stone = choices.stream().filter(c -> c.kind() == Choice.Kind.SQUARE).findFirst();
    return game.apply(s, draw.or(() -> stone).orElseThrow());
  }

  private static <S, V> double hands(Game<S, V> game, S s) {
    return Appraisers.of(game).orElseThrow().hands(game.view(s, Viewer.of(Seat.FIRST)), Seat.FIRST);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ironpond", "tsunami"})
  void deals_of_one_board_differ_by_their_hands_alone(String game) {
    var told =
        IntStream.range(0, DEALS)
            .mapToObj(deal -> told(dealt(game, deal), deal))
            // What is played as it is drawn is in no hand.
            .filter(one -> one.hand != 0)
            .toList();
    assertThat(told.stream().map(Told::hand).distinct()).hasSizeGreaterThan(DEALS / 4);
    double board = told.getFirst().all - told.getFirst().hand;
    assertThat(told).allMatch(one -> Math.abs(one.all - one.hand - board) < 1e-9);
  }

  @Test
  void where_there_are_no_cards_hands_add_nothing() {
    for (String game : List.of("confusion", "mutation", "felon"))
      assertThat(none(dealt(game, 0))).isTrue();
  }

  private static <S, V> boolean none(Match<S, V> match) {
    return hands(match.game(), match.state()) == 0;
  }
}
