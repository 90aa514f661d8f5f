package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Words;
import java.util.List;
import java.util.Optional;

/** Reads filled-in blank cards. */
final class Blanks {
  private Blanks() {}

  static Optional<Words> flaw(String json) {
    return json.equals("[]") ? Optional.empty() : Optional.of(Words.same("custom"));
  }

  static List<Blank> read(String json) {
    return List.of();
  }
}
