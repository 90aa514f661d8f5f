package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A whole action as a question: what its answer tells whoever asks.
 *
 * @param bits on average, by what the seat that asks knows; 0 where the answer is known
 */
public record Question(List<Choice> action, double bits) {
  /** Bits that are nearer to each other are the same, summed up in another order. */
  private static final double SAME = 1e-9;

  public Question {
    action = List.copyOf(action);
  }

  /** {@return the bits of an action among questions, if it is one of them} */
  static OptionalDouble bits(List<Question> questions, List<Choice> action) {
    return questions.stream()
        .filter(question -> question.action.equals(action))
        .mapToDouble(Question::bits)
        .findFirst();
  }

  /** {@return whether it tells more than another one} */
  boolean above(Question other) {
    return bits > other.bits + SAME;
  }

  /** {@return whether it tells as much as another one} */
  boolean like(Question other) {
    return !above(other) && !other.above(this);
  }
}
