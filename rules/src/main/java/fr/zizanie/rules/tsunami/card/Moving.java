package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.tsunami.board.Legal;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.List;
import java.util.Optional;

/** One stone goes elsewhere, or two stones change places. */
public final class Moving {
  private Moving() {}

  static void list(TsunamiState s, Op op, List<Integer> picks, Choices out) {
    if (picks.isEmpty()) {
      for (int p = 0; p < Grid.POINTS; p++) if (anywhere(s, op, p)) out.add(Choice.square(p));
      return;
    }
    int from = Picks.at(picks, 0).a();
    for (int q = 0; q < Grid.POINTS; q++)
      if (done(s, op, from, q).isPresent()) out.add(Choice.square(q));
  }

  private static boolean anywhere(TsunamiState s, Op op, int from) {
    if (!mayLeave(s, op, from)) return false;
    for (int q = 0; q < Grid.POINTS; q++) if (done(s, op, from, q).isPresent()) return true;
    return false;
  }

  private static boolean mayLeave(TsunamiState s, Op op, int from) {
    return switch (op) {
      case Op.Move m -> Legal.accepts(m.stone(), s.stones(), s.by(), from);
      case Op.Swap w -> Legal.accepts(w.a(), s.stones(), s.by(), from);
      default -> false;
    };
  }

  private static boolean mayCome(TsunamiState s, Op op, int from, int to) {
    return switch (op) {
      case Op.Move m ->
          s.stones().empty(to)
              && (m.d1Max() == 0 || Grid.distance(from, to) <= m.d1Max())
              && (m.d8Max() == 0 || Grid.kingDistance(from, to) <= m.d8Max());
      case Op.Swap w ->
          from != to
              && Grid.distance(from, to) <= w.d1Max()
              && Legal.accepts(w.b(), s.stones(), s.by(), to);
      default -> false;
    };
  }

  private static Optional<Settled> done(TsunamiState s, Op op, int from, int to) {
    if (!mayCome(s, op, from, to)) return Optional.empty();
    return op instanceof Op.Swap
        ? Legal.displaced(
            s.board(), s.effects(), s.by(), new int[] {from, to}, new int[] {to, from})
        : Legal.displaced(s.board(), s.effects(), s.by(), new int[] {from}, new int[] {to});
  }

  static TsunamiState apply(TsunamiState s, Op op, int from, int to) {
    Settled done = done(s, op, from, to).orElseThrow();
    boolean swaps = op instanceof Op.Swap;
    return s.with(
        s.board().created(done, s.by()), p -> p == from ? to : swaps && p == to ? from : p);
  }
}
