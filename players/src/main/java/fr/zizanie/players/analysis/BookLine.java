package fr.zizanie.players.analysis;

/**
 * One change of a seat's chance.
 *
 * @param ply the actions that stood after it
 */
public record BookLine(int ply, Kind kind, double value) {
  /** What brought a change. */
  public enum Kind {
    /** The seat's own decision: what it played against the best; never above 0 but by an end. */
    DECISION,
    /** What came against the mean of what could have come. */
    LUCK,
    /** The other side acted. */
    OTHER,
    /** A new search against the old one at the same information. */
    REST
  }
}
