package fr.zizanie.players.alphabeta;

import fr.zizanie.players.analysis.Appraiser;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Judgement;
import fr.zizanie.players.analysis.Odds;
import fr.zizanie.players.analysis.Weighed;
import fr.zizanie.players.analysis.Work;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Score;
import fr.zizanie.players.search.TranspositionTable;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * Judges a game of perfect information: each whole action by a search of its own to the same depth,
 * as deep as the work allows. Both seats see the same, so that one search serves both.
 */
public final class OpenAppraiser<S, V> implements Appraiser<S, V> {
  private static final int DEEPEST = 20;

  /** Positions of the first look at one action: a part of the whole work, and so many at least. */
  private static final int PART = 20;

  private static final int LEAST = 50;

  /** Positions that the table holds, as a power of two. */
  private static final int TABLE = 16;

  private final Game<S, V> game;
  private final Function<S, Evaluation<S>> evaluation;
  private final double steepness;
  private final Function<Depth, Work> works;
  private final Map<Asked<S>, List<Scored<S>>> known = new HashMap<>();

  /**
   * Judges a game.
   *
   * @param evaluation makes the evaluation for the variant of a state
   * @param steepness the logarithm of the odds that a hundredth of a piece is worth
   * @param works the positions of one judgement; one world is enough
   */
  public OpenAppraiser(
      Game<S, V> game,
      Function<S, Evaluation<S>> evaluation,
      double steepness,
      Function<Depth, Work> works) {
    this.game = game;
    this.evaluation = evaluation;
    this.steepness = steepness;
    this.works = works;
  }

  /** An action with its value for the seat to act. */
  private record Scored<S>(List<Choice> action, S next, int score) {}

  private record Asked<S>(S state, Work work) {}

  @Override
  public Work work(Depth depth) {
    return works.apply(depth);
  }

  @Override
  public double steepness(S state) {
    return steepness;
  }

  /** Nothing is drawn where all is seen. */
  @Override
  public long key(V view) {
    return 0;
  }

  @Override
  public Judgement judge(V view, Seat seat, Work work) {
    S state = game.sample(view, new SplittableRandom(0));
    if (!(game.turn(state) instanceof Turn.Of(Seat by)))
      throw new IllegalArgumentException("nobody is to act: " + view);
    var scored = known.computeIfAbsent(new Asked<>(state, work), _ -> search(state, by, work));
    var candidates = scored.stream().map(s -> new Weighed(s.action, chance(s.score), 0)).toList();
    return by == seat
        ? Judgement.of(candidates)
        : Judgement.of(1 - Judgement.of(candidates).chance());
  }

  private double chance(int score) {
    return Odds.chance(steepness * score);
  }

  /** All actions are candidates, so that one that isn't among them isn't legal. */
  @Override
  public Weighed weigh(V view, Seat seat, List<Choice> action, Work work) {
    throw new IllegalArgumentException(action + " in " + view);
  }

  /** The first look is bounded for each action; a later one that isn't finished changes nothing. */
  private List<Scored<S>> search(S state, Seat us, Work work) {
    var judge = evaluation.apply(state);
    var table = table(work);
    List<Scored<S>> found = new ArrayList<>();
    for (var action : Lines.actions(game, state, Integer.MAX_VALUE)) {
      S next = Lines.after(game, state, action);
      var glimpse = searching(state, judge, table, Math.max(LEAST, work.visits() / PART));
      found.add(new Scored<>(action, next, glimpsed(glimpse, judge, us, next)));
    }
    found.sort(Comparator.comparingInt(s -> -s.score));
    if (found.size() == 1) return found;
    var deeper = searching(state, judge, table, work.visits());
    try {
      for (int depth = 2; depth <= DEEPEST; depth++) found = round(deeper, us, depth, found);
    } catch (Limit.Stop stop) {
      // The last whole round stands.
    }
    return found;
  }

  /** One action ahead with captures followed; as it stands where there are too many. */
  private int glimpsed(AlphaBetaSearch<S> search, Evaluation<S> judge, Seat us, S next) {
    try {
      return search.after(next, us, 1, -Score.INFINITE, Score.INFINITE, 1);
    } catch (Limit.Stop stop) {
      int still = judge.value(next);
      return game.turn(next).is(us) ? still : -still;
    }
  }

  private AlphaBetaSearch<S> searching(
      S state, Evaluation<S> judge, TranspositionTable table, long visits) {
    var limit = Limit.ofVisits(visits);
    var search = new AlphaBetaSearch<>(game, judge, limit, table, false);
    search.ply(0).key = judge.key(state);
    return search;
  }

  /** All actions to the same depth, the best of the last round first. */
  private List<Scored<S>> round(
      AlphaBetaSearch<S> search, Seat us, int depth, List<Scored<S>> actions) {
    var out = new ArrayList<Scored<S>>();
    for (Scored<S> s : actions) {
      int score = search.after(s.next, us, depth, -Score.INFINITE, Score.INFINITE, 1);
      out.add(new Scored<>(s.action, s.next, score));
    }
    out.sort(Comparator.comparingInt(s -> -s.score));
    return out;
  }

  private static TranspositionTable table(Work work) {
    int bits = 32 - Integer.numberOfLeadingZeros(work.visits());
    return TranspositionTable.deepest(Math.min(TABLE, bits));
  }
}
