package fr.zizanie.players.ironpond;

import fr.zizanie.players.ironpond.card.CardValue;
import fr.zizanie.players.ironpond.card.CounterProbability;
import fr.zizanie.players.ironpond.search.Afterstate;
import fr.zizanie.players.ironpond.search.IronPondEvaluation;
import fr.zizanie.players.search.Completions.Completion;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a seat might do now: moves, lines of a move and a card, cards, and the words of the rules.
 */
final class Candidates {
  /** Quiet plies from which a move is looked at for whether a draw may be claimed after it. */
  private static final int QUIET = 6;

  /** What the royal's absence risks, and what a stopwatch may cost its victim. */
  private static final int AWAY = -60;

  private static final int HURRY = 4;

  /** Cards before the move that use the slot of the own turn. */
  private static final CardSet BEFORE = Deck.played(Timing.BEFORE);

  /** What a search of the pile finds. */
  private static final int FOUND = 90;

  private final Decision decision;
  private final double countered;

  /** The best at first sight without and with an own card. */
  private int plain = -Score.INFINITE;

  private int carded = -Score.INFINITE;

  /**
   * @param countered how likely a card is countered, from 0 to 1
   */
  Candidates(Decision decision, double countered) {
    this.decision = decision;
    this.countered = countered;
  }

  static Candidates of(Decision decision) {
    return new Candidates(decision, CounterProbability.of(decision.view(), decision.us()));
  }

  /** {@return everything that comes to mind before the move} */
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
      for (Choice c : choices) if (c.kind() == Choice.Kind.CARD) cards(decision.state(), c, cards);
      int most = Math.min(out.size(), 2 + decision.strength().plays() / 12);
      for (int i = 0; i < most; i++) afterwards(out.get(i), cards);
    } catch (Limit.Stop stop) {
      // The others stay unthought of.
    }
    out.addAll(best(still(cards)));
    return out;
  }

  /** {@return everything that comes to mind after the move} */
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
        if (c.kind() == Choice.Kind.CARD) cards(decision.state(), c, cards);
        else if (decision.is(c, "discard")) discard(c, out);
      }
    } catch (Limit.Stop stop) {
      // The others stay unthought of.
    }
    out.addAll(best(cards));
    return out;
  }

  /** {@return passing, and every card that answers} */
  List<Candidate> inWindow() {
    var out = new ArrayList<Candidate>();
    out.add(
        candidate(
            List.of(Choice.PASS), decision.game().apply(decision.state(), Choice.PASS), 0, 0));
    plain = out.getFirst().guess();
    if (!decision.strength().cards()) return out;
    try {
      decision.limit().until(0.3);
      for (Choice c : decision.game().choices(decision.state()).toList())
        if (c.kind() == Choice.Kind.CARD) cards(decision.state(), c, out);
    } catch (Limit.Stop stop) {
      // The others stay unthought of.
    }
    return out;
  }

  private Candidate move(Choice c) {
    IronPondState next = decision.game().apply(decision.state(), c);
    Afterstate then = decision.afterstate(next);
    boolean drawn = then.ending().isEmpty() && then.board().quiet() >= QUIET && claimable(next);
    if (drawn) return new Candidate(List.of(c), List.of(), then.drawn(), 0, 0, 0);
    int guess;
    try {
      guess = then.value(decision.search(), decision.us(), 1, -Score.INFINITE, Score.INFINITE);
    } catch (Limit.Stop stop) {
      Position board = then.board();
      guess =
          board.turn() == decision.us()
              ? IronPondEvaluation.of(board)
              : -IronPondEvaluation.of(board);
    }
    return new Candidate(List.of(c), List.of(), then, 0, 0, guess);
  }

  /** Whether the other could claim a draw after a move. */
  private boolean claimable(IronPondState moved) {
    IronPondState next =
        moved.frames().getLast() instanceof Frame.Moved
            ? decision.game().apply(moved, decision.word("end"))
            : moved;
    return decision.game().choices(next).contains(decision.word("claim"));
  }

  private void words(Choice c, List<Candidate> out) {
    for (var play : decision.patient().of(decision.state(), c))
      out.add(candidate(play.action(), play.next(), 0, 0));
  }

  /** Only the worst of the dead cards is worth a thought: all of them are replaced alike. */
  private void discard(Choice c, List<Candidate> out) {
    Candidate best = out.getFirst();
    int most = 0;
    for (var play : decision.patient().of(decision.state(), c)) {
      int gain = CardValue.FRESH - CardValue.of(play.action().getLast().a());
      if (gain <= most) continue;
      most = gain;
      best = candidate(play.action(), play.next(), 0, gain);
    }
    if (most > 0) out.add(best);
  }

  private Candidate candidate(List<Choice> action, IronPondState next, int card, int bonus) {
    Afterstate then = decision.afterstate(next);
    int guess;
    try {
      guess = decision.glance(then);
    } catch (Limit.Stop stop) {
      if (card != 0) throw stop;
      guess = IronPondEvaluation.of(then.board());
      if (then.board().turn() != decision.us()) guess = -guess;
    }
    return new Candidate(action, List.of(), then, card, bonus, guess + bonus);
  }

  /** Adds the ways to play a card now. */
  private void cards(IronPondState state, Choice card, List<Candidate> out) {
    for (var play : decision.plays(card.a()).of(state, card)) {
      Candidate candidate = played(play, card.a(), plain, play.action());
      out.add(candidate);
      IronPondState next = Afterstate.passed(decision.game(), play.next());
      if (next.now().by() == decision.us() && next.now().own())
        carded = Math.max(carded, candidate.guess());
    }
  }

  /** Adds the lines of a move and a card after it. */
  private void afterwards(Candidate move, List<Candidate> out) {
    IronPondState moved = decision.game().apply(decision.state(), move.action().getFirst());
    if (!(moved.frames().getLast() instanceof Frame.Moved)) return;
    int glance = decision.glance(move.afterstate());
    for (Choice c : decision.game().choices(moved).toList()) {
      if (c.kind() != Choice.Kind.CARD) continue;
      for (var play : decision.plays(c.a()).of(moved, c)) {
        Candidate candidate = played(play, c.a(), glance, move.action());
        int guess = move.guess() + candidate.guess() - glance;
        carded = Math.max(carded, guess);
        out.add(
            new Candidate(
                candidate.action(),
                play.action(),
                candidate.afterstate(),
                c.a(),
                candidate.bonus(),
                guess));
      }
    }
  }

  /** A line with a card: what may be countered counts only in part. */
  private Candidate played(
      Completion<IronPondState> play, int card, int without, List<Choice> action) {
    Candidate candidate = candidate(action, play.next(), card, extra(play, card));
    int gain = candidate.guess() - candidate.bonus() - without;
    boolean open = play.next().frames().getLast() instanceof Frame.Window;
    return gain > 0 && open && gain < Score.WON
        ? candidate.more(-(int) (countered * gain))
        : candidate;
  }

  private int extra(Completion<IronPondState> play, int card) {
    int cost = -CardValue.cost(card);
    Seat us = decision.us();
    if (Deck.with(Trait.SECRET).has(card))
      return cost + lure(play.next().scene().board(), play.action().getLast().a(), us.other());
    if (Deck.with(Trait.HURRIES).has(card)) return cost + HURRY;
    if (Deck.with(Trait.TAKES_OVER).has(card))
      return CardValue.of(announced(card)) - CardValue.of(card);
    if (Deck.with(Trait.SEARCHES).has(card)) return FOUND - CardValue.of(card);
    return Deck.with(Trait.DEPARTS).has(card) ? cost + AWAY : cost;
  }

  /** How likely somebody steps on a square, in hundredths of a pawn. */
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

  /** {@return how much more a card promises at first sight than anything else, from 0} */
  int promise() {
    return Math.max(0, carded - plain);
  }

  /** A reaction leaves an own card to be played, so that it is worth that much more. */
  private List<Candidate> still(List<Candidate> cards) {
    int gain = Math.clamp(carded - plain, 0, 300);
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
