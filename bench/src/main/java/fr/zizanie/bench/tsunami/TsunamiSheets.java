package fr.zizanie.bench.tsunami;

import fr.zizanie.bench.play.Sheets;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Tsunami: what the server sends. */
@State(Scope.Thread)
public class TsunamiSheets {
  private final Sheets<TsunamiState, TsunamiView> sheets =
      new Sheets<>(new Tsunami(), Map.of(), 0, 16);

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
