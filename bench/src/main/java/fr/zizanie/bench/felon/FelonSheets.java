package fr.zizanie.bench.felon;

import fr.zizanie.bench.play.Sheets;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.felon.FelonState;
import fr.zizanie.rules.felon.FelonView;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Le Félon: what the server sends. */
@State(Scope.Thread)
public class FelonSheets {
  private final Sheets<FelonState, FelonView> sheets = new Sheets<>(new Felon(), Map.of(), 0, 16);

  /** One sheet as JSON. */
  @Benchmark
  public String sheet() {
    return sheets.next();
  }

  /** The first sheet after a move: what is offered is worked out, and what comes of it. */
  @Benchmark
  public String fresh() {
    return sheets.fresh();
  }
}
