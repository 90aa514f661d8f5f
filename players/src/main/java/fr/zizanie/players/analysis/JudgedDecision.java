package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import java.util.List;

/**
 * A decision between several actions, judged by what its seat knew.
 *
 * @param ply the actions that stood after it
 * @param entry the index of the action among the entries that stand
 * @param value the chance after what was played
 * @param bestValue the chance after the best, at least {@code value}
 * @param interval of the played action, as in {@link Weighed}
 */
public record JudgedDecision(
    int ply,
    int entry,
    Seat seat,
    List<Choice> played,
    List<Choice> best,
    double value,
    double bestValue,
    double interval) {
  public JudgedDecision {
    played = List.copyOf(played);
    best = List.copyOf(best);
  }

  /** {@return the chance given up, from 0} */
  public double givenUp() {
    return bestValue - value;
  }

  /** {@return what that is called} */
  public Verdict verdict() {
    return Verdict.of(givenUp());
  }
}
