package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.answer.Answer;

/** A game that reads matches from a format of other programs. */
public interface Imported<S, V> extends Exported<S, V> {
  /** {@return whether a text is in that format} */
  boolean imports(String text);

  /** {@return the match that such a text tells, every move checked, or where it goes wrong} */
  Answer<Records.Loaded> imported(String text);
}
