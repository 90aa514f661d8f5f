package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Only the cards know their numbers: whoever else asks, asks for a trait. */
class CardNumbersTest {
  private static final Path TOP = Path.of("..").toAbsolutePath().normalize();

  /** Folders where code speaks of cards, and what of them may know numbers. */
  private static final List<String> FOLDERS =
      List.of(
          "rules/src/main/java/fr/zizanie/rules/ironpond",
          "players/src/main/java/fr/zizanie/players/ironpond",
          "server/src/main/java",
          "sheets/src/main/java");

  private static final String CARDS = "rules/src/main/java/fr/zizanie/rules/ironpond/cards";

  private static final String NUMBER = "\"?#?([1-9]|[1-6]\\d|7[0-3])\"?";
  private static final String SEVERAL = NUMBER + "(, " + NUMBER + ")+";

  /** The forms in which somebody could tell cards apart by their numbers. */
  private static final List<Pattern> FORMS =
      Stream.of(
              "\\b(card(\\(\\))?|number)\\)? [!=]= \\(?" + NUMBER + "\\b",
              "\\bcase " + SEVERAL + " ->",
              "\\b(Set|List|CardSet)\\.of\\((List\\.of\\()?" + SEVERAL + "\\)",
              "new int\\[\\] \\{" + SEVERAL + "\\}",
              "\\b(owing|notOwing|Choice\\.card|Deck\\.card|Deck\\.face|Deck\\.worth)"
                  + "\\(([^()]*, )?"
                  + NUMBER
                  + "\\)",
              "\\b\\w*([cC]ards?|[hH]and|deck|pile)(\\(\\))?\\.(has|with|without|contains)\\("
                  + NUMBER
                  + "\\)",
              "new Trap\\([^;]*, " + NUMBER + ", ",
              "int [A-Z_]*(CARD|KIDNAPPING|DARTS|VULTURE|SEARCH|PUB)[A-Z_]* = " + NUMBER + ";",
              "\"#([1-9]|[1-6]\\d|7[0-3])\"")
          .map(Pattern::compile)
          .toList();

  private static final Pattern COMMENTS = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");

  private static List<String> found(String source) {
    String code = COMMENTS.matcher(source).replaceAll(" ").replaceAll("\\s+", " ");
    var out = new ArrayList<String>();
    for (Pattern form : FORMS) form.matcher(code).results().forEach(r -> out.add(r.group()));
    return out;
  }

  @Test
  void no_code_outside_the_cards_knows_a_number() throws IOException {
    var out = new ArrayList<String>();
    int read = 0;
    for (String folder : FOLDERS)
      try (var files = Files.walk(TOP.resolve(folder))) {
        for (Path file : files.filter(CardNumbersTest::watched).toList()) {
          read++;
          for (String hit : found(text(file))) out.add(TOP.relativize(file) + ": " + hit);
        }
      }
    assertThat(read).isGreaterThan(100);
    assertThat(out).isEmpty();
  }

  private static boolean watched(Path file) {
    String name = TOP.relativize(file).toString().replace('\\', '/');
    boolean ours =
        name.contains("/ironpond/")
            || name.contains("IronPond")
            || name.contains("/table/")
            || name.contains("/games/");
    return ours
        && name.endsWith(".java")
        && !name.startsWith(CARDS)
        && !name.contains("/ironpond/chess/")
        && !name.contains("/tsunami/");
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "return card == 12 || card == 28;",
        "if (c.kind() == Choice.Kind.CARD && a.card() == 57) return true;",
        "private static final Set<Integer> NO = Set.of(32, 39, 42, 52);",
        "CardSet may = CardSet.of(List.of(32, 34, 39, 42, 52));",
        "for (int number : new int[] {1, 13, 14, 33, 57, 66}) {",
        "case 2, 63 -> (is.stuck() | is.shielded()) != 0;",
        "Turns.run(s.pop().owing(by, 57));",
        "out.add(new Trap(entry.getKey(), 12, at, false));",
        "deck = deck.without(71);",
        "private static final int KIDNAPPING = 11;",
        "if (token.equals(\"#36\")) return;"
      })
  void a_planted_number_is_found(String line) {
    assertThat(found(line)).isNotEmpty();
  }
}
