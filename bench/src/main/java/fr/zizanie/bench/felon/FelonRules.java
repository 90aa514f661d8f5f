package fr.zizanie.bench.felon;

import fr.zizanie.bench.play.RandomPlay;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.felon.FelonState;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Le Félon: random play through the contract, and perft with leaves counted. */
@State(Scope.Thread)
public class FelonRules {
  private static final int PERFT_3 = 68_350;
  private static final int LONGEST = 2000;

  private final Felon game = new Felon();
  private final FelonState empty =
      game.start(Options.read(game.profile().options(), Map.of()).orThrow());
  private final FelonState start = placed("g13", "g1");
  private final RandomPlay<FelonState> play = new RandomPlay<>(game, empty, LONGEST);

  private FelonState placed(String... squares) {
    FelonState s = empty;
    for (String at : squares) s = game.apply(s, game.notation().parse(at).orElseThrow());
    return s;
  }

  /** Random moves, placing and all. */
  @Benchmark
  @OperationsPerInvocation(RandomPlay.CHOICES)
  public FelonState playouts() {
    return play.play();
  }

  /** The nodes of perft 3 with both félons in the middle. */
  @Benchmark
  @OperationsPerInvocation(PERFT_3)
  public long perft() {
    return game.perft(start, 3);
  }
}
