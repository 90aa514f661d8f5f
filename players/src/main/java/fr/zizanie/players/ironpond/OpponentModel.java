package fr.zizanie.players.ironpond;

import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Ranking;
import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.ironpond.cards.special.SuperGang;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Judges the best candidates by what the opponent's cards may do to them. In each sampled deal the
 * opponent takes a whole turn, reactions included. The gain of a card beyond the best move counts
 * against the candidate.
 */
final class OpponentModel {
  /** Candidates that are worth the trouble. */
  private static final int MOST = 5;

  /** A candidate so many hundredths of a pawn behind the best has no chance. */
  private static final int HOPELESS = 150;

  /**
   * The most that one card counts, in hundredths of a pawn: a worse loss can't be prevented anyway.
   */
  private static final int DREADED = 900;

  /** Positions that the opponent looks at in one deal, at most. */
  private static final long GLIMPSES = 4_000;

  private final Decision decision;
  private final IterativeDeepening deepening;
  private final Ranking<Candidate> ranking;

  OpponentModel(Decision decision, IterativeDeepening deepening, Ranking<Candidate> ranking) {
    this.decision = decision;
    this.deepening = deepening;
    this.ranking = ranking;
  }

  /** {@return whether this decision considers the opponent's cards} */
  static boolean helps(Decision decision) {
    var cards = decision.view().cards();
    return decision.strength().deals() > 0
        && decision.strength().cards()
        && cards.count(decision.us().other()) > 0;
  }

  /** {@return the best candidate with the opponent's cards considered} */
  Candidate best() {
    List<Candidate> top = ranking.top(MOST);
    Candidate best = top.getFirst();
    if (Math.abs(ranking.score()) > Score.WON) return best;
    long[] fear = new long[top.size()];
    int[] value = new int[top.size()];
    try {
      for (int i = 0; i < value.length; i++) value[i] = deepening.exactly(top.get(i));
      for (int deal = 1; deal <= decision.strength().deals(); deal++) {
        long seed = decision.random().nextLong();
        for (int i = 0; i < value.length; i++)
          if (value[i] > value[0] - HOPELESS) fear[i] += fear(decision, top.get(i), seed);
        int first = 0;
        for (int i = 1; i < value.length; i++)
          if (value[i] > value[0] - HOPELESS
              && value[i] - fear[i] / deal > value[first] - fear[first] / deal) first = i;
        best = top.get(first);
      }
    } catch (Limit.Stop stop) {
      // The finished deals decide.
    }
    return best;
  }

  /** {@return the gain of the opponent's cards after a candidate, in the deal of {@code seed}} */
  static int fear(Decision decision, Candidate candidate, long seed) {
    decision.limit().visit();
    decision.limit().check();
    var random = new SplittableRandom(seed);
    return turned(decision, candidate, random).map(next -> fear(decision, next)).orElse(0);
  }

  /** {@return the gain of the opponent's cards in a world in which it begins its turn} */
  static int fear(Decision decision, IronPondState theirs) {
    var glimpse = decision.limit().atMost(GLIMPSES);
    var candidates = new Candidates(decision.across(theirs, glimpse), 0);
    candidates.beforeMove();
    decision.limit().add(glimpse);
    return Math.min(DREADED, candidates.promise());
  }

  /** The state after a candidate in which the opponent's turn begins, if it does. */
  private static Optional<IronPondState> turned(
      Decision decision, Candidate candidate, SplittableRandom random) {
    var game = decision.game();
    IronPondState s = game.sample(decision.view(), random);
    for (Choice c : candidate.action()) s = game.apply(s, c);
    List<Choice> then = candidate.followUp();
    for (int steps = 0; steps < 40; steps++) {
      switch (s.frames().getLast()) {
        case Frame.Window _ -> s = game.apply(s, Choice.PASS);
        case Frame.Drawing _, SuperGang.Throwing _, SuperGang.Thrown _ -> {
          var choices = game.choices(s).toList();
          s = game.apply(s, choices.get(random.nextInt(choices.size())));
        }
        case Frame.Moved _ -> {
          if (s.now().by() != decision.us()) return Optional.empty();
          for (Choice c : then.isEmpty() ? List.of(decision.word("end")) : then)
            s = game.apply(s, c);
          then = List.of();
        }
        case Frame.Ready _ -> {
          boolean theirs = game.turn(s) instanceof Turn.Of(var seat) && seat != decision.us();
          return theirs ? Optional.of(s) : Optional.empty();
        }
        default -> {
          return Optional.empty();
        }
      }
    }
    return Optional.empty();
  }
}
