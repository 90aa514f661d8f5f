package fr.zizanie.players.tsunami.search;

import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.go.Points;
import java.util.Optional;

/**
 * Monte-Carlo tree search for plain go: the all-moves-as-first heuristic (RAVE) blended with real
 * visits, and knowledge as imaginary visits.
 */
public final class TreeSearch {
  private static final int EXPAND = 6;
  private static final double RAVE = 3500;
  private static final int DEEPEST = 64;

  private final Goban start;
  private final int side;
  private final int komi;
  private final int last;
  private final Playout playout;
  private final Node root;
  private final Node[] path = new Node[DEEPEST];
  private final int[] turns = new int[DEEPEST];
  private final int[] black = new int[Grid.POINTS];
  private final int[] white = new int[Grid.POINTS];
  private int games;
  private int won;

  /**
   * A search below a board.
   *
   * @param side who is to move: 0 Black, 1 White
   * @param last the newest stone, or {@link Places#NOWHERE}
   * @param allowed where the first stone may lie
   * @param komi in half points
   */
  public TreeSearch(Goban start, int side, int last, Points allowed, int komi, long seed) {
    this.start = start;
    this.side = side;
    this.komi = komi;
    playout = new Playout(seed);
    playout.begin(start, last);
    root = Node.of(playout, side, Optional.of(allowed));
    this.last = last;
  }

  /** Plays games until the limit. */
  public void search(Limit limit) {
    while (limit.more()) simulate();
  }

  private void simulate() {
    playout.begin(start, last);
    Node node = root;
    int depth = 0;
    int mover = side;
    while (true) {
      int i = node.best(playout, RAVE);
      path[depth] = node;
      turns[depth++] = i;
      playout.play(mover, i < 0 ? Places.NOWHERE : node.move(i));
      mover = 1 - mover;
      if (i < 0 || depth == DEEPEST) break;
      if (!node.grown(i)) {
        if (node.visits(i) < EXPAND) break;
        node.grow(i, Node.of(playout, mover, Optional.empty()));
        break;
      }
      node = node.child(i);
    }
    int lead = 2 * playout.finish(mover) - komi;
    for (int p = 0; p < Grid.POINTS; p++) {
      int owner = playout.owner(Places.of(p));
      if (owner == 1) black[p]++;
      else if (owner == 2) white[p]++;
    }
    games++;
    if (lead > 0 == (side == 0)) won++;
    for (int d = 0; d < depth; d++) path[d].learn(turns[d], lead, playout.first);
  }

  /** {@return how many games were played} */
  public int games() {
    return games;
  }

  /** {@return the place tried most, or {@link Places#NOWHERE} if there is none} */
  public int best() {
    int i = root.mostVisited();
    return i < 0 ? Places.NOWHERE : root.move(i);
  }

  /** {@return the share of games won after the place tried most, from 0 to 1} */
  public double value() {
    int i = root.mostVisited();
    return i < 0 ? won() : root.value(i);
  }

  private double won() {
    return games == 0 ? 0.5 : (double) won / games;
  }

  /** {@return the places tried, those tried most first} */
  public int[] tried(int count) {
    return root.ranked(count);
  }

  /** {@return how surely Black owns a point at the end: from -1 (White’s) to 1} */
  public double owner(int point) {
    return games == 0 ? 0 : (double) (black[point] - white[point]) / games;
  }
}
