package fr.zizanie.lab.engines;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.lab.arena.Arena;
import fr.zizanie.lab.arena.Result;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.testing.Outsiders;
import fr.zizanie.testing.Scale;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Games against programs of others, where they are installed. */
class OutsideTest {
  private static final int GAMES = Scale.of(2, 10);

  /**
   * A game of go takes ten seconds of processor time, and begins with the other colour each day.
   */
  private static final int GO_GAMES = Scale.of(1, 10);

  private static final long SEED = 5;

  private static Options cardless(Game<?, ?> game) {
    return Options.read(game.profile().options(), Map.of("deck", "none")).orThrow();
  }

  private static <S, V> Result played(Game<S, V> game, Arena.Entrant<S, V> other, int games) {
    var us = Arena.level(game, new Budget(60_000, 4), SEED);
    var arena = new Arena<>(game, cardless(game), us, other, SEED);
    int first = (int) (Scale.seed() & 1);
    return IntStream.range(first, first + games)
        .mapToObj(arena::game)
        .reduce(Result.NONE, Result::and);
  }

  @Test
  void chess_is_played_with_stockfish_to_its_end() {
    var command = Outsiders.installed("stockfish");
    var set = List.of("UCI_LimitStrength=true", "UCI_Elo=1350");
    var game = new IronPond();
    var result =
        played(game, Outside.chess(game, cardless(game), command, set, "nodes 2000"), GAMES);
    assertThat(result.games()).isEqualTo(GAMES);
    assertThat(result.meanPlies()).isBetween(20.0, Arena.LONGEST - 1.0);
  }

  @Test
  void go_is_played_with_gnu_go_to_its_end() {
    var command = Outsiders.installed("gnugo") + " --mode gtp --level 1 --chinese-rules";
    var game = new Tsunami();
    var result = played(game, Outside.go(game, cardless(game), command), GO_GAMES);
    assertThat(result.games()).isEqualTo(GO_GAMES);
    assertThat(result.meanPlies()).isBetween(60.0, 500.0);
  }
}
