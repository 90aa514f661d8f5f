package fr.zizanie.players.ironpond;

import fr.zizanie.players.ironpond.card.CardValue;
import fr.zizanie.players.ironpond.search.Afterstate;
import fr.zizanie.players.search.Completions.Completion;
import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.List;

/**
 * Makes the candidates that play a card, and adds what the board doesn't show of the card's worth.
 */
final class CardPlays {
  /** The risk of the royal's absence, in hundredths of a pawn. */
  private static final int AWAY = -60;

  /** The cost of a stopwatch to its victim, in hundredths of a pawn. */
  private static final int HURRY = 4;

  /** The worth of a card found by a search of the pile. */
  private static final int FOUND = 90;

  private final Decision decision;
  private final double countered;

  /** The best at first sight that plays an own card. */
  private int best = -Score.INFINITE;

  /**
   * @param countered the probability that a card is countered
   */
  CardPlays(Decision decision, double countered) {
    this.decision = decision;
    this.countered = countered;
  }

  /** {@return the best guess so far of a candidate that plays an own card} */
  int best() {
    return best;
  }

  /** Adds the ways to play a card now; {@code plain} is the best at first sight without one. */
  void now(Choice card, int plain, List<Candidate> out) {
    for (var play : decision.plays(card.a()).of(decision.state(), card)) {
      Candidate candidate = played(play, card.a(), plain, play.action());
      out.add(candidate);
      IronPondState next = Afterstate.passed(decision.game(), play.next());
      if (next.now().by() == decision.us() && next.now().own())
        best = Math.max(best, candidate.guess());
    }
  }

  /** Adds the lines of a move and a card after it. */
  void afterwards(Candidate move, List<Candidate> out) {
    IronPondState moved = decision.game().apply(decision.state(), move.action().getFirst());
    if (!(moved.frames().getLast() instanceof Frame.Moved)) return;
    int glance = decision.glance(move.afterstate());
    for (Choice c : decision.game().choices(moved).toList()) {
      if (c.kind() != Choice.Kind.CARD) continue;
      for (var play : decision.plays(c.a()).of(moved, c)) {
        Candidate candidate = played(play, c.a(), glance, move.action());
        int guess = move.guess() + candidate.guess() - glance;
        best = Math.max(best, guess);
        out.add(
            new Candidate(
                candidate.action(),
                play.action(),
                candidate.afterstate(),
                c.a(),
                candidate.hand(),
                candidate.bonus(),
                guess));
      }
    }
  }

  /** A line with a card. A gain that may be countered counts only in part. */
  private Candidate played(
      Completion<IronPondState> play, int card, int without, List<Choice> action) {
    int hand = hand(card);
    int bonus = hand + extra(play, card);
    Candidate candidate = Candidate.of(decision, action, play.next(), card, hand, bonus);
    int gain = candidate.guess() - candidate.bonus() - without;
    boolean open = play.next().frames().getLast() instanceof Frame.Window;
    return gain > 0 && open && gain < Score.WON
        ? candidate.more(-(int) (countered * gain))
        : candidate;
  }

  /** What the hand gains in worth by playing a card, its redraw included. */
  private int hand(int card) {
    if (Deck.with(Trait.TAKES_OVER).has(card))
      return CardValue.of(announced(card)) - CardValue.of(card);
    if (Deck.with(Trait.SEARCHES).has(card)) return FOUND - CardValue.of(card);
    return -CardValue.cost(card);
  }

  /** What a play is worth besides the board and the hand. */
  private int extra(Completion<IronPondState> play, int card) {
    Seat us = decision.us();
    if (Deck.with(Trait.SECRET).has(card))
      return lure(play.next().scene().board(), play.action().getLast().a(), us.other());
    if (Deck.with(Trait.HURRIES).has(card)) return HURRY;
    return Deck.with(Trait.DEPARTS).has(card) ? AWAY : 0;
  }

  /**
   * The worth of a secret trap on a square, in hundredths of a pawn, by the enemy pieces that can
   * step there.
   */
  private static int lure(Position board, int at, Seat them) {
    Position theirs = board.turn(them);
    int ways = 0;
    for (long left = theirs.mobile(them); left != 0; left &= left - 1)
      if ((theirs.targets(Long.numberOfTrailingZeros(left)) >>> at & 1) != 0) ways++;
    return 10 + 12 * Math.min(4, ways);
  }

  /** The card on the table that is being answered. */
  private int announced(int answer) {
    for (Frame f : decision.state().frames().reversed())
      if (f instanceof Frame.Announced a) return a.card();
    return answer;
  }
}
