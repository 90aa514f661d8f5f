package fr.zizanie.table.seat;

/**
 * Who somebody is, whatever their name: unguessable, and never shown to others.
 *
 * @param text as cookies and columns have it
 */
public record PlayerId(String text) {
  /** Somebody who proves nothing: they may look on. */
  public static final PlayerId NOBODY = new PlayerId("");

  /** {@return nothing of it: who knows an id is that player, so it must not get into a log} */
  @Override
  public String toString() {
    return "PlayerId";
  }
}
