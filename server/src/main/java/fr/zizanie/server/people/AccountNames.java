package fr.zizanie.server.people;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.UnicodeSet;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import java.util.Locale;

/**
 * Names that people can tell apart, by Unicode's security mechanisms (UTS 39): one form for what
 * looks alike, no letters of several scripts mixed, nothing invisible, and none that passes for the
 * house's own.
 */
final class AccountNames {
  private static final int LONGEST = 24;

  /** Accents that one letter may carry. */
  private static final int ACCENTS = 2;

  private static final String HOUSE = "zizanie";

  private static final Refusal BAD =
      Reason.BAD_FIELD.because(
          "Choisissez un nom de 1 à " + LONGEST + " caractères, tous visibles.",
          "Choose a name of 1 to " + LONGEST + " characters, all visible.");

  private static final Refusal MIXED =
      Reason.BAD_FIELD.because(
          "Ce nom mêle des lettres d’écritures différentes, qui se ressemblent. Choisissez-en un autre.",
          "This name mixes look-alike letters from several scripts. Choose another one.");

  private static final Refusal OURS =
      Reason.BAD_FIELD.because(
          "Ce nom est réservé, ou ressemble trop à un nom réservé. Choisissez-en un autre.",
          "This name is reserved, or looks too much like one that is. Choose another one.");

  private static final Normalizer2 FORM = Normalizer2.getNFKCInstance();
  private static final UnicodeSet UNSEEN =
      new UnicodeSet("[[:C:][:Zl:][:Zp:][:Default_Ignorable_Code_Point:]\\u2800\\uFFFC\\uFFFD]")
          .freeze();

  private static final SpoofChecker SCRIPTS =
      new SpoofChecker.Builder()
          .setChecks(SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.MIXED_NUMBERS)
          .setRestrictionLevel(SpoofChecker.RestrictionLevel.HIGHLY_RESTRICTIVE)
          .build();

  private static final SpoofChecker LOOKS =
      new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

  private AccountNames() {}

  /** {@return the name that a text is, in one form; or why it is none} */
  static Answer<String> read(String wanted) {
    if (UNSEEN.containsSome(wanted)) return Answer.no(BAD);
    String name = spaced(FORM.normalize(wanted));
    int length = name.codePointCount(0, name.length());
    if (length < 1 || length > LONGEST || !seen(name)) return Answer.no(BAD);
    if (SCRIPTS.failsChecks(letters(name))) return Answer.no(MIXED);
    return passesForUs(name) ? Answer.no(OURS) : Answer.ok(name);
  }

  /** Any space is one plain space, and none stands at the ends. */
  private static String spaced(String text) {
    return text.replaceAll("[\\p{Z}\\s]+", " ").strip();
  }

  /** Something can be seen, and no mark hangs on nothing or on a heap of others. */
  private static boolean seen(String name) {
    int marks = ACCENTS;
    boolean any = false;
    for (int c : name.codePoints().toArray()) {
      boolean mark =
          switch (UCharacter.getType(c)) {
            case Character.NON_SPACING_MARK,
                Character.ENCLOSING_MARK,
                Character.COMBINING_SPACING_MARK ->
                true;
            default -> false;
          };
      if (mark && ++marks > ACCENTS) return false;
      if (mark) continue;
      marks = c == ' ' ? ACCENTS : 0;
      any |= UCharacter.isLetterOrDigit(c) || UCharacter.hasBinaryProperty(c, UProperty.EMOJI);
    }
    return any;
  }

  /** Drawings and signs belong to no script. */
  private static String letters(String name) {
    var out = new StringBuilder();
    name.codePoints()
        .filter(c ->
            UCharacter.isLetterOrDigit(c)
                || UCharacter.hasBinaryProperty(c, UProperty.GRAPHEME_EXTEND))
        .forEach(out::appendCodePoint);
    return out.toString();
  }

  private static boolean passesForUs(String name) {
    return look(letters(name)).startsWith(LOOKS.getSkeleton(HOUSE));
  }

  /** {@return the same text for all names that look alike, whatever their case and spaces} */
  static String look(String name) {
    return LOOKS.getSkeleton(name.replace(" ", "").toLowerCase(Locale.ROOT));
  }
}
