package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Story;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.turn.Endings;

/** A seat that is asked for a move, a card or a word, and what is looked up for it once. */
final class Asked {
  private static final int UNKNOWN = -1;

  final IronPondState s;
  final Seat by;

  /** What the seat's card of its own turn is about. */
  final Moment own;

  /** What a card is about that answers the other seat; the same where nothing is to answer. */
  final Moment foreign;

  private int stuck = UNKNOWN;

  Asked(IronPondState s) {
    this.s = s;
    if (s.top() instanceof Frame.Window w) {
      by = w.to();
      own = Moments.asKnown(s, by, w.slot());
      foreign = own;
    } else {
      by = s.now().by();
      own = Moments.asKnown(s, by, Slot.NOW_OWN);
      foreign = s.reacting() ? Moments.asKnown(s, by, Slot.LAST_FOREIGN) : own;
    }
  }

  /** Whether the seat is about to move. */
  boolean ready() {
    return s.top() instanceof Frame.Ready;
  }

  /** Whether the seat has moved. */
  boolean moved() {
    return s.top() instanceof Frame.Moved;
  }

  Story now() {
    return s.now();
  }

  Position board() {
    return s.scene().board();
  }

  CardSet hand() {
    return s.zones().hand(by);
  }

  /** Whether the seat to move can't, or has nowhere to put its royal back. */
  boolean stuck() {
    if (stuck == UNKNOWN) found(Endings.stuck(s));
    return stuck == 1;
  }

  /** What {@link #stuck} would look up. */
  void found(boolean none) {
    stuck = none ? 1 : 0;
  }
}
