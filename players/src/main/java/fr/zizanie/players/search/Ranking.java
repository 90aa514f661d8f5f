package fr.zizanie.players.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/** The candidates for one decision, the best found so far first. */
public final class Ranking<C> {
  /** What is found by looking ahead from a candidate. */
  @FunctionalInterface
  public interface Judge<C> {
    /** {@return the value of a candidate without its bonus, between the bounds} */
    int value(C candidate, int depth, int alpha, int beta);
  }

  private final List<C> candidates;
  private final ToIntFunction<C> bonus;
  private final Judge<C> judge;

  /** What is known of each: a value with its bonus, or how much it is at most. */
  private final IdentityHashMap<C, Integer> values = new IdentityHashMap<>();

  private int score;

  /**
   * A ranking of at least one candidate, the most promising first.
   *
   * @param guess the value of a candidate at first sight
   * @param bonus what a candidate is worth besides what the judge finds
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
   * @param better told of each candidate that is the best so far, once it is judged
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

  /** {@return the best and those that seem to come after it, at most so many} */
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
