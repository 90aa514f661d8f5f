package fr.zizanie.bench.confusion;

import fr.zizanie.bench.play.RandomPlay;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Confusion, Abbott's edition: random tries, with and without a view of each, and knowledge. */
@State(Scope.Thread)
public class ConfusionRules {
  private static final int LONGEST = 2000;

  private final Confusion game = new Confusion();
  private final ConfusionState start =
      Match.begin(game, Options.read(game.profile().options(), Map.of()).orThrow())
          .deal(SeedDealer.of("bench", "confusion"))
          .state();
  private final RandomPlay<ConfusionState> play = new RandomPlay<>(game, start, LONGEST);
  private final List<ConfusionView> views = views();
  private int ply;
  private int next;

  /** Views after 10, 20 … 80 random tries. */
  private List<ConfusionView> views() {
    var out = new ArrayList<ConfusionView>();
    for (int i = 1; i <= 80; i++) {
      ConfusionState state = play.step();
      if (i % 10 == 0) out.add(game.view(state, Viewer.FIRST));
    }
    return out;
  }

  /** Random tries. */
  @Benchmark
  @OperationsPerInvocation(RandomPlay.CHOICES)
  public ConfusionState playouts() {
    return play.play();
  }

  /** The same with the view of a seat after each. */
  @Benchmark
  @OperationsPerInvocation(RandomPlay.CHOICES)
  public void viewed(Blackhole hole) {
    for (int i = 0; i < RandomPlay.CHOICES; i++) {
      ConfusionState state = play.step();
      hole.consume(game.view(state, ply++ % 2 == 0 ? Viewer.FIRST : Viewer.SECOND));
    }
  }

  /** Exact counts of one side's twelve letters after 10 to 80 tries. */
  @Benchmark
  public long[][] knowledge() {
    next = (next + 1) % views.size();
    return views.get(next).knowledge(Seat.FIRST).counts();
  }
}
