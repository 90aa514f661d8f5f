package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A decision beside what each of its actions could have told: a function of what its seat saw.
 *
 * @param ply the actions that stood after it
 * @param asked what was done
 * @param questions all that could have been asked, what tells most first
 */
public record Inquiry(int ply, Question asked, List<Question> questions) {
  public Inquiry {
    questions = List.copyOf(questions);
  }

  /** {@return the inquiry of an action; nothing where it isn't among the questions} */
  static Optional<Inquiry> of(int ply, List<Choice> played, List<Question> questions) {
    var sorted =
        questions.stream().sorted(Comparator.comparingDouble((Question q) -> -q.bits())).toList();
    return sorted.stream()
        .filter(question -> question.action().equals(played))
        .findFirst()
        .map(asked -> new Inquiry(ply, asked, sorted));
  }

  /** {@return what an action could have told, in bits; nothing where it isn't a question} */
  public OptionalDouble bits(List<Choice> action) {
    return Question.bits(questions, action);
  }

  /** {@return the place of what was asked, from 1: one more than the questions that tell more} */
  public int rank() {
    return 1 + (int) questions.stream().filter(question -> question.above(asked)).count();
  }

  /**
   * Questions that tell equally much.
   *
   * @param one what was asked, if it is one of them; else the first that is offered
   * @param others how many more there are
   */
  public record Alike(Question one, int others) {}

  /** {@return the questions that tell most, what tells equally much together, at most so many} */
  public List<Alike> best(int most) {
    var out = new ArrayList<Alike>();
    int next = 0;
    while (out.size() < most && next < questions.size()) {
      var first = questions.get(next);
      var alike = questions.stream().skip(next).takeWhile(first::like).toList();
      out.add(new Alike(alike.contains(asked) ? asked : first, alike.size() - 1));
      next += alike.size();
    }
    return out;
  }
}
