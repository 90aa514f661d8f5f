package fr.zizanie.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The lowest level is somebody to win against for who has just learnt the rules. */
class LowestLevelTest {
  private static final int GAMES = 30;

  private static double against(Arena.Entrant<IronPondState, IronPondView> other) {
    var game = PondBeginner.GAME;
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var one = Arena.level(game, new Budget(60_000, 1), 11);
    var arena = new Arena<>(game, options, one, other, 11);
    double points = 0;
    for (int i = 0; i < GAMES; i++) points += arena.game(i).score();
    return points / GAMES;
  }

  @Test
  void it_beats_who_plays_anything() {
    assertThat(against(PondBeginner.random())).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void it_is_below_who_takes_what_hangs() {
    assertThat(against(PondBeginner.simple())).isLessThanOrEqualTo(0.4);
  }
}
