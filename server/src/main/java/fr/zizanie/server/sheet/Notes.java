package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Seat;
import tools.jackson.core.JsonGenerator;

/** What each seat can tell about its own side, worked out from views. */
interface Notes<V> {
  /** {@return whether the seats of this match have agreed to see any of it} */
  boolean open(V view);

  /** Writes who knows what as one object: as agreed, or {@code all} of it. */
  void write(V view, boolean all, JsonGenerator out);

  /** {@return how many possibilities are left for a seat, in decimal} */
  String left(V view, Seat seat);
}
