package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A position in which one learns one thing by doing it, while the other side plays by a script.
 *
 * @param id unique in its game: in a game with cards the card that one learns
 * @param options of the match, where they aren't the defaults
 * @param position as it is written outside the program
 * @param seed for what chance decides in it
 * @param learner the seat that learns
 * @param steps all that is to happen, in order
 * @param goal what the learner should bring about
 * @param close what is said once they have
 */
public record Lesson(
    String id,
    Map<String, String> options,
    Tree position,
    String seed,
    Seat learner,
    List<Step> steps,
    Words goal,
    Words close) {
  /** Accepts any action of the learner, or any that begins with what stands before it. */
  public static final String ANY = "*";

  /**
   * One action or event.
   *
   * @param by whose it is; nobody's script, but the learner's own doing, if it is empty
   * @param actions the scripted one, or the good ones of the learner, the shown one first
   */
  public record Step(Optional<Seat> by, List<String> actions) {
    public Step {
      actions = List.copyOf(actions);
    }

    /** {@return whether it is what the learner should do} */
    public boolean learnt() {
      return by.isEmpty();
    }
  }

  public Lesson {
    options = Map.copyOf(options);
    steps = List.copyOf(steps);
  }
}
