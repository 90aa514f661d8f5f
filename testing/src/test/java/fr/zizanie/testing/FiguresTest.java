package fr.zizanie.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The figures of Architecture, 10 are about those of the code.
 *
 * <p>They may be a tenth apart, so that few commits touch them. Write them anew with {@code
 * -Dgolden=write}.
 */
class FiguresTest {
  private static final Path DOCUMENT = Path.of("../docs/architecture.md");
  private static final Pattern TABLE = Pattern.compile("(?s)(?<=\\n\\| figure \\|).*\\z");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| ([^|]+) \\| ([\\d,]+) \\|$");

  private static Map<String, Long> figures() throws IOException {
    var house = House.read(Path.of(".."));
    var out = new LinkedHashMap<String, Long>();
    out.put("modules", house.modules());
    out.put("packages", house.packages());
    out.put("most files in a package", house.mostFiles());
    out.put("top-level classes", house.classes());
    out.put("packages in circles", house.packagesInCircles());
    out.put("classes in the largest knot inside a package", house.largestKnot());
    out.put("methods of `Game`", house.methods("Game"));
    out.put("lines of Java, main", house.mainLines());
    out.put("lines of Java, tests", house.testLines());
    out.put("lines of the page", house.pageLines());
    out.put("lines of the page's tests", house.pageTestLines());
    return out;
  }

  @Test
  void figures_of_the_document_are_about_those_of_the_code() throws IOException {
    var now = figures();
    String text = Files.readString(DOCUMENT);
    if ("write".equals(System.getProperty("golden"))) {
      text = TABLE.matcher(text).replaceFirst(table(now));
      Files.writeString(DOCUMENT, text);
    }
    var told = new LinkedHashMap<String, Long>();
    var table = TABLE.matcher(text);
    assertThat(table.find()).isTrue();
    ROW.matcher(table.group())
        .results()
        .forEach(row -> told.put(row.group(1), Long.valueOf(row.group(2).replace(",", ""))));
    assertThat(told.keySet()).isEqualTo(now.keySet());
    var old = new ArrayList<String>();
    now.forEach((figure, count) -> {
      if (Math.abs(told.get(figure) - count) > count / 10 + Math.min(count, 2))
        old.add(figure + ": " + count);
    });
    assertThat(old).as("write them anew with -Dgolden=write").isEmpty();
  }

  private static String table(Map<String, Long> figures) {
    return figures.entrySet().stream()
        .map(row -> "| %s | %,d |\n".formatted(row.getKey(), rounded(row.getValue())))
        .collect(Collectors.joining("", " count |\n| --- | ---: |\n", ""));
  }

  /** To a hundred where there are thousands, so that a line more changes nothing. */
  private static long rounded(long count) {
    return count < 1000 ? count : (count + 50) / 100 * 100;
  }
}
