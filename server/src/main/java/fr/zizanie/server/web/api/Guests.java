package fr.zizanie.server.web.api;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Store;
import java.util.Set;

/** Guests and their names. */
public record Guests(Store store) {
  private static final int LONGEST = 24;
  private static final Set<Integer> ODD =
      Set.of(
          (int) Character.CONTROL,
          (int) Character.FORMAT,
          (int) Character.SURROGATE,
          (int) Character.PRIVATE_USE,
          (int) Character.UNASSIGNED,
          (int) Character.LINE_SEPARATOR,
          (int) Character.PARAGRAPH_SEPARATOR);

  /**
   * {@return the guest of an id; the name is empty until they choose one, and the page says it in
   * its language}
   */
  Guest of(PlayerId id) {
    return new Guest(id, store.name(id).orElse(""));
  }

  /** Keeps the guest under the name they want, if it is one: 1 to 24 characters, none invisible. */
  Answer<Guest> rename(PlayerId id, String wanted) {
    String name = wanted.strip();
    int length = name.codePointCount(0, name.length());
    if (length < 1
        || length > LONGEST
        || name.codePoints().anyMatch(c -> ODD.contains(Character.getType(c))))
      return Answer.no(
          Reason.BAD_FIELD.because(
              "Un nom a de 1 à " + LONGEST + " caractères, tous visibles.",
              "A name has 1 to " + LONGEST + " characters, all visible."));
    var guest = new Guest(id, name);
    store.keep(guest);
    return Answer.ok(guest);
  }
}
