package fr.zizanie.rules.books;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A document whose facts have numbers (docs/rules/README.md).
 *
 * @param name as citations call it
 * @param numbers in the order of the document, {@code carte} read as {@code card}
 * @param twice the numbers that stand more than once
 */
record Book(String name, List<String> numbers, Set<String> twice) {
  /** What a number looks like wherever it stands. */
  static final String NUMBER = "(?:(?:card|carte) [0-9a-z_]+|[A-Z]{0,2}[0-9]+(?:\\.[0-9]+)*)";

  private static final Pattern PLACE =
      Pattern.compile("(?m)^(?:#{2,6} |(?:- )?\\*\\*)(" + NUMBER + ")(?=\\*\\*| |$)");

  static Book read(String name, Path file) throws IOException {
    return of(name, Files.readString(file));
  }

  static Book of(String name, String text) {
    var numbers = PLACE.matcher(text).results().map(m -> m.group(1)).map(Book::canonical).toList();
    var seen = new LinkedHashSet<String>();
    var twice = new LinkedHashSet<String>();
    for (String number : numbers) if (!seen.add(number)) twice.add(number);
    return new Book(name, numbers, twice);
  }

  static String canonical(String number) {
    return number.replace("carte ", "card ");
  }

  boolean has(String number) {
    return numbers.contains(canonical(number));
  }

  static String line(String text, MatchResult match) {
    return "line " + (1 + text.substring(0, match.start()).chars().filter(c -> c == '\n').count());
  }
}
