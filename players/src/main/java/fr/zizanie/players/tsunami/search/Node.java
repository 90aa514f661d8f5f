package fr.zizanie.players.tsunami.search;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.go.Points;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;

/** One position of the tree and what is known of each stone that may follow. */
final class Node {
  /** The hint that a stone runs where a ladder catches it. */
  private static final int LOST = -1;

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
    this(0, new int[0], false, Optional.empty());
  }

  /** Knows all it will know of shapes when it is made, so that other hands see it whole. */
  private Node(int side, int[] moves, boolean real, Optional<Playout> playout) {
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
    playout.ifPresent(this::know);
  }

  /** {@return the node of the board that a playout stands at, with what knowledge says of it} */
  static Node of(Playout playout, int side, Optional<Points> allowed) {
    Goban board = playout.board;
    int[] moves = new int[board.emptyCount()];
    int n = 0;
    for (int i = 0; i < board.emptyCount(); i++) {
      int place = board.empty(i);
      if (board.legal(side, place)
          && !board.eye(side, place)
          && (allowed.isEmpty() || allowed.get().has(Places.point(place)))) moves[n++] = place;
    }
    return new Node(side, Arrays.copyOf(moves, n), true, Optional.of(playout));
  }

  private void know(Playout playout) {
    int[] hints = new int[Places.COUNT];
    tactics(playout, hints);
    int[] far = Distance.from(playout.board, playout.last());
    for (int i = 0; i < moves.length; i++) {
      int place = moves[i];
      prior(i, 10, 5);
      if (hints[place] == LOST) prior(i, 15, 0);
      else if (hints[place] > 0) prior(i, hints[place], hints[place]);
      if (Patterns.fits(playout.board, place)) prior(i, 10, 10);
      if (far[place] >= 1 && far[place] <= 3) {
        int near = far[place] == 3 ? 8 : 26 - 2 * far[place];
        prior(i, near, near);
      }
      if (playout.liberties(side, place, 2) < 2) prior(i, 10, 0);
      int line = playout.board.lines().line(Places.point(place));
      if (line <= 3 && lonely(playout.board, place)) prior(i, 10, line == 3 ? 10 : 0);
    }
  }

  private static boolean lonely(Goban board, int place) {
    int point = Places.point(place);
    for (int p : Points.block(point, 7).stream().toArray())
      if (Grid.distance(p, point) <= 3 && stone(board.at(Places.of(p)))) return false;
    return true;
  }

  private static boolean stone(int cell) {
    return cell == 1 || cell == 2;
  }

  /** Places that take or save a chain in atari, anywhere on the board. */
  private void tactics(Playout playout, int[] hints) {
    Goban board = playout.board;
    for (int p = 0; p < Grid.POINTS; p++) {
      int place = Places.of(p);
      if (!stone(board.at(place)) || board.head(place) != place) continue;
      if (board.lastLiberty(place) == Places.NOWHERE) {
        ladder(playout, place, hints);
        continue;
      }
      if (board.at(place) == side + 1 && playout.ladder.lost(board, place)) {
        hints[board.lastLiberty(place)] = LOST;
        continue;
      }
      int count = playout.tactics(side, place, 0);
      int weight = board.size(place) > 1 ? 30 : 15;
      for (int i = 0; i < count; i++)
        hints[playout.candidate(i)] = Math.max(hints[playout.candidate(i)], weight);
    }
  }

  /** What catches a chain in a ladder, or keeps it from being caught. */
  private void ladder(Playout playout, int place, int[] hints) {
    Goban board = playout.board;
    int atari = playout.ladder.catcher(board, place);
    if (atari == Places.NOWHERE) return;
    int weight = board.size(place) > 1 ? 30 : 15;
    if (board.at(place) == 2 - side) {
      hints[atari] = Math.max(hints[atari], weight);
      return;
    }
    playout.ladder.count(board, place);
    for (int i = 0; i < 2; i++) {
      int liberty = playout.ladder.liberty(i);
      hints[liberty] = Math.max(hints[liberty], weight / 2);
    }
  }

  private void prior(int i, int games, int won) {
    priorVisits[i] += games;
    priorWins[i] += won;
  }

  int move(int i) {
    return moves[i];
  }

  /** Tries a stone, a loss until {@link #learn} knows better; {@return how often it was tried} */
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

  /** Takes in one game: the stone that was tried, and all that came first to their places. */
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
