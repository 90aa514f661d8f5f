package fr.zizanie.lab.beginner;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import java.util.List;

/** What a beginner sees in one game. */
interface Taste<S> {
  /** {@return how much more a side has than the other, in pawns or stones} */
  int wealth(S state, Seat side);

  /**
   * {@return how much it likes to be there after an action of its own, without regard to wealth}
   */
  default int pull(S next, List<Choice> action, Seat us) {
    return 0;
  }

  /** {@return whether it knows better than to do that} */
  default boolean foolish(S now, List<Choice> action) {
    return false;
  }
}
