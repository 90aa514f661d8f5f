package fr.zizanie.server.store.people;

import fr.zizanie.table.seat.PlayerId;

/**
 * What is kept of somebody beyond their name.
 *
 * @param look the same for all names that look like theirs
 * @param password the hash of a password, or empty
 * @param created in milliseconds since 1970
 * @param era how often all that lets somebody in was ended
 */
public record Account(PlayerId player, String look, String password, long created, long era) {
  /** A new one. */
  public Account(PlayerId player, String look, String password, long created) {
    this(player, look, password, created, 0);
  }

  /** {@return nothing of what is secret} */
  @Override
  public String toString() {
    return "Account";
  }
}
