package fr.zizanie.lab.luck;

import fr.zizanie.players.analysis.BookLine.Kind;
import fr.zizanie.players.analysis.Books;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What one game was to one seat.
 *
 * @param gained the result minus the chance at the start
 * @param luck the sum of all luck
 * @param rest the sum of all rest
 * @param errorRate the chance given up a decision
 */
record Shares(double gained, double luck, double rest, double errorRate) {
  private static final String NUMBER = "(-?[\\d.]+(?:E-?\\d+)?)";
  private static final Pattern NUMBERS =
      Pattern.compile(NUMBER + " " + NUMBER + " " + NUMBER + " " + NUMBER);

  static Shares of(Books books) {
    return new Shares(
        books.result() - books.start(),
        books.sum(Kind.LUCK),
        books.sum(Kind.REST),
        books.errorRate());
  }

  String line() {
    return gained + " " + luck + " " + rest + " " + errorRate;
  }

  /** {@return what {@link #line} wrote, if it did} */
  static Optional<Shares> read(String line) {
    Matcher m = NUMBERS.matcher(line);
    if (!m.matches()) return Optional.empty();
    return Optional.of(
        new Shares(
            Double.parseDouble(m.group(1)),
            Double.parseDouble(m.group(2)),
            Double.parseDouble(m.group(3)),
            Double.parseDouble(m.group(4))));
  }
}
