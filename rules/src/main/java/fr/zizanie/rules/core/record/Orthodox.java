package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Choice;
import java.util.List;
import java.util.Map;

/** A game that is orthodox chess under some options, so that every chess program reads it. */
public interface Orthodox<S, V> extends Exported<S, V> {
  /** {@return the options under which it is} */
  Map<String, String> orthodox();

  /** {@return the legal moves that a word of algebraic notation may mean, however it is spelt} */
  List<List<Choice>> meant(S before, String word);
}
