package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.turn.Aiming;
import fr.zizanie.rules.ironpond.turn.Endings;
import java.util.Optional;

/** A seat that is asked for a move, a card or a word, and what is looked up for it once. */
final class Asked {
  private static final int UNKNOWN = -1;

  final IronPondState s;
  final Seat by;
  final Frame top;

  /** Where picks are noted that are tried for cards, behind what is there. */
  final Choices tried;

  private final Scene known;
  private Optional<Moment> own = Optional.empty();
  private Optional<Moment> foreign = Optional.empty();
  private int stuck = UNKNOWN;

  Asked(IronPondState s, Choices tried) {
    this.s = s;
    this.tried = tried;
    top = s.top();
    by = top instanceof Frame.Window w ? w.to() : s.now().by();
    known = s.scene().knownTo(by);
  }

  /** What a card of the seat's own turn is about. */
  Moment own() {
    if (own.isEmpty()) own = Optional.of(Moments.of(s, known, by, Slot.NOW_OWN));
    return own.get();
  }

  /** What a card is about that answers the other seat; its own turn where nothing is to answer. */
  Moment foreign() {
    if (foreign.isPresent()) return foreign.get();
    Moment found =
        top instanceof Frame.Window w
            ? Moments.of(s, known, by, w.slot())
            : s.reacting() ? Moments.of(s, known, by, Slot.LAST_FOREIGN) : own();
    foreign = Optional.of(found);
    return found;
  }

  /** Whether the seat is about to move. */
  boolean ready() {
    return top instanceof Frame.Ready;
  }

  /** Whether the seat has moved. */
  boolean moved() {
    return top instanceof Frame.Moved;
  }

  /**
   * Whether a card of this timing may be played, no card being open to an answer; must agree with
   * {@link CardRules#moment}.
   */
  boolean timely(Timing timing) {
    boolean free = !now().own() && (moved() || !now().placing());
    return switch (timing) {
      case BEFORE -> free && ready();
      case INSTEAD -> free && ready() && now().barred() < 0;
      case AFTER -> free && moved();
      case ANY -> free || s.reacting();
      case ON_CARD -> false;
      case ON_MOVE, ON_CHECK, ON_CAPTURE, ON_LOSS -> ready() && s.reacting();
    };
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

  /** Whether it may throw a card away. */
  boolean discardable(int card) {
    return Aiming.discardable(s.setting(), own(), card);
  }

  /** Whether there is one in its hand that it may throw away. */
  boolean holdsDiscardable() {
    CardSet hand = hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (discardable(card)) return true;
    return false;
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
