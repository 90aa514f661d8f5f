package fr.zizanie.rules.core.lesson;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Words;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A position in which one learns by doing, while the other side plays by a script.
 *
 * @param id unique in its game: in a game with cards the card that one learns
 * @param options of the match, where they aren't the defaults
 * @param position as it is written outside the program; the start of the game if it is empty
 * @param seed for what chance decides in it
 * @param learner the seat that learns
 * @param steps all that is to happen, in order
 * @param goal what the learner should bring about
 * @param close what is said once they have
 */
public record Lesson(
    String id,
    Map<String, String> options,
    Optional<Tree> position,
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
   * @param told what the learner hears of it, where more than the goal is said
   */
  public record Step(Optional<Seat> by, List<String> actions, Optional<Told> told) {
    public Step {
      actions = List.copyOf(actions);
    }

    /** {@return a good action of the learner, or one of several} */
    public static Step learnt(String... good) {
      return new Step(Optional.empty(), List.of(good), Optional.empty());
    }

    /** {@return an action of a seat that stands in the script} */
    public static Step scripted(Seat by, String action) {
      return new Step(Optional.of(by), List.of(action), Optional.empty());
    }

    /** {@return whether it is what the learner should do} */
    public boolean learnt() {
      return by.isEmpty();
    }
  }

  /**
   * What is said of a step.
   *
   * @param task what is to be done, before it is
   * @param aside what is answered to anything else
   */
  public record Told(Words task, Words aside) {}

  public Lesson {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    steps = List.copyOf(steps);
  }
}
