package fr.zizanie.bench;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import fr.zizanie.sheets.Projection;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * What the server sends a seat to act after 40 plies: board, offers and the newest line of the log.
 */
@State(Scope.Thread)
public class Views {
  private static final int PLIES = 40;

  private final Projection<MutationState, MutationView> sheet =
      Projection.of(Games.played(PLIES, 3));
  private final Viewer viewer = Viewer.of(Seat.FIRST);

  private final Projection<ConfusionState, ConfusionView> paper =
      Projection.of(confusion("paper", 3));
  private final Viewer mover = mover(paper.match());
  private final int newest = paper.version(mover) - 1;

  /** Several games in turn; what their knowledge came to is kept as it would be in a live game. */
  private final List<Projection<ConfusionState, ConfusionView>> oracles =
      IntStream.range(0, 16).mapToObj(i -> Projection.of(confusion("oracle", i))).toList();

  /** Games of Iron Pond in turn, each where a seat with cards is to act. */
  private final List<Projection<IronPondState, IronPondView>> ponds =
      IntStream.range(0, 16).mapToObj(Views::pond).toList();

  private int turn;

  private static Match<ConfusionState, ConfusionView> confusion(String notebook, long seed) {
    return Games.played(new Confusion(), Map.of("notebook", notebook), PLIES, seed);
  }

  private static Projection<IronPondState, IronPondView> pond(int seed) {
    return Projection.of(Games.played(new IronPond(), Map.of(), PLIES, seed));
  }

  private static Viewer mover(Match<?, ?> match) {
    return match.turn() instanceof Turn.Of(Seat seat) ? Viewer.of(seat) : Viewer.PUBLIC;
  }

  /** One sheet as JSON. */
  @Benchmark
  public String json() {
    return sheet.shown(viewer, PLIES - 1).json();
  }

  /** One sheet of Confusion without derived knowledge. */
  @Benchmark
  public String confusion() {
    return paper.shown(mover, newest).json();
  }

  /** The same with the probabilities of both seats, worked out before. */
  @Benchmark
  public String confusionKnown() {
    turn = (turn + 1) % oracles.size();
    return oracles.get(turn).shown(mover, newest).json();
  }

  /** One sheet of Iron Pond: hands, marks, offers with the cards that can be played. */
  @Benchmark
  public String ironPond() {
    turn = (turn + 1) % ponds.size();
    var pond = ponds.get(turn);
    Viewer seat = mover(pond.match());
    return pond.shown(seat, pond.version(seat) - 1).json();
  }
}
