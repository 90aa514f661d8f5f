package fr.zizanie.players.tsunami.search;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;
import java.util.Optional;

/** One hand’s way down a tree and on to the end of a game, with the owners that it saw there. */
final class Walk {
  private static final int EXPAND = 6;
  private static final double RAVE = 3500;
  private static final int DEEPEST = 64;

  private final Playout playout;
  private final Features features;
  private final Knowledge knowledge;
  private final int komi;
  private final Node[] path = new Node[DEEPEST];
  private final int[] turns = new int[DEEPEST];
  private final int[] black = new int[Grid.POINTS];
  private final int[] white = new int[Grid.POINTS];
  private int games;
  private int won;
  private int grown;

  Walk(Playout playout, Knowledge knowledge, int komi) {
    this.playout = playout;
    this.knowledge = knowledge;
    features = new Features(playout);
    this.komi = komi;
  }

  /**
   * Plays one game through the tree and teaches it.
   *
   * @param most most nodes that this hand may grow
   * @return whether Black won it
   */
  boolean game(Node root, Goban start, int side, int last, int most) {
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
      if (i < 0) break;
      boolean ripe = node.enter(i) > EXPAND && grown < most;
      if (depth == DEEPEST || !node.grown(i) && !ripe) break;
      if (!node.grown(i)) {
        node.grow(i, Node.of(features, knowledge, mover, Optional.empty()));
        grown++;
        break;
      }
      node = node.child(i);
    }
    int lead = 2 * playout.finish(mover) - komi;
    boolean blackWins = lead > 0;
    for (int p = 0; p < Grid.POINTS; p++) {
      int owner = playout.owner(Places.of(p));
      if (owner == 1) black[p]++;
      else if (owner == 2) white[p]++;
    }
    games++;
    if (blackWins == (side == 0)) won++;
    for (int d = 0; d < depth; d++) path[d].learn(turns[d], blackWins, playout.first);
    return blackWins;
  }

  int games() {
    return games;
  }

  int won() {
    return won;
  }

  /** {@return the games in which Black owned a point, less White’s} */
  int balance(int point) {
    return black[point] - white[point];
  }
}
