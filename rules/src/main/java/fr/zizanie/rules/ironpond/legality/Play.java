package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.Counter;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.state.Opening;
import fr.zizanie.rules.ironpond.text.Tokens;

/** A card that a seat tries to play. */
final class Play implements Judged {
  private static final int UNKNOWN = -1;

  final Asked asked;
  final Card card;

  /** Whether the card is insisted on. */
  final boolean insists;

  private int direct = UNKNOWN;
  private int ways = UNKNOWN;

  Play(Asked asked, Card card, boolean insists) {
    this.asked = asked;
    this.card = card;
    this.insists = insists;
  }

  IronPondState s() {
    return asked.s;
  }

  Timing timing() {
    return card.timing();
  }

  /** The window in which it is tried, if it is one. */
  boolean inWindow() {
    return asked.top instanceof Frame.Window;
  }

  Frame.Window window() {
    return (Frame.Window) asked.top;
  }

  /** Whether it uses the right to a card of the other seat's turn. */
  boolean foreign() {
    return timing().reacts() || timing() == Timing.ANY && (inWindow() || s().reacting());
  }

  /** What it is about. */
  Moment m() {
    boolean snubs = inWindow() && timing() == Timing.ANY && window().slot() == Slot.LAST_OWN;
    if (snubs) return Moments.asKnown(s(), asked.by, Slot.NOW_FOREIGN);
    return foreign() ? asked.foreign() : asked.own();
  }

  /** Whether it may be played although it would be annulled. */
  boolean anyway() {
    return insists || s().setting().strict();
  }

  /** Whether it is about the card just announced, so that its own needs don't matter. */
  boolean direct() {
    if (direct == UNKNOWN) direct = counters() ? 1 : 0;
    return direct == 1;
  }

  private boolean counters() {
    return inWindow()
        && card.special() instanceof Counter counter
        && counter.meets(target(), asked.by);
  }

  private Counter.Target target() {
    var announced = (Frame.Announced) s().below();
    Card below = Deck.card(s().setting(), announced.card());
    return new Counter.Target(s().pop().pop(), announced, below);
  }

  @Override
  public int ways() {
    if (ways == UNKNOWN) ways = direct() ? stopped() : waysToGoOn();
    return ways;
  }

  private int waysToGoOn() {
    return Plays.ways(card, m(), Picks.NONE, anyway(), asked.tried);
  }

  private int stopped() {
    return anyway() ? Plays.FINE : Plays.way(((Counter) card.special()).breach(target(), asked.by));
  }

  /** Whether it answers for a seat that has no move. */
  boolean mustSave() {
    return asked.ready() && foreign() && !anyway() && asked.stuck();
  }

  /**
   * Whether a seat that has no move, and answers, gets one by it, or another's turn, or a stalemate
   * for a mate.
   */
  boolean saves() {
    return !mustSave()
        || card.special() instanceof Opening
        || card.special().movesAgain()
        || Saving.by(card, m(), Picks.NONE);
  }

  /** The choice that plays it. */
  int code() {
    return Choice.card(card.number()).code() | (insists ? Tokens.INSIST : 0);
  }
}
