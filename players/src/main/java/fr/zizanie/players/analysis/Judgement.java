package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import java.util.List;
import java.util.Optional;

/**
 * What one view is worth to its seat.
 *
 * @param chance from 0 to 1 at best play
 * @param candidates where that seat is to act, the best first; the chance is the first one's then
 */
public record Judgement(double chance, List<Weighed> candidates) {
  public Judgement {
    candidates = List.copyOf(candidates);
    if (!(chance >= 0 && chance <= 1)) throw new IllegalArgumentException("chance " + chance);
  }

  /** {@return a judgement of a view whose seat isn't to act} */
  public static Judgement of(double chance) {
    return new Judgement(chance, List.of());
  }

  /** {@return a judgement by its candidates, at least one; of equal ones the first is the best} */
  public static Judgement of(List<Weighed> candidates) {
    var sorted =
        candidates.stream().sorted((a, b) -> Double.compare(b.chance(), a.chance())).toList();
    return new Judgement(sorted.getFirst().chance(), sorted);
  }

  /** {@return what was found of an action, if it is among the candidates} */
  public Optional<Weighed> of(Choice... action) {
    return about(List.of(action));
  }

  /** {@return what was found of a whole action, if it is among the candidates} */
  public Optional<Weighed> about(List<Choice> action) {
    return candidates.stream().filter(c -> c.action().equals(action)).findFirst();
  }
}
