package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Condition;
import java.util.List;

/** A game whose offers and refusals come from the same conditions, which can be looked at. */
public interface Conditional<S, V> extends Game<S, V> {
  /** {@return every condition that a refusal may name} */
  List<Condition<?>> conditions();

  /**
   * {@return the same game without a condition that isn't structural: it offers what only this one
   * refused. For the law of reasons; such choices are not made}
   */
  Game<S, V> waiving(Condition<?> condition);
}
