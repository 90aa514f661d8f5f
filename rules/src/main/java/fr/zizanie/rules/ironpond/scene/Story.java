package fr.zizanie.rules.ironpond.scene;

import fr.zizanie.rules.core.Seat;
import java.util.Optional;

/**
 * What has happened in one turn.
 *
 * @param own whether the player of the turn has used the card of this turn
 * @param foreign whether the other player has used theirs
 * @param discarded whether a dead card has been discarded
 * @param barred the move that may not be made again after a cancellation (code of its squares), or
 *     -1
 * @param placing whether the player must first bring the royal back (68)
 * @param deed what reactions may be about
 */
public record Story(
    Seat by,
    boolean own,
    boolean foreign,
    boolean discarded,
    int barred,
    boolean placing,
    Optional<Deed> deed) {
  public static Story of(Seat by, boolean placing) {
    return new Story(by, false, false, false, -1, placing, Optional.empty());
  }

  public Story placed() {
    return new Story(by, own, foreign, discarded, barred, false, deed);
  }

  public Story own(boolean used) {
    return new Story(by, used, foreign, discarded, barred, placing, deed);
  }

  public Story foreign(boolean used) {
    return new Story(by, own, used, discarded, barred, placing, deed);
  }

  public Story discard() {
    return new Story(by, own, foreign, true, barred, placing, deed);
  }

  public Story barring(int squares) {
    return new Story(by, own, foreign, discarded, squares, placing, deed);
  }

  public Story deed(Optional<Deed> next) {
    return new Story(by, own, foreign, discarded, barred, placing, next);
  }
}
