package fr.zizanie.players.ironpond;

import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Ranking;
import fr.zizanie.players.search.Score;
import java.util.Comparator;
import java.util.List;

/** Looks deeper and deeper below some candidates until the limit. */
final class IterativeDeepening {
  private final Decision decision;
  private final Ranking<Candidate> ranking;
  private int reached;

  /** {@code candidates} are at least one; they are looked at in the order of their guesses. */
  IterativeDeepening(Decision decision, List<Candidate> candidates) {
    this.decision = decision;
    var sorted = candidates.stream().sorted(Comparator.comparingInt(c -> -c.guess())).toList();
    ranking = new Ranking<>(sorted, Candidate::guess, Candidate::bonus, this::value);
  }

  private int value(Candidate c, int depth, int alpha, int beta) {
    return c.afterstate().value(decision.search(), decision.us(), depth, alpha, beta);
  }

  /**
   * Deepens to {@code deepest} plies; {@code patient} goes on to the end of the limit even if
   * nothing can change any more, so that the time tells nothing.
   */
  Ranking<Candidate> deepen(int deepest, boolean patient) {
    Limit limit = decision.limit();
    try {
      for (int d = 0; d <= deepest; d++) {
        if (!patient && d > 1 && (ranking.size() == 1 || limit.over(0.7))) break;
        ranking.round(d, -Score.INFINITE, Score.INFINITE, _ -> {});
        reached = d;
        int size = Math.abs(ranking.score());
        if (!patient && size > Score.WON && d > Score.WIN - size + 1) break;
      }
      while (patient) limit.visit();
    } catch (Limit.Stop stop) {
      // What was found before stands.
    }
    return ranking;
  }

  /** {@return the value of a candidate with its bonus, one ply less deep than all were judged} */
  int exactly(Candidate c) {
    return value(c, Math.max(0, reached - 1), -Score.INFINITE, Score.INFINITE) + c.bonus();
  }
}
