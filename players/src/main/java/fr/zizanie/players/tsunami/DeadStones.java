package fr.zizanie.players.tsunami;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.tsunami.search.TreeSearch;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Area;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells when to pass and which stones are dead, by the owner of each point at the end of many
 * playouts.
 */
public final class DeadStones {
  private static final double SURE = 0.8;

  private DeadStones() {}

  /** {@return whether passing is wise, because it wins or nothing changes any more} */
  static boolean passes(Decision t, TreeSearch tree) {
    if (tree.games() < 20) return false;
    Points dead = t.view().moment().resumed() ? Points.NONE : dead(t.view().board().stones(), tree);
    boolean wins = lead(t.view(), t.me(), dead) > 0;
    if (wins && t.view().moment().dryBefore()) return true;
    return settled(t.view(), tree, dead) && (wins || tree.value() < 0.03);
  }

  /** {@return the stones that the other colour owns in the end, chain by chain} */
  static Points dead(Stones stones, TreeSearch tree) {
    return below(stones, tree, -0.4);
  }

  /** {@return the chains whose colour owns their points less surely than that, from -1 to 1} */
  private static Points below(Stones stones, TreeSearch tree, double sure) {
    Points dead = Points.NONE;
    for (int p = 0; p < Grid.POINTS; p++) {
      if (stones.empty(p)) continue;
      int[] chain = stones.chain(p).stream().toArray();
      double sum = 0;
      for (int q : chain) sum += tree.owner(q);
      double mine = stones.owns(Seat.FIRST, p) ? sum : -sum;
      if (mine < sure * chain.length) dead = dead.with(p);
    }
    return dead;
  }

  /** {@return the half points by which a seat leads} */
  static int lead(TsunamiView view, Seat seat, Points dead) {
    Area area = Area.of(view.board().stones().without(dead));
    int lead = 2 * (area.count(1) - area.count(2)) - view.setting().komi();
    return seat == Seat.FIRST ? lead : -lead;
  }

  /** Whether the count with those dead stones agrees with the playouts on every point. */
  private static boolean settled(TsunamiView view, TreeSearch tree, Points dead) {
    Area area = Area.of(view.board().stones().without(dead));
    for (int p : view.board().stones().size().points().stream().toArray()) {
      double owner = tree.owner(p);
      int counted = area.owner(p);
      if (counted == 0 || (counted == 1 ? owner : -owner) < SURE) return false;
    }
    return true;
  }

  /**
   * {@return the next step of agreeing on dead stones}
   *
   * <p>It marks again the stones of which it is sure, even when the other side has agreed to other
   * marks. That side may then give in or play on. Where it isn’t sure, it takes the other side’s
   * word.
   */
  static Advice mark(Decision t, Pending.Marking m) {
    TreeSearch tree = t.tree(Points.where(p -> true));
    tree.search(t.limit());
    Stones stones = t.view().board().stones();
    Points doubtful = below(stones, tree, 0).and(m.dead());
    return towards(m, dead(stones, tree).or(doubtful), tree.games());
  }

  /** {@return the marks of {@code dead} as actions, chain by chain} */
  static List<List<Choice>> marks(Stones stones, Points dead) {
    var out = new ArrayList<List<Choice>>();
    for (Points left = dead; !left.isEmpty(); ) {
      int at = left.stream().findFirst().orElseThrow();
      out.add(List.of(Word.DEAD.choice(), Choice.square(at)));
      left = left.minus(stones.chain(at));
    }
    return out;
  }

  /** {@return the next step towards the marks of {@code dead}; a quarrel is played out} */
  public static Advice agree(Pending.Marking m, Points dead, Seat me, TsunamiView view) {
    if (m.agreed() && lead(view, me, m.dead()) < lead(view, me, dead))
      return said(0, Word.RESUME.choice());
    return m.agreed() ? said(0, Word.AGREE.choice()) : towards(m, dead, 0);
  }

  private static Advice towards(Pending.Marking m, Points dead, int games) {
    if (dead.equals(m.dead())) return said(games, Word.AGREE.choice());
    Points more = dead.minus(m.dead());
    boolean marks = !more.isEmpty();
    int at = (marks ? more : m.dead().minus(dead)).stream().findFirst().orElseThrow();
    return said(games, (marks ? Word.DEAD : Word.ALIVE).choice(), Choice.square(at));
  }

  private static Advice said(int games, Choice... action) {
    return new Advice(List.of(action), 0, games);
  }
}
