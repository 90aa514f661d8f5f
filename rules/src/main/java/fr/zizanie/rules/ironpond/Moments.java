package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Seat;
import java.util.Optional;

/** What a card looks at when it is played with a slot. */
final class Moments {
  private Moments() {}

  /** The moment as it is. */
  static Moment truly(IronPondState s, Seat by, Slot slot) {
    return of(s, s.scene(), by, slot);
  }

  /** The moment as the player of the card knows it: the other's secret traps are not there. */
  static Moment asKnown(IronPondState s, Seat by, Slot slot) {
    return of(s, s.scene().knownTo(by), by, slot);
  }

  private static Moment of(IronPondState s, Scene scene, Seat by, Slot slot) {
    boolean reacting = slot == Slot.LAST_FOREIGN || slot == Slot.LAST_OWN;
    Story story = reacting ? s.last().orElse(s.now()) : s.now();
    boolean moved = s.base() instanceof Frame.Moved;
    Optional<Deed> deed = reacting ? s.last().flatMap(Story::deed) : s.now().deed();
    return new Moment(
        s, scene, by, deed, story, !reacting && moved, slot == Slot.NOW_OWN && !moved);
  }
}
