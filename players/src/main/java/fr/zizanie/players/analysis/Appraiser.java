package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import java.util.List;

/**
 * Judges the views of one game. All it does follows from its arguments: it never has the truth, and
 * draws from seeds that it hashes from the view. One thread at a time may ask it.
 */
public interface Appraiser<S, V> {
  /** {@return the work of each depth for this game} */
  Work work(Depth depth);

  /**
   * {@return the judgement of what {@code seat} sees while a seat decides; all candidates are
   * legal}
   */
  Judgement judge(V view, Seat seat, Work work);

  /** {@return what an action is worth that {@link #judge} left out of the candidates} */
  Weighed weigh(V view, Seat seat, List<Choice> action, Work work);

  /** {@return a number that follows from the view, the same in every process} */
  long key(V view);

  /**
   * {@return whether the seat to act in {@code view}, which isn't the viewer's, only tells what is
   * so: what comes is luck then, no decision}
   */
  default boolean tells(V view) {
    return false;
  }

  /** {@return what that seat tells in a world; where it may lie, what the computer would tell} */
  default List<Choice> told(S world) {
    throw new IllegalStateException("nobody tells anything in " + world);
  }
}
