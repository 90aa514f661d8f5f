package fr.zizanie.bench.mutation;

import fr.zizanie.bench.play.RandomPlay;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Chess Mutation: random play through the contract, and perft with leaves counted. */
@State(Scope.Thread)
public class MutationRules {
  private static final int PERFT_4 = 310_742;
  private static final int LONGEST = 2000;

  private final Mutation game = new Mutation();
  private final MutationState start =
      game.start(Options.read(game.profile().options(), Map.of()).orThrow());
  private final RandomPlay<MutationState> play = new RandomPlay<>(game, start, LONGEST);

  /** Random moves. */
  @Benchmark
  @OperationsPerInvocation(RandomPlay.CHOICES)
  public MutationState playouts() {
    return play.play();
  }

  /** The nodes of perft 4 from the start. */
  @Benchmark
  @OperationsPerInvocation(PERFT_4)
  public long perft() {
    return game.perft(start, 4);
  }
}
