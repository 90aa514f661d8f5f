package fr.zizanie.players.tsunami.search;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.go.Points;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** One position of the tree, with the counts of each stone that may follow. */
final class Node {
  private final int side;
  private final int[] moves;
  private final boolean real;
  private final int[] visits;
  private final int[] wins;
  private final int[] raveVisits;
  private final int[] raveWins;
  private final int[] priorVisits;
  private final int[] priorWins;
  private final Node[] children;

  /** No node yet. */
  static final Node NONE = new Node();

  private Node() {
    this(0, new int[0], false, _ -> {});
  }

  /** Takes its knowledge as it is made, so that other hands see it whole. */
  private Node(int side, int[] moves, boolean real, Consumer<Node> knowledge) {
    this.real = real;
    this.side = side;
    this.moves = moves;
    int n = moves.length;
    visits = new int[n];
    wins = new int[n];
    raveVisits = new int[n];
    raveWins = new int[n];
    priorVisits = new int[n];
    priorWins = new int[n];
    children = new Node[n];
    Arrays.fill(children, NONE);
    knowledge.accept(this);
  }

  /** {@return the node of the playout's board, with the imaginary games of {@code knowledge}} */
  static Node of(Features features, Knowledge knowledge, int side, Optional<Points> allowed) {
    Goban board = features.playout().board;
    int[] moves = new int[board.emptyCount()];
    int n = 0;
    for (int i = 0; i < board.emptyCount(); i++) {
      int place = board.empty(i);
      if (board.legal(side, place)
          && !board.eye(side, place)
          && (allowed.isEmpty() || allowed.get().has(Places.point(place)))) moves[n++] = place;
    }
    features.look(side);
    return new Node(
        side,
        Arrays.copyOf(moves, n),
        true,
        node -> knowledge.tell(features, node.moves, node.priorVisits, node.priorWins));
  }

  int move(int i) {
    return moves[i];
  }

  /**
   * Tries a stone, which counts as a loss until {@link #learn} knows better; {@return how often it
   * was tried}
   */
  int enter(int i) {
    return ++visits[i];
  }

  boolean grown(int i) {
    return children[i].real;
  }

  Node child(int i) {
    return children[i];
  }

  void grow(int i, Node child) {
    children[i] = child;
  }

  /** {@return the most urgent stone, or -1 if there is none} */
  int best(Playout playout, double rave) {
    int best = -1;
    double most = -1;
    for (int i = 0; i < moves.length; i++) {
      double v = visits[i] + priorVisits[i];
      double value = (wins[i] + priorWins[i]) / v;
      int r = raveVisits[i];
      if (r > 0) {
        double share = r / (r + v + r * v / rave);
        value = share * raveWins[i] / r + (1 - share) * value;
      }
      value += playout.random(1024) * 1e-6;
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return best;
  }

  /**
   * Takes in one game: the stone that was tried, and all stones that came first to their places.
   */
  void learn(int tried, boolean black, byte[] first) {
    int win = black == (side == 0) ? 1 : 0;
    if (tried >= 0) wins[tried] += win;
    for (int i = 0; i < moves.length; i++)
      if (first[moves[i]] == side + 1) {
        raveVisits[i]++;
        raveWins[i] += win;
      }
  }

  int mostVisited() {
    int best = -1;
    for (int i = 0; i < moves.length; i++) if (best < 0 || visits[i] > visits[best]) best = i;
    return best;
  }

  Map<Integer, Integer> tries() {
    var out = new TreeMap<Integer, Integer>();
    for (int i = 0; i < moves.length; i++) out.put(moves[i], visits[i]);
    return out;
  }

  double value(int i) {
    return visits[i] == 0 ? 0.5 : (double) wins[i] / visits[i];
  }

  int[] ranked(int count) {
    return IntStream.range(0, moves.length)
        .boxed()
        .sorted(Comparator.comparingInt(i -> -visits[i]))
        .limit(count)
        .mapToInt(i -> moves[i])
        .toArray();
  }
}
