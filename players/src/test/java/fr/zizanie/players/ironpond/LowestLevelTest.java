package fr.zizanie.players.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.arena.Arena;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import org.junit.jupiter.api.Test;

/** The lowest level is somebody to win against for who has just learnt the rules. */
class LowestLevelTest {
  private static final int GAMES = 30;

  private static double against(Arena.Entrant<IronPondState, IronPondView> other) {
    var one = Arena.level(Pond.GAME, new Budget(60_000, 1), 11);
    var arena = new Arena<>(Pond.GAME, Pond.agreed(), one, other, 11);
    double points = 0;
    for (int i = 0; i < GAMES; i++) points += arena.game(i).score();
    return points / GAMES;
  }

  @Test
  void it_beats_who_plays_anything() {
    assertThat(against(Beginner.random())).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void it_is_below_who_takes_what_hangs() {
    assertThat(against(Beginner.simple())).isLessThanOrEqualTo(0.4);
  }
}
