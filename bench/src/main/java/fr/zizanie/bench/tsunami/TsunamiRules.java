package fr.zizanie.bench.tsunami;

import fr.zizanie.bench.play.RandomPlay;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Tsunami without and with cards: random play through the contract. */
@State(Scope.Thread)
public class TsunamiRules {
  private static final int LONGEST = 2000;

  private final Tsunami game = new Tsunami();
  private final TsunamiState start =
      game.start(Options.read(game.profile().options(), Map.of("deck", "none")).orThrow());
  private final RandomPlay<TsunamiState> play = new RandomPlay<>(game, start, LONGEST);

  private final RandomPlay<TsunamiState> cards =
      new RandomPlay<>(
          game, game.start(Options.read(game.profile().options(), Map.of()).orThrow()), LONGEST);

  /** Random stones and passes. */
  @Benchmark
  @OperationsPerInvocation(RandomPlay.CHOICES)
  public TsunamiState playouts() {
    return play.play();
  }

  /** Random stones, passes, draws, cards and picks. */
  @Benchmark
  @OperationsPerInvocation(RandomPlay.CHOICES)
  public TsunamiState cards() {
    return cards.play();
  }
}
