package fr.zizanie.bench.ironpond;

import fr.zizanie.bench.play.Sheets;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Iron Pond: what the server sends. */
@State(Scope.Thread)
public class IronPondSheets {
  private final Sheets<IronPondState, IronPondView> sheets =
      new Sheets<>(new IronPond(), Map.of(), 0, 16);

  /** One sheet as JSON: hands, marks, offers with the cards that can be played. */
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
