package fr.zizanie.rules.core.answer;

/** A sentence for players, in French and in English. */
public record Words(String fr, String en) {
  public static final Words NONE = new Words("", "");

  /** {@return the same words in both languages: a name, a place, a token} */
  public static Words same(String text) {
    return new Words(text, text);
  }

  /** {@return this sentence followed by another} */
  public Words then(Words next) {
    return next.equals(NONE) ? this : new Words(fr + " " + next.fr, en + " " + next.en);
  }
}
