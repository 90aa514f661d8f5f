package fr.zizanie.server.store.people;

import fr.zizanie.table.seat.PlayerId;
import java.util.List;

/** Where cards and decks of accounts are kept. Fails as the whole store does. */
public interface Creations {
  /**
   * A card or a deck of an account.
   *
   * @param id what its owner's others don't have
   * @param text what the game reads
   * @param version how many edits it has had, from 1
   * @param changed when it was edited last, in milliseconds since 1970
   */
  record Creation(
      PlayerId player,
      String id,
      String game,
      String nameFr,
      String nameEn,
      String text,
      int version,
      long changed) {}

  /** How many an account has at most, and of how many bytes together. */
  record Bounds(int most, int bytes) {}

  /** What became of a write. */
  enum Outcome {
    DONE,
    /** It isn't there any more, or not in the version that was meant. */
    CHANGED,
    /** The account has that text for that game already. */
    THERE,
    FULL,
    /** The session has ended, or there is no account. */
    ENDED
  }

  /** {@return those of an account, the oldest first} */
  List<Creation> of(PlayerId player);

  /** Keeps one more, within bounds, as long as a session of its account lasts. */
  Outcome add(Creation creation, Bounds bounds, String session);

  /** Puts an edit in the place of the version before it, on the same terms. */
  Outcome change(Creation edited, Bounds bounds, String session);

  /** Drops one in a version, as long as a session of its account lasts. */
  Outcome drop(PlayerId player, String id, int version, String session);
}
