package fr.zizanie.bench.mutation;

import fr.zizanie.bench.play.Sheets;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Chess Mutation: what the server sends. */
@State(Scope.Thread)
public class MutationSheets {
  private final Sheets<MutationState, MutationView> sheets =
      new Sheets<>(new Mutation(), Map.of(), 3, 4);

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
