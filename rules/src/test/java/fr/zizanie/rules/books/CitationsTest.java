package fr.zizanie.rules.books;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever cites a rule names a number that stands in a rule book (docs/rules/README.md). */
class CitationsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern READ =
      Pattern.compile(".*\\.(?:java|ts|svelte|md|txt|jsonl|json|properties|js)");
  private static final Pattern GAME =
      Pattern.compile("[/.](ironpond|confusion|mutation|felon|tsunami)(?=[/.])");

  private static Map<String, Book> books() throws IOException {
    var out = new HashMap<String, Book>();
    for (var title : Citations.TITLES.entrySet()) {
      Path file = ROOT.resolve("docs/rules/" + title.getKey() + ".md");
      out.put(title.getValue(), Book.read(title.getValue(), file));
    }
    out.put("Formats", Book.read("Formats", ROOT.resolve("docs/formats.md")));
    out.put("Architecture", Book.read("Architecture", ROOT.resolve("docs/architecture.md")));
    return out;
  }

  private static List<Path> files() throws IOException {
    var out = new ArrayList<Path>();
    for (String part :
        List.of(
            "README.md",
            "docs",
            "rules",
            "players",
            "sheets",
            "server",
            "table",
            "terminal",
            "lab",
            "app",
            "bench",
            "web"))
      try (Stream<Path> all = Files.walk(ROOT.resolve(part))) {
        all.filter(Files::isRegularFile)
            .filter(f -> READ.matcher(f.toString()).matches())
            .filter(f -> !f.toString().matches(".*/(?:target|node_modules|dist|books|\\..*)/.*"))
            .forEach(out::add);
      }
    return out;
  }

  @Test
  void every_citation_names_a_number_of_a_book() throws IOException {
    var citations = new Citations(books());
    var wrong = new ArrayList<String>();
    for (Path file : files()) {
      String path = "/" + ROOT.relativize(file);
      var game = GAME.matcher(path).results().map(m -> m.group(1)).findFirst();
      for (String one : citations.wrong(Files.readString(file), game.map(Citations.TITLES::get)))
        wrong.add(path.substring(1) + ", " + one);
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void both_languages_of_a_book_have_the_same_numbers_each_once() throws IOException {
    for (var title : Citations.TITLES.entrySet()) {
      Path file = ROOT.resolve("docs/rules/" + title.getKey() + ".md");
      var english = Book.read(title.getValue(), file);
      var french =
          Book.read(title.getValue(), ROOT.resolve("docs/rules/" + title.getKey() + ".fr.md"));
      assertThat(english.numbers()).as(title.getKey()).hasSizeGreaterThan(20);
      assertThat(french.numbers()).as(title.getKey()).isEqualTo(english.numbers());
      assertThat(english.twice()).as(title.getKey()).isEmpty();
    }
  }

  @Test
  void a_wrong_number_is_found_wherever_it_is_planted() {
    var book =
        Book.of("Iron Pond", "### 3.7 Safety\n**3.7.1** One.\n#### card 21 Fusion\n- **F1** Two.");
    var citations = new Citations(Map.of("Iron Pond", book));
    var pond = Optional.of("Iron Pond");
    assertThat(
            citations.wrong(
                "(Iron Pond, 3.7.1) (rules, 3.7, F1), « (carte 21) » (règle F1)."
                    + " /rules/ironpond#card-21",
                pond))
        .isEmpty();
    for (String planted :
        List.of(
            "(Iron Pond, 3.8)",
            "Iron Pond, 3.7 and 3.9",
            "\"Iron Pond, card 99\"",
            "(Tsunami, 3.7)",
            "see /rules/ironpond#F5",
            "FORMATS, 3",
            "(section 3.7)"))
      assertThat(citations.wrong(planted, Optional.empty())).as(planted).hasSize(1);
    for (String planted :
        List.of(
            "(rules, 3.8)", "Il faut un coup (règle R77).", "no (card 22).", "[\"3.8\", \"Why?\"]"))
      assertThat(citations.wrong(planted, pond)).as(planted).hasSize(1);
  }
}
