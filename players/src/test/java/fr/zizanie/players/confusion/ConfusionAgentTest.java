package fr.zizanie.players.confusion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the opponent for Confusion does when asked. */
class ConfusionAgentTest {
  private static final int LONGEST = 400;

  private static Match<ConfusionState, ConfusionView> begun(String options, String seed) {
    var agreed = Position.agreed(options.split(" ", -1));
    return Match.begin(Position.GAME, agreed).deal(SeedDealer.of(seed, "confusion"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "edition=abbott",
        "first=random cap=40",
        "edition=spies",
        "edition=spies answers=cover",
        "edition=spies tokens=3:3",
        "edition=spies answers=cover tokens=1:2 late=true",
        "edition=spies honor=true small=true",
        "edition=spies setup=true comrade=true",
        "edition=spies setup=true small=true comrade=true late=true tokens=3:3",
        "edition=spies setup=true honor=true comrade=true first=red",
      })
  void whole_games_are_played_with_offered_actions_to_an_end(String options) {
    int over = 0;
    for (int game = 0; game < 4 && over == 0; game++) {
      var dealer = SeedDealer.of("whole " + game, "confusion");
      var match = begun(options, "whole " + game);
      var opponent = new ConfusionAgent(Position.GAME, game);
      while (match.turn() instanceof Turn.Of(var seat) && match.ply() < LONGEST) {
        var view = Position.GAME.view(match.state(), Viewer.of(seat));
        var advice = opponent.advise(view, Strength.of(3 + match.ply() % 2), Limit.of(30, 60_000));
        match = match.enter(new Entry.Acted(seat, advice.action())).orThrow().deal(dealer);
      }
      if (match.outcome().isPresent()) over++;
    }
    assertThat(over).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"edition=abbott", "edition=spies tokens=3:3", "edition=spies setup=true"})
  void the_same_seed_advises_the_same_and_only_the_view_counts(String options) {
    var match = begun(options, "twin");
    var random = new SplittableRandom(4);
    for (int ply = 0; ply < 30 && match.turn() instanceof Turn.Of(var seat); ply++) {
      var view = Position.GAME.view(match.state(), Viewer.of(seat));
      var twin = Position.GAME.view(Position.GAME.sample(view, random), Viewer.of(seat));
      var advice = Position.ask(view, 60, 9);
      assertThat(Position.ask(twin, 60, 9)).isEqualTo(advice);
      match = match.enter(new Entry.Acted(seat, advice.action())).orThrow();
      match = match.deal(SeedDealer.of("twin", "confusion"));
    }
    assertThat(match.ply()).isGreaterThanOrEqualTo(4);
  }

  @Test
  void looks_are_bounded() {
    var advice = Position.at(Position.ORDER, "white", "10=a4k5 6=5*5 2=A4K5").ask(300, 1);
    assertThat(advice.visits()).isBetween(100L, 300L);
  }

  @Test
  void a_sure_win_in_one_is_played() {
    var table = Position.at(Position.ORDER, "white", "8=9k1 3=4h!6 11=A10").after("HZ-S1", "A-E1");
    var advice = table.ask(400, 1);
    assertThat(Position.GAME.notation().print(advice.action())).isEqualTo("HZ-S1");
    assertThat(advice.score()).isGreaterThan(500);
  }

  @Test
  void so_is_one_in_the_stronghold_edition() {
    var table =
        Position.at(Position.SPIES, "white", "8=9k1 3=4h!6 11=A10", "edition=spies")
            .after("HZ-S1", "yes", "A-E1", "no");
    assertThat(table.best(400)).isEqualTo("HZ-S1");
  }

  @Test
  void the_only_saving_capture_is_tried() {
    var table = Position.at(Position.ORDER, "yellow", "11=8v2 4=1A9 1=h!1K8");
    assertThat(table.best(300)).isEqualTo("K-W2");
  }

  @Test
  void with_nothing_left_to_save_the_game_something_offered_is_played() {
    var table = Position.at(Position.ORDER, "yellow", "11=8v2 4=1A9 1=h!3K6").after("K-N4");
    assertThat(Position.GAME.turn(table.state())).isInstanceOf(Turn.Over.class);
    var lost = Position.at(Position.ORDER, "yellow", "11=8v2 4=1A9 1=h!9K");
    assertThat(Lines.actions(Position.GAME, lost.state(), 1000)).contains(lost.ask(50, 1).action());
  }

  @Test
  void a_try_known_to_be_refused_is_left_alone() {
    var table = Position.at(Position.ORDER, "white", "10=a9k 6=5*5 2=A9K").after("A-E1", "A-E1");
    for (long seed = 0; seed < 10; seed++) {
      var next = Lines.after(Position.GAME, table.state(), table.ask(100, seed).action());
      assertThat(next.facts()).isNotEqualTo(table.state().facts());
    }
  }

  @Test
  void another_seat_is_not_advised() {
    var table = Position.at(Position.ORDER, "white", "10=a9k 6=5*5 2=A9K");
    var other = Position.GAME.view(table.state(), Viewer.SECOND);
    assertThatThrownBy(() -> Position.ask(other, 10, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void an_interrupt_ends_the_search() {
    var view = Position.at(Position.ORDER, "white", "10=a4k5 6=5*5 2=A4K5").view();
    Thread.currentThread().interrupt();
    try {
      var advice = new ConfusionAgent(Position.GAME, 1).advise(view, new Budget(60_000, 8));
      assertThat(advice.action()).isNotEmpty();
      assertThat(advice.visits()).isLessThan(100);
    } finally {
      assertThat(Thread.interrupted()).as("the flag stays set").isTrue();
    }
  }
}
