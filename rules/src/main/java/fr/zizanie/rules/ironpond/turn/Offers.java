package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Special;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.state.Opening;
import fr.zizanie.rules.ironpond.state.Zones;
import fr.zizanie.rules.ironpond.text.Tokens;
import fr.zizanie.rules.ironpond.text.Word;

/** What may be chosen: a function of what the seat to act knows. */
public final class Offers {
  private Offers() {}

  private static void add(IronPondState s, Way way, Choices out) {
    switch (s.top()) {
      case Frame.Ready _ -> ready(s, way, out);
      case Frame.Moved _ -> moved(s, way, out);
      case Frame.Window w -> window(s, w, way, out);
      case Frame.Aim aim -> aim(s, aim, out);
      case Interlude interlude -> interlude.offer(s, out);
      case Frame.Drawing _ -> draws(s.zones(), out);
      case Frame.Announced _ -> throw new IllegalStateException("never left on top");
      case Frame.Over _ -> {}
    }
  }

  private static void draws(Zones z, Choices out) {
    if (!z.order().isEmpty()) {
      out.add(Choice.card(z.order().getFirst()));
      return;
    }
    for (int card = z.pile().next(0); card >= 0; card = z.pile().next(card + 1))
      out.add(Choice.card(card));
  }

  private static void ready(IronPondState s, Way way, Choices out) {
    Seat by = s.now().by();
    Position board = s.scene().board();
    boolean away = s.now().placing();
    boolean stuck;
    if (away) {
      stuck = Aiming.places(s, by) == 0;
      if (!stuck) out.add(Word.PLACE.choice());
    } else {
      int before = out.size();
      moves(s, board, out);
      stuck = out.size() == before;
      if (!stuck && !Endings.claim(s).isEmpty()) out.add(Word.CLAIM.choice());
    }
    CardSet hand = s.zones().hand(by);
    Moment own = Moments.asKnown(s, by, Slot.NOW_OWN);
    Moment last = s.reacting() ? Moments.asKnown(s, by, Slot.LAST_FOREIGN) : own;
    for (int number = hand.next(0); number >= 0; number = hand.next(number + 1)) {
      Card card = Deck.card(s.setting(), number);
      Timing timing = card.timing();
      boolean foreign = timing.reacts() || timing == Timing.ANY && s.reacting();
      boolean open =
          switch (timing) {
            case BEFORE -> !away && !s.now().own();
            // A cancelled move must be replaced by a chess move (card 1).
            case INSTEAD -> !away && !s.now().own() && s.now().barred() < 0;
            case ANY -> foreign || !away && !s.now().own();
            case AFTER, ON_CARD -> false;
            case ON_MOVE, ON_CHECK, ON_CAPTURE, ON_LOSS -> s.reacting();
          };
      if (open) card(foreign ? last : own, !foreign, card, way.stuck(stuck), out);
    }
    if (stuck) out.add((!away && board.inCheck(by) ? Word.CONCEDE : Word.ACCEPT).choice());
  }

  private static void moves(IronPondState s, Position board, Choices out) {
    if (s.now().barred() < 0) {
      Legal.moves(board, out);
      return;
    }
    var all = new Choices();
    Legal.moves(board, all);
    for (int i = 0; i < all.size(); i++)
      if (Fundamental.squares(all.get(i)) != s.now().barred()) out.add(all.code(i));
  }

  /** Adds a card that can be played; of a seat that has no move, one that saves it. */
  private static void card(Moment m, boolean own, Card card, Way way, Choices out) {
    if (!Plays.playable(card, m, way.anyway)) return;
    boolean saved = way.anyway || !way.stuck || own || saves(card, m);
    if (saved) out.add(Choice.card(card.number()).code() | (way.insisting ? Tokens.INSIST : 0));
  }

  /**
   * How cards are offered.
   *
   * @param anyway also those that would be annulled
   * @param insisting as insisted plays
   * @param stuck to a seat without a move
   */
  private record Way(boolean anyway, boolean insisting, boolean stuck) {
    static Way of(IronPondState s, boolean insisting) {
      return new Way(insisting || s.setting().strict(), insisting, false);
    }

    Way stuck(boolean is) {
      return new Way(anyway, insisting, is);
    }
  }

  /**
   * Whether a choice is accepted: an offer, or in assisted mode the insistence on a card that would
   * be annulled.
   */
  public static boolean takes(IronPondState s, Choice c) {
    boolean insists = c.kind() == Choice.Kind.CARD && (c.code() & Tokens.INSIST) != 0;
    var out = new Choices();
    add(s, Way.of(s, insists), out);
    return out.contains(c);
  }

  public static void add(IronPondState s, Choices out) {
    add(s, Way.of(s, false), out);
  }

  /**
   * Whether a reaction leaves a seat that had no move with one, with another's turn, or out of a
   * mate with a stalemate.
   */
  private static boolean saves(Card card, Moment m) {
    if (card.special() instanceof Opening || card.special() == Special.Plain.CANCEL_MOVE)
      return true;
    return saves(card, m, Picks.NONE);
  }

  private static boolean saves(Card card, Moment m, Picks picks) {
    if (card.form().complete(m, picks)) {
      Scene after = Plays.result(card, m, picks);
      Position board = after.board();
      boolean drawn = m.board().inCheck(m.by()) && !board.inCheck(m.by());
      return Plays.breach(m, after, false).isEmpty() && (drawn || Legal.canMove(board));
    }
    var next = new Choices();
    card.form().offer(m, picks, next);
    for (int i = 0; i < next.size(); i++) if (saves(card, m, picks.plus(next.code(i)))) return true;
    return false;
  }

  private static void moved(IronPondState s, Way way, Choices out) {
    Seat by = s.now().by();
    out.add(Word.END.choice());
    if (s.now().own()) return;
    CardSet hand = s.zones().hand(by);
    Moment m = Moments.asKnown(s, by, Slot.NOW_OWN);
    for (int number = hand.next(0); number >= 0; number = hand.next(number + 1)) {
      Card card = Deck.card(s.setting(), number);
      Timing timing = card.timing();
      if (timing == Timing.AFTER || timing == Timing.ANY) card(m, true, card, way, out);
    }
    if (!s.now().discarded() && !Aiming.discardable(s, by).isEmpty())
      out.add(Word.DISCARD.choice());
  }

  /** The window on a card just announced; what a blindfolded seat may still answer is noted. */
  static Frame.Window window(IronPondState s, Seat to, Slot slot, Card announced) {
    boolean blind = announced.is(Trait.BLINDFOLDS);
    return blind
        ? new Frame.Window(to, slot, true, unseeing(Moments.asKnown(s, to, slot)))
        : new Frame.Window(to, slot, false, CardSet.NONE);
  }

  /** The reactions that can be played without a look at the board: those that ask for nothing. */
  private static CardSet unseeing(Moment m) {
    CardSet may = CardSet.NONE;
    for (Card card : Deck.all()) {
      if (!card.timing().reacts() || !card.asksNothing()) continue;
      boolean open =
          card.timing() == Timing.ON_CARD
              || card.ready(m) && Plays.breach(card, m, Picks.NONE).isEmpty();
      if (open) may = may.with(card.number());
    }
    return may;
  }

  private static void window(IronPondState s, Frame.Window w, Way way, Choices out) {
    out.add(Choice.PASS);
    CardSet hand = s.zones().hand(w.to());
    if (w.blind()) {
      for (int card : hand.common(w.may()).list()) out.add(Choice.card(card));
      return;
    }
    var target = (Frame.Announced) s.below();
    for (int number = hand.next(0); number >= 0; number = hand.next(number + 1)) {
      Card card = Deck.card(s.setting(), number);
      switch (card.timing()) {
        case ON_CARD -> counter(s, card, target, way, out);
        case ANY -> {
          boolean counters = w.slot() == Slot.LAST_OWN;
          Slot slot = counters ? Slot.NOW_FOREIGN : w.slot();
          if (!s.used(slot)) card(Moments.asKnown(s, w.to(), slot), false, card, way, out);
        }
        case ON_MOVE, ON_CHECK, ON_CAPTURE, ON_LOSS -> {
          if (w.slot() != Slot.NOW_FOREIGN) break;
          if (card.special() == Special.Plain.DEFEND && defends(s, w, target, number, way, out))
            break;
          if (s.base() instanceof Frame.Moved)
            card(Moments.asKnown(s, w.to(), w.slot()), false, card, way, out);
        }
        case BEFORE, INSTEAD, AFTER -> {}
      }
    }
  }

  private static void counter(
      IronPondState s, Card card, Frame.Announced target, Way way, Choices out) {
    boolean good =
        way.anyway
            || card.special() == Special.Plain.TAKE_CARD
            || !Resolution.barsEscape(s.pop(), target);
    if (good) out.add(Choice.card(card.number()).code() | (way.insisting ? Tokens.INSIST : 0));
  }

  /** Whether the announced card captures, so that self-defence is about it. */
  private static boolean defends(
      IronPondState s, Frame.Window w, Frame.Announced target, int number, Way way, Choices out) {
    IronPondState below = s.pop().pop();
    if (Resolution.attacker(below, target, w.to()) < 0) return false;
    if (Resolution.defended(below, target, w.to(), way.anyway).isPresent())
      out.add(Choice.card(number).code() | (way.insisting ? Tokens.INSIST : 0));
    return true;
  }

  private static void aim(IronPondState s, Frame.Aim aim, Choices out) {
    if (aim.isWord()) {
      Aiming.offer(s, aim, out);
      return;
    }
    Card card = Deck.card(s.setting(), aim.form());
    Moment m = Moments.asKnown(s, aim.by(), aim.slot());
    Plays.offer(card, m, aim.picks(), s.setting().strict() || aim.insisting(), out);
  }
}
