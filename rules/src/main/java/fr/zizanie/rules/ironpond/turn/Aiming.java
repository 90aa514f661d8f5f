package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;

/** The picks of an action that begins with a word. */
final class Aiming {
  private Aiming() {}

  /** Adds the picks after a word. */
  static void offer(IronPondState s, Frame.Aim aim, Choices out) {
    Seat by = aim.by();
    switch (aim.word()) {
      case DISCARD -> {
        CardSet dead = discardable(s, by);
        for (int card : dead.list()) out.add(Choice.card(card));
      }
      case PLACE -> squares(places(s, by), out);
      case TAKE, GUESS -> ((Interlude) s.below()).pick(s.pop(), aim.picks(), out);
      default -> throw new IllegalStateException("no picks after " + aim);
    }
  }

  private static void squares(long squares, Choices out) {
    for (long left = squares; left != 0; left &= left - 1)
      out.add(Choice.square(Long.numberOfTrailingZeros(left)));
  }

  /** Whether nothing more is picked; {@code below} is the state that the word was said in. */
  static boolean complete(IronPondState below, Frame.Aim aim) {
    return aim.picks().size() == (below.top() instanceof Interlude i ? i.picks() : 1);
  }

  /** The cards that a seat may throw away now (2.7). */
  static CardSet discardable(IronPondState s, Seat by) {
    CardSet hand = s.zones().hand(by);
    if (s.setting().freeDiscard()) return hand;
    Moment m = Moments.asKnown(s, by, Slot.NOW_OWN);
    CardSet out = CardSet.NONE;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (Deck.card(s.setting(), card).isDead(m)) out = out.with(card);
    return out;
  }

  /** Where an absent royal may come back: free and safe squares of the edge (68). */
  static long places(IronPondState s, Seat by) {
    Position board = s.scene().board();
    Piece royal = s.scene().away().of(by).orElseThrow();
    long out = 0;
    for (long left = Squares.EDGE & ~board.blocked(); left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      Position back = Edits.with(board, at, royal);
      // A usurper could otherwise come back with the other royal to take.
      if (!back.inCheck(by) && !back.inCheck(by.other())) out |= 1L << at;
    }
    return out;
  }
}
