package fr.zizanie.app.gtp;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Grid;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;

/** What stands after the name of a command; what isn’t of the kind asked for is a syntax error. */
record Arguments(List<String> words) {
  /** What a point off the board is read as. */
  static final int OFF = -1;

  Arguments {
    words = List.copyOf(words);
  }

  int count() {
    return words.size();
  }

  /** {@return a word as it was written} */
  String text(int i) {
    if (i >= words.size()) throw No.syntax();
    return words.get(i);
  }

  String word(int i) {
    return text(i).toLowerCase(Locale.ROOT);
  }

  /** {@return a whole number, as GTP has them: from nought} */
  int whole(int i) {
    String text = text(i);
    if (!text.matches("\\d{1,10}")) throw No.syntax();
    return (int) Math.min(Integer.MAX_VALUE, Long.parseLong(text));
  }

  BigDecimal number(int i) {
    String text = text(i);
    if (!text.matches("[-+]?(\\d{1,30}(\\.\\d{0,30})?|\\.\\d{1,30})")) throw No.syntax();
    return new BigDecimal(text);
  }

  /** {@return a number of seconds or stones; controllers also send fractions, and less than 0} */
  double amount(int i) {
    return Math.max(0, number(i).doubleValue());
  }

  Seat seat(int i) {
    return switch (word(i)) {
      case "b", "black" -> Seat.FIRST;
      case "w", "white" -> Seat.SECOND;
      default -> throw No.syntax();
    };
  }

  boolean passes(int i) {
    return word(i).equals("pass");
  }

  /** {@return a point; {@link #OFF} where only boards of up to 25 lines have it} */
  int point(int i) {
    String name = text(i).toUpperCase(Locale.ROOT);
    if (!name.matches("[A-HJ-Z]([1-9]|1\\d|2[0-5])")) throw No.syntax();
    return Grid.parse(name);
  }
}
