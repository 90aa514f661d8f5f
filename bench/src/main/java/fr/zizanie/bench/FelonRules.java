package fr.zizanie.bench;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.felon.FelonState;
import java.util.Map;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Le Félon: random play through the public contract, and perft with leaves counted. */
@State(Scope.Thread)
public class FelonRules {
  private static final int MOVES = 1000;
  private static final int PERFT_3 = 68_350;
  private static final int LONGEST = 2000;

  private final Felon game = new Felon();
  private final FelonState empty =
      game.start(Options.read(game.profile().options(), Map.of()).orThrow());
  private final FelonState start = placed("g13", "g1");
  private final SplittableRandom random = new SplittableRandom(1);
  private final Choices choices = new Choices();
  private FelonState state = empty;
  private int ply;

  private FelonState placed(String... squares) {
    FelonState s = empty;
    for (String at : squares) s = game.apply(s, game.notation().parse(at).orElseThrow());
    return s;
  }

  /** Random moves, one game after the other, placing and all: turn, choices, apply. */
  @Benchmark
  @OperationsPerInvocation(MOVES)
  public FelonState playouts() {
    for (int i = 0; i < MOVES; i++) {
      if (game.turn(state) instanceof Turn.Over || ply == LONGEST) {
        state = empty;
        ply = 0;
      }
      choices.clear();
      game.choices(state, choices);
      state = game.apply(state, choices.get(random.nextInt(choices.size())));
      ply++;
    }
    return state;
  }

  /** The nodes of perft 3 with both félons in the middle. */
  @Benchmark
  @OperationsPerInvocation(PERFT_3)
  public long perft() {
    return game.perft(start, 3);
  }
}
