package fr.zizanie.players.ironpond;

import fr.zizanie.players.ironpond.card.CardValue;
import fr.zizanie.players.ironpond.card.CounterProbability;
import fr.zizanie.players.ironpond.search.Afterstate;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Collects the candidates for a decision: moves, lines of a move and a card, cards, and the words
 * of the rules.
 */
final class Candidates {
  /** Quiet plies from which the rules are asked whether a move lets the other side claim a draw. */
  private static final int QUIET = 6;

  /** Cards before the move that use the slot of the own turn. */
  private static final CardSet BEFORE = Deck.played(Timing.BEFORE);

  private final Decision decision;
  private final CardPlays plays;

  /** The best at first sight without an own card. */
  private int plain = -Score.INFINITE;

  /**
   * @param countered the probability that a card is countered
   */
  Candidates(Decision decision, double countered) {
    this.decision = decision;
    plays = new CardPlays(decision, countered);
  }

  static Candidates of(Decision decision) {
    return new Candidates(decision, CounterProbability.of(decision.view(), decision.us()));
  }

  /** {@return the candidates before the move} */
  List<Candidate> beforeMove() {
    var out = new ArrayList<Candidate>();
    var choices = decision.game().choices(decision.state()).toList();
    decision.limit().until(0.12);
    for (Choice c : choices) if (c.kind() == Choice.Kind.MOVE) out.add(move(c));
    out.sort(Comparator.comparingInt(i -> -i.guess()));
    for (Choice c : choices) if (c.kind() == Choice.Kind.WORD) words(c, out);
    for (Candidate i : out) plain = Math.max(plain, i.guess());
    if (!decision.strength().cards()) return out;
    var cards = new ArrayList<Candidate>();
    try {
      decision.limit().until(0.3);
      for (Choice c : choices) if (c.kind() == Choice.Kind.CARD) plays.now(c, plain, cards);
      int most = Math.min(out.size(), 2 + decision.strength().plays() / 12);
      for (int i = 0; i < most; i++) plays.afterwards(out.get(i), cards);
    } catch (Limit.Stop stop) {
      // The other choices get no candidates.
    }
    out.addAll(best(still(cards)));
    return out;
  }

  /** {@return the candidates after the move} */
  List<Candidate> afterMove() {
    var out = new ArrayList<Candidate>();
    var choices = decision.game().choices(decision.state()).toList();
    for (Choice c : choices)
      if (c.kind() == Choice.Kind.WORD && !decision.is(c, "discard")) words(c, out);
    plain = out.isEmpty() ? 0 : out.getFirst().guess();
    if (!decision.strength().cards()) return out;
    var cards = new ArrayList<Candidate>();
    try {
      decision.limit().until(0.5);
      for (Choice c : choices) {
        if (c.kind() == Choice.Kind.CARD) plays.now(c, plain, cards);
        else if (decision.is(c, "discard")) discard(c, out);
      }
    } catch (Limit.Stop stop) {
      // The other choices get no candidates.
    }
    out.addAll(best(cards));
    return out;
  }

  /** {@return the pass and the cards that answer} */
  List<Candidate> inWindow() {
    var out = new ArrayList<Candidate>();
    out.add(
        Candidate.of(
            decision, List.of(Choice.PASS), decision.game().apply(decision.state(), Choice.PASS)));
    plain = out.getFirst().guess();
    if (!decision.strength().cards()) return out;
    try {
      decision.limit().until(0.3);
      for (Choice c : decision.game().choices(decision.state()).toList())
        if (c.kind() == Choice.Kind.CARD) plays.now(c, plain, out);
    } catch (Limit.Stop stop) {
      // The other choices get no candidates.
    }
    return out;
  }

  private Candidate move(Choice c) {
    IronPondState next = decision.game().apply(decision.state(), c);
    Afterstate then = Afterstate.of(decision.game(), next);
    boolean drawn = then.ending().isEmpty() && then.board().quiet() >= QUIET && claimable(next);
    if (drawn) return new Candidate(List.of(c), List.of(), then.drawn(), 0, 0, 0, 0);
    int guess;
    try {
      guess = then.value(decision.search(), decision.us(), 1, -Score.INFINITE, Score.INFINITE);
    } catch (Limit.Stop stop) {
      guess = decision.still(then);
    }
    return new Candidate(List.of(c), List.of(), then, 0, 0, 0, guess);
  }

  /** Whether the other side could claim a draw after a move. */
  private boolean claimable(IronPondState moved) {
    IronPondState next =
        moved.frames().getLast() instanceof Frame.Moved
            ? decision.game().apply(moved, decision.word("end"))
            : moved;
    return decision.game().choices(next).contains(decision.word("claim"));
  }

  private void words(Choice c, List<Candidate> out) {
    for (var play : decision.patient().of(decision.state(), c))
      out.add(Candidate.of(decision, play.action(), play.next()));
  }

  /** Keeps the worst of the dead cards alone, since each is replaced by a card from the pile. */
  private void discard(Choice c, List<Candidate> out) {
    Candidate best = out.getFirst();
    int most = 0;
    for (var play : decision.patient().of(decision.state(), c)) {
      int gain = CardValue.FRESH - CardValue.of(play.action().getLast().a());
      if (gain <= most) continue;
      most = gain;
      best = Candidate.of(decision, play.action(), play.next(), 0, gain, gain);
    }
    if (most > 0) out.add(best);
  }

  /** {@return the gain at first sight of a card over all else, from 0} */
  int promise() {
    return Math.max(0, plays.best() - plain);
  }

  /** Adds to reactions the gain of an own card, which may still be played after them. */
  private List<Candidate> still(List<Candidate> cards) {
    int gain = Math.clamp(plays.best() - plain, 0, 300);
    if (gain == 0) return cards;
    var out = new ArrayList<Candidate>();
    for (Candidate candidate : cards) {
      boolean reaction =
          candidate.afterstate().board().turn() == decision.us()
              || candidate.afterstate().barred() >= 0;
      boolean own =
          candidate.action().getFirst().kind() == Choice.Kind.CARD && BEFORE.has(candidate.card());
      out.add(reaction && !own ? candidate.more(gain) : candidate);
    }
    return out;
  }

  private List<Candidate> best(List<Candidate> cards) {
    var sorted = new ArrayList<>(cards);
    sorted.sort(Comparator.comparingInt(i -> -i.guess()));
    int most = 6 + decision.strength().plays() / 8;
    return sorted.subList(0, Math.min(sorted.size(), most));
  }
}
