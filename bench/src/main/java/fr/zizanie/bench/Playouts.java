package fr.zizanie.bench;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Random games of Chess Mutation through the public contract, to the end or 2,000 plies. */
@State(Scope.Thread)
public class Playouts {
  private static final int LONGEST = 2000;
  private static final int MOVES = 10_000;

  private final Mutation game = new Mutation();
  private final MutationState start = Matches.start(game);
  private final Choices choices = new Choices();
  private final SplittableRandom random = new SplittableRandom(1);
  private MutationState state = start;
  private int ply;

  /** {@return the state so many moves on, new games begun as needed} */
  @Benchmark
  @OperationsPerInvocation(MOVES)
  public MutationState moves() {
    for (int i = 0; i < MOVES; i++) {
      choices.clear();
      game.choices(state, choices);
      state = game.apply(state, choices.get(random.nextInt(choices.size())));
      if (++ply == LONGEST || game.turn(state) instanceof Turn.Over) {
        state = start;
        ply = 0;
      }
    }
    return state;
  }
}
