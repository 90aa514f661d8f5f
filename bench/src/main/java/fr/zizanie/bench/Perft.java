package fr.zizanie.bench;

import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Perft of Chess Mutation from the start on CM-1, leaves counted. */
@State(Scope.Thread)
public class Perft {
  private static final int DEPTH = 5;
  private static final int LEAVES = 10_060_448;

  private final Mutation game = new Mutation();
  private final MutationState start = Matches.start(game);

  /** {@return the leaves, which must be as many as the table says} */
  @Benchmark
  @OperationsPerInvocation(LEAVES)
  public long leaves() {
    long leaves = game.perft(start, DEPTH);
    if (leaves != LEAVES) throw new IllegalStateException(leaves + " leaves");
    return leaves;
  }
}
