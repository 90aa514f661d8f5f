package fr.zizanie.server.store.people;

import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Where it is kept whom somebody follows or blocks. Fails as the whole store does. */
public interface Ties {
  /** What somebody makes of somebody else; who blocks doesn't follow. */
  enum Kind {
    /** They would like to see them again. */
    FOLLOWS,
    /** They would rather not. */
    BLOCKS
  }

  /**
   * Somebody whom one knows.
   *
   * @param follows one follows them
   * @param followed they follow, and one doesn't block them
   * @param blocks one blocks them
   */
  record Known(Guest other, boolean follows, boolean followed, boolean blocks, long since) {}

  /**
   * What somebody is to somebody else who would ask them for a match.
   *
   * @param follows who asks follows the other
   * @param followed the other follows who asks
   * @param avoided one of them blocks the other
   * @param played they have sat at one table
   * @param askers who may ask the other
   */
  record Between(
      boolean follows, boolean followed, boolean avoided, boolean played, Askers askers) {}

  /** {@return whether it was kept; false if somebody has {@code most} of that kind already} */
  boolean tie(PlayerId who, PlayerId whom, Kind kind, long since, int most);

  /** Lets somebody make nothing of somebody else any more, if they made that of them. */
  void untie(PlayerId who, PlayerId whom, Kind kind);

  /**
   * {@return whom somebody follows or blocks, and of those that only follow them the {@code most}
   * latest} Nobody is told who blocks them.
   */
  List<Known> of(PlayerId who, int most);

  /** {@return with whom somebody sits at some table, or sat} */
  Set<PlayerId> opposite(PlayerId who);

  /** {@return what one is to the other, all of it found in one look} */
  Between between(PlayerId who, PlayerId whom);

  /** {@return whether one of two blocks the other} */
  boolean avoid(PlayerId one, PlayerId other);

  /** {@return who may ask somebody for a match} */
  Askers askers(PlayerId who);

  /** Keeps who may ask somebody for a match. */
  void askers(PlayerId who, Askers askers);

  /** {@return who of some sits connected to a server that is alive at {@code now}} */
  Set<PlayerId> connected(Collection<PlayerId> whom, long now);
}
