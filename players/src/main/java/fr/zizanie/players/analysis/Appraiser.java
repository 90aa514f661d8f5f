package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Judges the views of one game. All it does follows from its arguments: no judgement has the truth,
 * and what is drawn has seeds that are hashed from the view. One thread at a time may ask it.
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
   * {@return what each action that {@code view} offers its seat, which is to act, would tell it;
   * none where actions tell nothing, or where that isn't measured}
   */
  default List<Question> questions(V view) {
    return List.of();
  }

  /**
   * {@return the chance of the first seat if both had seen everything of a state; empty where
   * nothing is ever hidden, or where a question is open that the next state answers}
   */
  default OptionalDouble truth(S state, Work work) {
    return OptionalDouble.empty();
  }

  /**
   * {@return the logarithm of the odds that one unit of the evaluation is worth, in a match with
   * this state}
   */
  double steepness(S state);

  /**
   * {@return what the cards in hand, as far as {@code seat} sees them, add to the logarithm of its
   * odds; 0 where there are none}
   */
  default double hands(V view, Seat seat) {
    return 0;
  }

  /**
   * {@return whether the seat to act in {@code view}, which isn't the viewer's, only tells what is
   * so: what comes is luck then, no decision}
   */
  default boolean tells(V view) {
    return false;
  }

  /**
   * {@return whether the viewer sees no board: what comes to light afterwards is what the other
   * side did meanwhile, and not luck}
   */
  default boolean blind(V view) {
    return false;
  }

  /** {@return what that seat tells in a world; where it may lie, what the computer would tell} */
  default List<Choice> told(S world) {
    throw new IllegalStateException("nobody tells anything in " + world);
  }

  /**
   * {@return the weight of a world, among others that look the same, in which an own action leads
   * from {@code before} to {@code after}: above 0, and below 1 where the other side, who knows
   * more, seldom lets it come to that}
   */
  default double allowed(S before, S after) {
    return 1;
  }
}
