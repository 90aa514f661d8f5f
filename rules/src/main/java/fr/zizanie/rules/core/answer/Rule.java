package fr.zizanie.rules.core.answer;

/**
 * A rule by its number in the rule book of its game ({@code docs/rules}).
 *
 * @param book the game as citations call it
 * @param number such as {@code 3.7}, {@code R12} or {@code card 21}
 */
public record Rule(String book, String number) {
  private static final String TECHNICAL = "Formats";

  /** {@return the rule that a citation such as {@code Chess Mutation, R11} names} */
  public static Rule of(String citation) {
    int comma = citation.lastIndexOf(", ");
    if (comma <= 0 || comma + 2 == citation.length())
      throw new IllegalArgumentException("a game and a number: " + citation);
    return new Rule(citation.substring(0, comma), citation.substring(comma + 2));
  }

  /** {@return as a player reads it: {@code rule R11}, {@code card 21}, {@code Formats, 2.6}} */
  public Words words() {
    if (book.equals(TECHNICAL)) return Words.same(toString());
    return number.startsWith("card ")
        ? new Words("carte " + number.substring(5), number)
        : new Words("règle " + number, "rule " + number);
  }

  /** {@return a sentence with the number before its full stop} */
  public Words after(Words sentence) {
    return new Words(after(sentence.fr(), words().fr()), after(sentence.en(), words().en()));
  }

  private static String after(String sentence, String number) {
    String open = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    return open + " (" + number + ").";
  }

  @Override
  public String toString() {
    return book + ", " + number;
  }
}
