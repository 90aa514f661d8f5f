package fr.zizanie.sheets.wire.said;

import fr.zizanie.rules.core.answer.Words;
import java.util.List;
import java.util.Optional;

/** A sentence in both languages. */
public record Said(String fr, String en) {
  /** {@return the same words for the wire} */
  public static Said of(Words words) {
    return new Said(words.fr(), words.en());
  }

  /** {@return the same words for the wire, unless there are none} */
  public static Optional<Said> some(Words words) {
    return words.equals(Words.NONE) ? Optional.empty() : Optional.of(of(words));
  }

  /** {@return the same, one after another} */
  public static List<Said> of(List<Words> words) {
    return words.stream().map(Said::of).toList();
  }
}
