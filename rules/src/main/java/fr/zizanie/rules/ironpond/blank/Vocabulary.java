package fr.zizanie.rules.ironpond.blank;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The words of blank cards, for those who help people to fill one in (docs/rules/ironpond.md).
 *
 * @param pieces words for pieces
 * @param free words for free squares
 * @param places words for either
 * @param fromFirst those of the places that are seen from the first pick
 * @param needs what may have to hold
 * @param verbs by verb, what it takes: {@code m} a piece, {@code e} a free square
 * @param neverRoyal verbs that want {@code notRoyal} of the one who suffers
 */
public record Vocabulary(
    Set<String> pieces,
    Set<String> free,
    Set<String> places,
    Set<String> fromFirst,
    Set<String> needs,
    Map<String, String> verbs,
    Set<String> neverRoyal) {
  /** {@return the words there are} */
  public static Vocabulary all() {
    return new Vocabulary(
        new TreeSet<>(BlankWords.PIECES),
        BlankWords.FREE,
        new TreeSet<>(BlankWords.PLACES),
        new TreeSet<>(BlankWords.FROM_FIRST),
        new TreeSet<>(BlankWords.NEEDS),
        new TreeMap<>(Blank.Verb.TAKES),
        new TreeSet<>(Blank.Verb.NEVER_ROYAL));
  }

  /** {@return five cards that somebody filled in, as the option {@code custom} takes them} */
  public static String examples() {
    return Examples.TEXT;
  }

  /** Read when first asked for. */
  private static final class Examples {
    static final String TEXT = read();
  }

  private static String read() {
    try (InputStream in = Vocabulary.class.getResourceAsStream("blanks.json")) {
      if (in == null) throw new IllegalStateException("blanks.json is missing");
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
