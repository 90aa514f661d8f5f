package fr.zizanie.bench;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import java.util.Map;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Chess Mutation: random play through the public contract, and perft with leaves counted. */
@State(Scope.Thread)
public class MutationRules {
  private static final int MOVES = 1000;
  private static final int PERFT_4 = 310_742;
  private static final int LONGEST = 2000;

  private final Mutation game = new Mutation();
  private final MutationState start =
      game.start(Options.read(game.profile().options(), Map.of()).orThrow());
  private final SplittableRandom random = new SplittableRandom(1);
  private final Choices choices = new Choices();
  private MutationState state = start;
  private int ply;

  /** Random moves, one game after the other: turn, choices, apply. */
  @Benchmark
  @OperationsPerInvocation(MOVES)
  public MutationState playouts() {
    for (int i = 0; i < MOVES; i++) {
      if (game.turn(state) instanceof Turn.Over || ply == LONGEST) {
        state = start;
        ply = 0;
      }
      choices.clear();
      game.choices(state, choices);
      state = game.apply(state, choices.get(random.nextInt(choices.size())));
      ply++;
    }
    return state;
  }

  /** The nodes of perft 4 from the start. */
  @Benchmark
  @OperationsPerInvocation(PERFT_4)
  public long perft() {
    return game.perft(start, 4);
  }
}
