package fr.zizanie.players.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/** Ranks the candidates for one decision, the best so far first, in hundredths of a piece. */
public final class Ranking<C> {
  /** Judges a candidate by looking ahead. */
  @FunctionalInterface
  public interface Judge<C> {
    /** {@return the value of a candidate without its bonus, between the bounds} */
    int value(C candidate, int depth, int alpha, int beta);
  }

  private final List<C> candidates;
  private final ToIntFunction<C> bonus;
  private final Judge<C> judge;

  /** For each candidate its value with the bonus, or a bound that this value doesn't exceed. */
  private final IdentityHashMap<C, Integer> values = new IdentityHashMap<>();

  private int score;

  /**
   * A ranking of at least one candidate, the most promising first.
   *
   * @param guess the value of a candidate at first sight
   * @param bonus the worth of a candidate besides the judge's value
   */
  public Ranking(
      List<C> candidates, ToIntFunction<C> guess, ToIntFunction<C> bonus, Judge<C> judge) {
    this.candidates = new ArrayList<>(candidates);
    this.bonus = bonus;
    this.judge = judge;
    for (C c : candidates) values.put(c, guess.applyAsInt(c));
    score = guess.applyAsInt(candidates.getFirst());
  }

  /**
   * Judges all candidates once, the later ones first only for whether they beat the best.
   *
   * @param better told of each candidate that becomes the best
   * @return the value of the best, bonus included, between the bounds
   */
  public int round(int depth, int alpha, int beta, Consumer<C> better) {
    int best = -Score.INFINITE;
    int most = alpha;
    for (int i = 0; i < candidates.size() && most < beta; i++) {
      C c = candidates.get(i);
      int extra = bonus.applyAsInt(c);
      int floor = most - extra;
      int value = judge.value(c, depth, floor, i == 0 ? beta - extra : floor + 1);
      if (i > 0 && value > floor) value = judge.value(c, depth, floor, beta - extra);
      values.put(c, value + extra);
      best = Math.max(best, value + extra);
      if (value <= floor) continue;
      most = value + extra;
      score = value;
      candidates.remove(i);
      candidates.addFirst(c);
      better.accept(c);
    }
    return best;
  }

  /** {@return how many candidates there are} */
  public int size() {
    return candidates.size();
  }

  /** {@return the best candidate} */
  public C best() {
    return candidates.getFirst();
  }

  /** {@return the best candidates, the best first, at most so many} */
  public List<C> top(int most) {
    var rest = new ArrayList<>(candidates.subList(1, candidates.size()));
    rest.sort(Comparator.comparingInt(c -> -values.getOrDefault(c, 0)));
    rest.addFirst(best());
    return List.copyOf(rest.subList(0, Math.min(most, rest.size())));
  }

  /** {@return the value of the best without its bonus} */
  public int score() {
    return score;
  }
}
