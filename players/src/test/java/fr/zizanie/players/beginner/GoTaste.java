package fr.zizanie.players.beginner;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.List;
import java.util.stream.IntStream;

/** Tsunami: it keeps its stones breathing and leaves its own eyes alone. */
record GoTaste() implements Taste<TsunamiState> {
  @Override
  public int wealth(TsunamiState s, Seat side) {
    int sum = 0;
    for (int p = 0; p < Grid.POINTS; p++)
      if (!s.stones().empty(p)) sum += s.stones().owns(side, p) ? 1 : -1;
    return sum;
  }

  /** It keeps its cards and doesn’t put stones where they could be taken at once. */
  @Override
  public int pull(TsunamiState next, List<Choice> action, Seat us) {
    if (action.getFirst().kind() == Choice.Kind.CARD) return -50;
    Choice last = action.getLast();
    if (last.kind() != Choice.Kind.SQUARE || !next.stones().owns(us, last.a())) return 0;
    return breaths(next, next.stones().chain(last.a())) < 2 ? -100 : 0;
  }

  private static long breaths(TsunamiState s, Points chain) {
    return IntStream.range(0, Grid.POINTS)
        .filter(p -> s.stones().empty(p) && around(p).anyMatch(chain::has))
        .count();
  }

  @Override
  public boolean foolish(TsunamiState now, List<Choice> action) {
    return action.size() == 1
        && action.getFirst().kind() == Choice.Kind.SQUARE
        && now.pending() instanceof Pending.Main
        && around(action.getFirst().a()).allMatch(p -> now.stones().owns(now.by(), p));
  }

  private static IntStream around(int point) {
    int column = Grid.column(point);
    int row = Grid.row(point);
    return IntStream.range(0, Grid.POINTS)
        .filter(p -> Math.abs(Grid.column(p) - column) + Math.abs(Grid.row(p) - row) == 1);
  }
}
