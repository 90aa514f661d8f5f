package fr.zizanie.server.matches;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.server.computer.Opponents;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.computer.ThinkingPace;
import fr.zizanie.server.computer.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A computer that plays at random, drawn from one stream, thinks in no time on the thread that asks
 * it, and writes down everything that it was given.
 */
final class Scripted implements Opponents {
  private static final int ACTIONS = 3_000;

  private final Random random;
  private final Function<List<String>, List<String>> liked;
  private final Supplier<String> besides;
  private final List<String> given = new ArrayList<>();

  /**
   * {@code liked} are those of the actions offered, as they are written, that it would play; {@code
   * besides} is what it is given besides, which should be nothing.
   */
  Scripted(long seed, Function<List<String>, List<String>> liked, Supplier<String> besides) {
    random = new Random(seed);
    this.liked = liked;
    this.besides = besides;
  }

  /** What it was given so far: views, budgets and its own random numbers. */
  List<String> given() {
    return given;
  }

  Thinking thinking() {
    return thinking(here());
  }

  /** At another pace. */
  Thinking thinking(ThinkingPace pace) {
    return new Thinking(this, pace, here());
  }

  /** On threads of another kind. */
  Thinking thinking(Threads threads) {
    return new Thinking(this, new AtOnce(), threads);
  }

  @Override
  public <S, V> Optional<Agent<V>> of(Game<S, V> game) {
    return Optional.of((view, budget) -> {
      S state = game.sample(view, new Random(1));
      var actions = Lines.actions(game, state, ACTIONS);
      var words = liked.apply(actions.stream().map(game.notation()::print).toList());
      int drawn = random.nextInt(words.size());
      given.add(view + " " + budget + " " + drawn + besides.get());
      var action =
          actions.stream()
              .filter(a -> game.notation().print(a).equals(words.get(drawn)))
              .findFirst()
              .orElseThrow();
      return new Advice(action, 0, 0);
    });
  }

  /** A computer that never has an answer. */
  static final class Broken implements Opponents {
    int asked;

    Thinking thinking() {
      return new Thinking(this, new AtOnce(), here());
    }

    @Override
    public <S, V> Optional<Agent<V>> of(Game<S, V> game) {
      return Optional.of((_, _) -> {
        asked++;
        throw new IllegalStateException("no idea");
      });
    }
  }

  private static Threads here() {
    return new Threads(new Here(), new Here(), new Here(), new Here());
  }

  /** Tells at once. */
  static class AtOnce implements ThinkingPace {
    @Override
    public int move(int level) {
      return 0;
    }

    @Override
    public int answer() {
      return 0;
    }

    @Override
    public long now() {
      return 0;
    }

    @Override
    public void until(long nanos) {}
  }

  /** Does at once what it is asked to. */
  private static final class Here extends Unending {
    @Override
    public void execute(Runnable task) {
      task.run();
    }
  }
}
