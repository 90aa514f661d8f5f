package fr.zizanie.server.store.people;

import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;

/**
 * Where it is kept what people are called, with an account or without. Fails as the whole store
 * does.
 */
public interface Guests {
  /** Keeps a guest under their present name. */
  void keep(Guest guest);

  /** {@return the guest of an id; one without a name if none is kept} */
  Guest of(PlayerId id);

  /** Keeps whether windows are passed for a guest, who has sat somewhere, at every table. */
  void pass(PlayerId guest, boolean on);

  /** {@return whether windows are passed for a guest} */
  boolean passes(PlayerId guest);
}
