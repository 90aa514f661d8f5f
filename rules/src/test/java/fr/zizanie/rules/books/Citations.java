package fr.zizanie.rules.books;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the rules that a text cites, and says which of them are in no book. */
record Citations(Map<String, Book> books) {
  private static final String MORE = "((?:(?:, | and | et |–)" + Book.NUMBER + ")*)";

  private static final Pattern FULL =
      Pattern.compile(
          "\\b(Iron Pond|Confusion|Chess Mutation|Le Félon|Tsunami|Formats|Architecture), ("
              + Book.NUMBER
              + ")"
              + MORE);

  /** In the package of one game: (rules, 3.7), and in sentences (3.7), (règle R3), (card 21). */
  private static final Pattern SHORT =
      Pattern.compile(
          "(?:\\b[Rr]ules, |\\((?:rule|règle) |(?<=[ :])\\((?=[A-Z]|card|carte|[0-9]+\\.[0-9]))("
              + Book.NUMBER
              + ")"
              + MORE
              + "(?=[\\s.,;:)}<*]|$)");

  /** The first cell of a row whose second asks a question: ["3.7, R12", "Why?", …]. */
  private static final Pattern CELL =
      Pattern.compile("\\[\\s*\"(" + Book.NUMBER + ")" + MORE + "\",\\s*\"[^\"]*\\?\"");

  private static final Pattern ADDRESS =
      Pattern.compile("/rules/([a-z]+)#([A-Za-z0-9][A-Za-z0-9_.-]*)");

  /** Ways of citing that name no numbered document of the repository. */
  private static final Pattern NOWHERE =
      Pattern.compile("\\b(?:DESIGN|FORMATS)\\b|\\([Ss]ections? [0-9]");

  /**
   * {@return the citations that lead nowhere, each with its line}
   *
   * @param game the book that short citations are about, where the text belongs to one game
   */
  List<String> wrong(String text, Optional<String> game) {
    var out = new ArrayList<String>();
    FULL.matcher(text).results().forEach(m -> check(m.group(1), m, text, out));
    game.ifPresent(book ->
        Stream.of(SHORT, CELL)
            .flatMap(pattern -> pattern.matcher(text).results())
            .forEach(m -> check(book, m.group(1) + m.group(2), m, text, out)));
    ADDRESS
        .matcher(text)
        .results()
        .forEach(m -> {
          var book = books.get(TITLES.getOrDefault(m.group(1), ""));
          String number = m.group(2).replace("card-", "card ").replaceAll("[.-]+$", "");
          if (book == null || !book.has(number)) out.add(Book.line(text, m) + ": " + m.group());
        });
    NOWHERE
        .matcher(text)
        .results()
        .forEach(m -> out.add(Book.line(text, m) + ": " + m.group() + " is no citation"));
    return out;
  }

  /** The books of the games by the ids of the games. */
  static final Map<String, String> TITLES =
      Map.of(
          "ironpond", "Iron Pond",
          "confusion", "Confusion",
          "mutation", "Chess Mutation",
          "felon", "Le Félon",
          "tsunami", "Tsunami");

  private void check(String book, MatchResult m, String text, List<String> out) {
    check(book, m.group(2) + m.group(3), m, text, out);
  }

  private void check(String book, String numbers, MatchResult m, String text, List<String> out) {
    for (String number : numbers.split(", | and | et |–", -1))
      if (!books.containsKey(book) || !books.get(book).has(number))
        out.add(Book.line(text, m) + ": " + book + ", " + number);
  }
}
