package fr.zizanie.bench;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import fr.zizanie.server.sheet.Sheet;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * What the server sends a seat to act after 40 plies: board, offers and the newest line of the log.
 */
@State(Scope.Thread)
public class Views {
  private final Sheet<MutationState, MutationView> sheet = Sheet.of(Games.played(40, 3));
  private final Viewer viewer = Viewer.of(Seat.FIRST);

  /** One sheet as JSON. */
  @Benchmark
  public String json() {
    return sheet.text(viewer, 39);
  }
}
