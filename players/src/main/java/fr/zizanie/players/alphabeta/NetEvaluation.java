package fr.zizanie.players.alphabeta;

import fr.zizanie.players.net.Judge;
import java.util.function.Predicate;

/**
 * Judges states that a network has learnt by the network, and others by hand.
 *
 * @param byHand gives the rest of the evaluation, and the value of states that the network doesn't
 *     know
 * @param known whether the network has learnt such states
 */
public record NetEvaluation<S>(Evaluation<S> byHand, Judge<S> judge, Predicate<S> known)
    implements Evaluation<S> {
  private static final int MOST = 20_000;

  @Override
  public int value(S s) {
    return known.test(s) ? Math.clamp(judge.value(s), -MOST, MOST) : byHand.value(s);
  }

  @Override
  public long key(S s) {
    return byHand.key(s);
  }

  @Override
  public boolean noisy(S s, int choice) {
    return byHand.noisy(s, choice);
  }

  @Override
  public int gain(S s, int choice) {
    return byHand.gain(s, choice);
  }

  @Override
  public boolean inCheck(S s) {
    return byHand.inCheck(s);
  }
}
