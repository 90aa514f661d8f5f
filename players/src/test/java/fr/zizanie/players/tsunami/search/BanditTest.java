package fr.zizanie.players.tsunami.search;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.machine.Jvm;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BanditTest {
  private static final long PATIENCE = 60_000;
  private static final List<Choice> PASS = List.of(Choice.PASS);
  private static final List<Choice> STONE = List.of(Choice.square(84));

  private final Tsunami game = new Tsunami();
  private final TsunamiState start =
      game.start(Options.read(game.profile().options(), Map.of("deck", "none")).orThrow());

  private Bandit middleOrNothing() {
    var bandit = new Bandit(game, Seat.FIRST, 5);
    bandit.add(PASS, game.apply(start, Choice.PASS), -0.2);
    bandit.add(STONE, game.apply(start, STONE.getFirst()), 0);
    return bandit;
  }

  @Test
  void every_game_of_every_hand_counts() {
    var bandit = middleOrNothing();
    bandit.together(start.setting(), Limit.of(new Patient(), 100, PATIENCE));
    assertThat(bandit.games()).isEqualTo(3 * 101);
  }

  @Test
  void hands_that_race_find_the_better_action() {
    var bandit = middleOrNothing();
    bandit.together(start.setting(), Limit.of(new Jvm(3), 100, PATIENCE));
    assertThat(bandit.best()).isEqualTo(STONE);
  }

  @Test
  void one_hand_finds_the_same_again() {
    var one = middleOrNothing();
    var other = middleOrNothing();
    one.compare(start.setting(), Limit.of(100, PATIENCE));
    other.together(start.setting(), Limit.of(100, PATIENCE));
    assertThat(other.games()).isEqualTo(one.games());
    assertThat(other.value()).isEqualTo(one.value());
    assertThat(other.best()).isEqualTo(one.best());
  }
}
