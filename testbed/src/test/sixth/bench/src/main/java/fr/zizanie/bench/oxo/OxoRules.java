package fr.zizanie.bench.oxo;

import fr.zizanie.bench.play.RandomPlay;
import fr.zizanie.rules.oxo.Oxo;
import fr.zizanie.rules.oxo.OxoState;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Oxo: random play through the contract, and perft. */
@State(Scope.Thread)
public class OxoRules {
  private static final int PERFT_6 = 54_720;

  private final Oxo game = new Oxo();
  private final OxoState start = new OxoState(0, 0);
  private final RandomPlay<OxoState> play = new RandomPlay<>(game, start, OxoState.SQUARES);

  /** Random moves. */
  @Benchmark
  @OperationsPerInvocation(RandomPlay.CHOICES)
  public OxoState playouts() {
    return play.play();
  }

  /** The nodes of perft 6 from the start. */
  @Benchmark
  @OperationsPerInvocation(PERFT_6)
  public long perft() {
    return game.perft(start, 6);
  }
}
