package fr.zizanie.sheets.ironpond;

import fr.zizanie.rules.ironpond.blank.Vocabulary;
import fr.zizanie.sheets.json.Precompiled;
import java.util.List;

/** What the workshop for cards of one's own needs to know. */
public final class Workshop {
  private Workshop() {}

  /** {@return the words of blank cards, and examples} */
  public static Blanks blanks() {
    var words = Vocabulary.all();
    return new Blanks(
        List.copyOf(words.pieces()),
        List.copyOf(words.free()),
        List.copyOf(words.places()),
        List.copyOf(words.fromFirst()),
        List.copyOf(words.needs()),
        words.verbs(),
        List.copyOf(words.neverRoyal()),
        Precompiled.of(Vocabulary.examples().strip()));
  }
}
