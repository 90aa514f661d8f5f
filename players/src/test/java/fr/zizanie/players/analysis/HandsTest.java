package fr.zizanie.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.players.Appraisers;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What boards and hands are worth in the card games, as far as few looks tell. */
class HandsTest {
  private static final int DEALS = 8;

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
}
