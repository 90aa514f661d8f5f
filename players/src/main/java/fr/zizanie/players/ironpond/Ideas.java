package fr.zizanie.players.ironpond;

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
final class Ideas {
  /** Quiet plies from which a move is looked at for whether a draw may be claimed after it. */
  private static final int QUIET = 6;

  /** What the royal's absence risks, and what a stopwatch may cost its victim. */
  private static final int AWAY = -60;

  private static final int HURRY = 4;

  /** Cards before the move that use the slot of the own turn. */
  private static final CardSet BEFORE = Deck.played(Timing.BEFORE);

  /** What a search of the pile finds. */
  private static final int FOUND = 90;

  private final Desk desk;
  private final double countered;

  /** The best at first sight without and with an own card. */
  private int plain = -Lookahead.INFINITE;

  private int carded = -Lookahead.INFINITE;

  /**
   * @param countered how likely a card is countered, from 0 to 1
   */
  Ideas(Desk desk, double countered) {
    this.desk = desk;
    this.countered = countered;
  }

  static Ideas of(Desk desk) {
    return new Ideas(desk, Odds.countered(desk.view(), desk.us()));
  }

  /** {@return everything that comes to mind before the move} */
  List<Idea> beforeMove() {
    var out = new ArrayList<Idea>();
    var choices = desk.game().choices(desk.state()).toList();
    desk.watch().until(0.12);
    for (Choice c : choices) if (c.kind() == Choice.Kind.MOVE) out.add(move(c));
    out.sort(Comparator.comparingInt(i -> -i.guess()));
    for (Choice c : choices) if (c.kind() == Choice.Kind.WORD) words(c, out);
    for (Idea i : out) plain = Math.max(plain, i.guess());
    if (!desk.strength().cards()) return out;
    var cards = new ArrayList<Idea>();
    try {
      desk.watch().until(0.3);
      for (Choice c : choices) if (c.kind() == Choice.Kind.CARD) cards(desk.state(), c, cards);
      int most = Math.min(out.size(), 2 + desk.strength().plays() / 12);
      for (int i = 0; i < most; i++) afterwards(out.get(i), cards);
    } catch (Watch.Stop stop) {
      // The others stay unthought of.
    }
    out.addAll(best(still(cards)));
    return out;
  }

  /** {@return everything that comes to mind after the move} */
  List<Idea> afterMove() {
    var out = new ArrayList<Idea>();
    var choices = desk.game().choices(desk.state()).toList();
    for (Choice c : choices)
      if (c.kind() == Choice.Kind.WORD && !desk.is(c, "discard")) words(c, out);
    plain = out.isEmpty() ? 0 : out.getFirst().guess();
    if (!desk.strength().cards()) return out;
    var cards = new ArrayList<Idea>();
    try {
      desk.watch().until(0.5);
      for (Choice c : choices) {
        if (c.kind() == Choice.Kind.CARD) cards(desk.state(), c, cards);
        else if (desk.is(c, "discard")) discard(c, out);
      }
    } catch (Watch.Stop stop) {
      // The others stay unthought of.
    }
    out.addAll(best(cards));
    return out;
  }

  /** {@return passing, and every card that answers} */
  List<Idea> inWindow() {
    var out = new ArrayList<Idea>();
    out.add(idea(List.of(Choice.PASS), desk.game().apply(desk.state(), Choice.PASS), 0, 0));
    plain = out.getFirst().guess();
    if (!desk.strength().cards()) return out;
    try {
      desk.watch().until(0.3);
      for (Choice c : desk.game().choices(desk.state()).toList())
        if (c.kind() == Choice.Kind.CARD) cards(desk.state(), c, out);
    } catch (Watch.Stop stop) {
      // The others stay unthought of.
    }
    return out;
  }

  private Idea move(Choice c) {
    IronPondState next = desk.game().apply(desk.state(), c);
    Outlook outlook = desk.outlook(next);
    boolean drawn =
        outlook.ending().isEmpty() && outlook.board().quiet() >= QUIET && claimable(next);
    if (drawn) return new Idea(List.of(c), List.of(), outlook.drawn(), 0, 0, 0);
    int guess;
    try {
      guess = outlook.value(desk.search(), desk.us(), 1, -Lookahead.INFINITE, Lookahead.INFINITE);
    } catch (Watch.Stop stop) {
      Position board = outlook.board();
      guess = board.turn() == desk.us() ? Worth.of(board) : -Worth.of(board);
    }
    return new Idea(List.of(c), List.of(), outlook, 0, 0, guess);
  }

  /** Whether the other could claim a draw after a move. */
  private boolean claimable(IronPondState moved) {
    IronPondState next =
        moved.frames().getLast() instanceof Frame.Moved
            ? desk.game().apply(moved, desk.word("end"))
            : moved;
    return desk.game().choices(next).contains(desk.word("claim"));
  }

  private void words(Choice c, List<Idea> out) {
    for (var way : desk.patient().of(desk.state(), c))
      out.add(idea(way.action(), way.next(), 0, 0));
  }

  /** Only the worst of the dead cards is worth a thought: all of them are replaced alike. */
  private void discard(Choice c, List<Idea> out) {
    Idea best = out.getFirst();
    int most = 0;
    for (var way : desk.patient().of(desk.state(), c)) {
      int gain = Holding.FRESH - Holding.of(way.action().getLast().a());
      if (gain <= most) continue;
      most = gain;
      best = idea(way.action(), way.next(), 0, gain);
    }
    if (most > 0) out.add(best);
  }

  private Idea idea(List<Choice> action, IronPondState next, int card, int bonus) {
    Outlook outlook = desk.outlook(next);
    int guess;
    try {
      guess = desk.glance(outlook);
    } catch (Watch.Stop stop) {
      if (card != 0) throw stop;
      guess = Worth.of(outlook.board());
      if (outlook.board().turn() != desk.us()) guess = -guess;
    }
    return new Idea(action, List.of(), outlook, card, bonus, guess + bonus);
  }

  /** Adds the ways to play a card now. */
  private void cards(IronPondState state, Choice card, List<Idea> out) {
    for (var way : desk.ways(card.a()).of(state, card)) {
      Idea idea = played(way, card.a(), plain, way.action());
      out.add(idea);
      IronPondState next = Outlook.passed(desk.game(), way.next());
      if (next.now().by() == desk.us() && next.now().own()) carded = Math.max(carded, idea.guess());
    }
  }

  /** Adds the lines of a move and a card after it. */
  private void afterwards(Idea move, List<Idea> out) {
    IronPondState moved = desk.game().apply(desk.state(), move.action().getFirst());
    if (!(moved.frames().getLast() instanceof Frame.Moved)) return;
    int glance = desk.glance(move.outlook());
    for (Choice c : desk.game().choices(moved).toList()) {
      if (c.kind() != Choice.Kind.CARD) continue;
      for (var way : desk.ways(c.a()).of(moved, c)) {
        Idea idea = played(way, c.a(), glance, move.action());
        int guess = move.guess() + idea.guess() - glance;
        carded = Math.max(carded, guess);
        out.add(new Idea(idea.action(), way.action(), idea.outlook(), c.a(), idea.bonus(), guess));
      }
    }
  }

  /** A line with a card: what may be countered counts only in part. */
  private Idea played(Ways.Way way, int card, int without, List<Choice> action) {
    Idea idea = idea(action, way.next(), card, extra(way, card));
    int gain = idea.guess() - idea.bonus() - without;
    boolean open = way.next().frames().getLast() instanceof Frame.Window;
    return gain > 0 && open && gain < Lookahead.WON ? idea.more(-(int) (countered * gain)) : idea;
  }

  private int extra(Ways.Way way, int card) {
    int cost = -Holding.cost(card);
    Seat us = desk.us();
    if (Deck.with(Trait.SECRET).has(card))
      return cost + lure(way.next().scene().board(), way.action().getLast().a(), us.other());
    if (Deck.with(Trait.HURRIES).has(card)) return cost + HURRY;
    if (Deck.with(Trait.TAKES_OVER).has(card))
      return Holding.of(announced(card)) - Holding.of(card);
    if (Deck.with(Trait.SEARCHES).has(card)) return FOUND - Holding.of(card);
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
    for (Frame f : desk.state().frames().reversed())
      if (f instanceof Frame.Announced a) return a.card();
    return answer;
  }

  /** {@return how much more a card promises at first sight than anything else, from 0} */
  int promise() {
    return Math.max(0, carded - plain);
  }

  /** A reaction leaves an own card to be played, so that it is worth that much more. */
  private List<Idea> still(List<Idea> cards) {
    int gain = Math.clamp(carded - plain, 0, 300);
    if (gain == 0) return cards;
    var out = new ArrayList<Idea>();
    for (Idea idea : cards) {
      boolean reaction = idea.outlook().board().turn() == desk.us() || idea.outlook().barred() >= 0;
      boolean own = idea.action().getFirst().kind() == Choice.Kind.CARD && BEFORE.has(idea.card());
      out.add(reaction && !own ? idea.more(gain) : idea);
    }
    return out;
  }

  private List<Idea> best(List<Idea> cards) {
    var sorted = new ArrayList<>(cards);
    sorted.sort(Comparator.comparingInt(i -> -i.guess()));
    int most = 6 + desk.strength().plays() / 8;
    return sorted.subList(0, Math.min(sorted.size(), most));
  }
}
