package fr.zizanie.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Documents can be read after work: short paragraphs and one spelling, the British one. */
class ProseTest {
  private static final int MOST_WORDS = 120;

  private static final Path ROOT = Path.of("..");
  private static final Pattern SOURCE = Pattern.compile(".*\\.(java|ts|mts|mjs|svelte)");
  private static final Pattern BUILT =
      Pattern.compile("(.*/)?(target|dist|node_modules|test-results|\\..+)(/.*)?");

  private static final Pattern CODE = Pattern.compile("(?ms)^\\s*```.*?^\\s*```|`[^`\\n]*`");
  private static final Pattern ROW = Pattern.compile("(?m)^\\s*\\|.*$");
  private static final Pattern ADDRESS = Pattern.compile("\\]\\([^)]*\\)|https?://\\S+");
  private static final Pattern END = Pattern.compile("\\n\\s*\\n|\\n(?=\\s*(?:[-*]|\\d+\\.) )");
  private static final Pattern COMMENT =
      Pattern.compile("/\\*(?s:.*?)\\*/|<!--(?s:.*?)-->|(?m)(?<=^|\\s)//.*$");
  private static final Pattern NAME = Pattern.compile("\\{@\\w+[^}]*}|`[^`\\n]*`|\"[^\"\\n]*\"");

  private static final Pattern AMERICAN =
      Pattern.compile(
          "\\b(?:behaviors?|colors?|colored|favors?|favorites?|honor(?:s|ed)?|neighbors?|centers?"
              + "|gray|defense|analyz(?:e[ds]?|ing)|labeled|modeled|canceled|canceling|travel(?:ed|er)s?"
              + "|(?:organ|recogn|initial|normal|serial|optim|synchron|minim|maxim|random|summar"
              + "|real|memor|character|general|special|local|capital|util|visual)iz(?:e[drs]?"
              + "|ing|ation))\\b",
          Pattern.CASE_INSENSITIVE);

  private static List<Path> files(Path folder, Pattern name) throws IOException {
    try (Stream<Path> all = Files.walk(ROOT.resolve(folder))) {
      return all.map(ROOT::relativize)
          .filter(path -> name.matcher(path.toString()).matches())
          .filter(path -> !BUILT.matcher(path.toString()).matches())
          .sorted()
          .toList();
    }
  }

  private static List<Path> documents() throws IOException {
    var out = new ArrayList<>(List.of(Path.of("README.md"), Path.of("CONTRIBUTING.md")));
    out.addAll(files(Path.of("docs"), Pattern.compile("docs/(decisions/)?[^/]*\\.md")));
    return out;
  }

  private static String prose(Path document) throws IOException {
    String text = CODE.matcher(Files.readString(ROOT.resolve(document))).replaceAll("code");
    return ADDRESS.matcher(ROW.matcher(text).replaceAll("")).replaceAll("]");
  }

  private static long words(String paragraph) {
    return Stream.of(paragraph.strip().split("\\s+")).filter(word -> !word.isEmpty()).count();
  }

  @Test
  void no_paragraph_is_longer_than_can_be_read_at_once() throws IOException {
    var tooLong = new ArrayList<String>();
    var documents = documents();
    assertThat(documents).hasSizeGreaterThan(20);
    for (Path document : documents)
      for (String paragraph : END.split(prose(document)))
        if (words(paragraph) > MOST_WORDS)
          tooLong.add(document + ", " + words(paragraph) + " words: " + start(paragraph));
    assertThat(tooLong).isEmpty();
  }

  private static String start(String paragraph) {
    return paragraph.strip().substring(0, 60).replace('\n', ' ');
  }

  @Test
  void words_are_spelt_as_in_britain() throws IOException {
    var american = new ArrayList<String>();
    for (Path document : documents()) spelt(document, prose(document), american);
    for (Path source : files(Path.of(""), SOURCE)) {
      String text = Files.readString(ROOT.resolve(source));
      // Most files have none of these words anywhere, which is found out faster.
      if (AMERICAN.matcher(text).find())
        for (var comment : COMMENT.matcher(text).results().toList())
          spelt(source, NAME.matcher(comment.group()).replaceAll(""), american);
    }
    assertThat(american).isEmpty();
  }

  private static void spelt(Path where, String text, List<String> american) {
    AMERICAN.matcher(text).results().forEach(word -> american.add(where + ": " + word.group()));
  }
}
