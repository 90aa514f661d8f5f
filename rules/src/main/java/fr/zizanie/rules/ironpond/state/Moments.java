package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import java.util.Optional;

/** What a card looks at when it is played with a slot. */
public final class Moments {
  private Moments() {}

  /** The moment as it is. */
  public static Moment truly(IronPondState s, Seat by, Slot slot) {
    return of(s, s.scene(), by, slot);
  }

  /** The moment as the player of the card knows it: the other's secret traps are not there. */
  public static Moment asKnown(IronPondState s, Seat by, Slot slot) {
    return of(s, s.scene().knownTo(by), by, slot);
  }

  /** The same where the scene as its player knows it is known already. */
  public static Moment of(IronPondState s, Scene scene, Seat by, Slot slot) {
    boolean reacting = slot == Slot.LAST_FOREIGN || slot == Slot.LAST_OWN;
    Story story = reacting ? s.last().orElse(s.now()) : s.now();
    boolean moved = s.base() instanceof Frame.Moved;
    Optional<Deed> deed = reacting ? s.last().flatMap(Story::deed) : s.now().deed();
    return new Moment(
        s, scene, by, deed, story, !reacting && moved, slot == Slot.NOW_OWN && !moved);
  }
}
