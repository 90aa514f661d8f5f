package fr.zizanie.lab.beginner;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Tsunami: it chases chains that have little air left, and leaves its own eyes alone. */
record GoTaste() implements Taste<TsunamiState> {
  private static final int CHASE = 60;
  private static final int EDGE = 20;
  private static final int[][] AROUND =
      IntStream.range(0, Grid.POINTS).mapToObj(GoTaste::beside).toArray(int[][]::new);

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
    if (breaths(next, next.stones().chain(last.a())) < 2) return -100;
    int edge = (int) around(last.a()).count() < 4 ? EDGE : 0;
    return around(last.a())
            .filter(p -> next.stones().owns(us.other(), p))
            .map(p -> CHASE / (int) breaths(next, next.stones().chain(p)))
            .max()
            .orElse(0)
        - edge;
  }

  private static long breaths(TsunamiState s, Points chain) {
    return IntStream.range(0, Grid.POINTS)
        .filter(p -> s.stones().empty(p) && around(p).anyMatch(chain::has))
        .count();
  }

  /** It fills no eye, and at the end takes the other's word for what is dead. */
  @Override
  public boolean foolish(TsunamiState now, List<Choice> action) {
    if (now.pending() instanceof Pending.Marking)
      return !action.getFirst().equals(Word.AGREE.choice());
    return action.size() == 1
        && action.getFirst().kind() == Choice.Kind.SQUARE
        && now.pending() instanceof Pending.Main
        && around(action.getFirst().a()).allMatch(p -> now.stones().owns(now.by(), p));
  }

  private static IntStream around(int point) {
    return Arrays.stream(AROUND[point]);
  }

  private static int[] beside(int point) {
    int column = Grid.column(point);
    int row = Grid.row(point);
    return IntStream.range(0, Grid.POINTS)
        .filter(p -> Math.abs(Grid.column(p) - column) + Math.abs(Grid.row(p) - row) == 1)
        .toArray();
  }
}
