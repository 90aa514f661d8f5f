package fr.zizanie.players.ironpond;

import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Ranking;
import fr.zizanie.players.search.Score;
import java.util.Comparator;
import java.util.List;

/** Looks deeper and deeper below some candidates until the limit. */
final class IterativeDeepening {
  /** The part of the limit after which no deeper look is begun. */
  private static final double ENOUGH = 0.85;

  /** From this depth on the value is expected to be about the one before. */
  private static final int SETTLED = 4;

  private static final int WINDOW = 25;
  private static final int WIDEST = 300;

  private final Decision decision;
  private final Ranking<Candidate> ranking;
  private final Progress progress;
  private int reached;

  /** Takes at least one candidate, and looks at them in the order of their guesses. */
  IterativeDeepening(Decision decision, List<Candidate> candidates, Progress progress) {
    this.decision = decision;
    this.progress = progress;
    var sorted = candidates.stream().sorted(Comparator.comparingInt(c -> -c.guess())).toList();
    ranking = new Ranking<>(sorted, Candidate::guess, Candidate::bonus, this::value);
  }

  private int value(Candidate c, int depth, int alpha, int beta) {
    return c.afterstate().value(decision.search(), decision.us(), depth, alpha, beta);
  }

  /**
   * Deepens to {@code deepest} plies. With {@code patient} it goes on to the end of the limit even
   * if nothing can change any more, so that the time tells nothing.
   */
  Ranking<Candidate> deepen(int deepest, boolean patient) {
    Limit limit = decision.limit();
    int expected = 0;
    try {
      for (int d = 0; d <= deepest; d++) {
        if (!patient && d > 1 && (ranking.size() == 1 || limit.over(ENOUGH))) break;
        expected = round(d, expected);
        reached = d;
        var best = ranking.best().action().getFirst();
        progress.reached(d + 1, best, ranking.score(), limit.visits());
        int size = Math.abs(ranking.score());
        if (!patient && size > Score.WON && d > Score.WIN - size + 1) break;
      }
      while (patient) limit.visit();
    } catch (Limit.Stop stop) {
      // The results of earlier rounds stand.
    }
    return ranking;
  }

  /**
   * Judges all in a window around the value expected, and again in a wider one if that was wrong.
   */
  private int round(int depth, int expected) {
    boolean known = depth >= SETTLED && Math.abs(expected) < Score.WON;
    int low = known ? expected - WINDOW : -Score.INFINITE;
    int high = known ? expected + WINDOW : Score.INFINITE;
    for (int wider = WINDOW * 2; ; wider *= 3) {
      int best = ranking.round(depth, low, high, _ -> {});
      if (best <= low && low > -Score.INFINITE)
        low = wider > WIDEST ? -Score.INFINITE : low - wider;
      else if (best >= high && high < Score.INFINITE)
        high = wider > WIDEST ? Score.INFINITE : high + wider;
      else return best;
    }
  }

  /** {@return the candidates as far as they are judged} */
  Ranking<Candidate> ranking() {
    return ranking;
  }

  /** {@return the value of a candidate with its bonus, one ply less deep than the last round} */
  int exactly(Candidate c) {
    return value(c, Math.max(0, reached - 1), -Score.INFINITE, Score.INFINITE) + c.bonus();
  }
}
