package fr.zizanie.bench.confusion;

import fr.zizanie.bench.play.Sheets;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Confusion: what the server sends. */
@State(Scope.Thread)
public class ConfusionSheets {
  private final Sheets<ConfusionState, ConfusionView> paper =
      new Sheets<>(new Confusion(), Map.of("notebook", "paper"), 3, 4);
  private final Sheets<ConfusionState, ConfusionView> oracle =
      new Sheets<>(new Confusion(), Map.of("notebook", "oracle"), 0, 16);

  /** One sheet as JSON, without derived knowledge. */
  @Benchmark
  public String sheet() {
    return paper.next();
  }

  /** The same with the probabilities of both seats, worked out before. */
  @Benchmark
  public String known() {
    return oracle.next();
  }

  /** The first sheet after a move: what is offered is worked out, and what comes of it. */
  @Benchmark
  public String fresh() {
    return paper.fresh();
  }
}
