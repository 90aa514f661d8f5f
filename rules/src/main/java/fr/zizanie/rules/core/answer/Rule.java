package fr.zizanie.rules.core.answer;

import java.util.Optional;

/**
 * A rule by its number in the rule book of its game ({@code docs/rules}).
 *
 * @param book the game as citations call it
 * @param number such as {@code 3.7}, {@code R12} or {@code card 21}
 * @param name what a reader calls the card of that number, where its number is a key for links
 */
public record Rule(String book, String number, Optional<Words> name) {
  private static final String TECHNICAL = "Formats";

  /** {@return the rule that a citation such as {@code Chess Mutation, R11} names} */
  public static Rule of(String citation) {
    int comma = citation.lastIndexOf(", ");
    if (comma <= 0 || comma + 2 == citation.length())
      throw new IllegalArgumentException("a game and a number: " + citation);
    return new Rule(citation.substring(0, comma), citation.substring(comma + 2), Optional.empty());
  }

  /** {@return the same rule, a card that readers know by its name} */
  public Rule named(Words card) {
    return new Rule(book, number, Optional.of(card));
  }

  /** {@return as a player reads it: {@code rule R11}, {@code card 21}, {@code Formats, 2.6}} */
  public Words words() {
    if (book.equals(TECHNICAL)) return Words.same(toString());
    if (name.isPresent()) return new Words("carte " + name.get().fr(), "card " + name.get().en());
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
