package fr.zizanie.players.tsunami.search;

import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.go.Points;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Monte Carlo tree search for plain go. It blends the all-moves-as-first heuristic (RAVE) with real
 * visits, and takes knowledge as imaginary visits. A tree grows to some hundred megabytes at most.
 */
public final class TreeSearch {
  private static final int MOST_NODES = 30_000;

  private final Goban start;
  private final int side;
  private final int komi;
  private final int last;
  private final long seed;
  private final Knowledge knowledge;
  private final Node root;
  private final List<Walk> walks = new ArrayList<>();

  /**
   * A search below a board.
   *
   * @param side the side to move: 0 Black, 1 White
   * @param last the newest stone, or {@link Places#NOWHERE}
   * @param allowed points on which the first stone may lie
   * @param komi in half points
   */
  public TreeSearch(Goban start, int side, int last, Points allowed, int komi, long seed) {
    this(start, side, last, allowed, komi, seed, new ByHand());
  }

  private TreeSearch(
      Goban start, int side, int last, Points allowed, int komi, long seed, Knowledge knowledge) {
    this.start = start;
    this.side = side;
    this.komi = komi;
    this.last = last;
    this.seed = seed;
    this.knowledge = knowledge;
    var playout = new Playout(seed);
    playout.begin(start, last);
    root = Node.of(new Features(playout), knowledge, side, Optional.of(allowed));
    walks.add(new Walk(playout, knowledge, komi));
  }

  /** {@return a search with knowledge set by hand alone, from which a policy can be learnt} */
  public static TreeSearch byHand(
      Goban start, int side, int last, Points allowed, int komi, long seed) {
    return new TreeSearch(start, side, last, allowed, komi, seed, new ByHand());
  }

  /** Plays games until the limit. */
  public void search(Limit limit) {
    var walk = walks.getFirst();
    while (limit.more()) walk.game(root, start, side, last, MOST_NODES);
  }

  /**
   * Plays games until the limit with all hands of its machine. They share the tree without locks.
   * The count of a game may be lost now and then, which does no harm.
   */
  public void together(Limit limit) {
    int hands = limit.machine().hands();
    while (walks.size() < hands)
      walks.add(new Walk(new Playout(seed + 31L * walks.size()), knowledge, komi));
    long left = limit.left();
    limit
        .machine()
        .together(hand -> {
          var walk = walks.get(hand);
          Limit own = hand == 0 ? limit : limit.beside(left);
          while (own.more()) walk.game(root, start, side, last, MOST_NODES / hands);
        });
  }

  /** Plays one game; {@return whether Black won it} */
  boolean game() {
    return walks.getFirst().game(root, start, side, last, MOST_NODES);
  }

  /** {@return the number of games played} */
  public int games() {
    return walks.stream().mapToInt(Walk::games).sum();
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

  /** {@return the share of all games that the side to move won, from 0 to 1; a half before any} */
  public double won() {
    int games = games();
    return games == 0 ? 0.5 : (double) walks.stream().mapToInt(Walk::won).sum() / games;
  }

  /** {@return the places tried, the most tried first} */
  public int[] tried(int count) {
    return root.ranked(count);
  }

  /** {@return for each allowed place how often it was the first stone} */
  public Map<Integer, Integer> visits() {
    return root.tries();
  }

  /** {@return the certainty that Black owns a point at the end, from -1 (White’s) to 1} */
  public double owner(int point) {
    int games = games();
    return games == 0 ? 0 : (double) walks.stream().mapToInt(w -> w.balance(point)).sum() / games;
  }
}
