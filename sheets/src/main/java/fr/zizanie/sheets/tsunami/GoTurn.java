package fr.zizanie.sheets.tsunami;

import java.util.Optional;

/**
 * Where a turn of Tsunami stands, the same for everybody.
 *
 * @param by whose turn it is, even while the other seat decides something
 * @param opened eight stones had been played when it began
 * @param dryBefore the turn before was dry
 * @param resumed play goes on after a dispute over dead stones: no cards any more
 * @param barred where the countered move would have been
 */
public record GoTurn(
    String by,
    boolean opened,
    boolean drew,
    boolean cardLeft,
    boolean dryBefore,
    boolean resumed,
    Optional<String> barred,
    GoDeck deck,
    GoPending pending) {
  /** The deck that is played with; whether it is a club's own. */
  public record GoDeck(String id, int size, String hash, boolean own) {}
}
