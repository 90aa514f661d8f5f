package fr.zizanie.testing.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each decision has a date and a status, and what a newcomer reads has short paragraphs. */
class DecisionsTest {
  private static final Path ROOT = Path.of("..");
  private static final Path DECISIONS = ROOT.resolve("docs/decisions");
  private static final Pattern HEAD =
      Pattern.compile(
          "# (?<title>\\S.*)\n\nDate: (?<date>\\d{4}-\\d\\d-\\d\\d)\n\nStatus: (?<status>.+)\n\n");
  private static final Pattern STATUS =
      Pattern.compile(
          "accepted|replaced by \\[(?<number>\\d{4})]\\((?<file>\\k<number>-.+\\.md)\\)");
  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)(?:#[^)]*)?\\)");
  private static final Pattern NOT_PROSE = Pattern.compile("\\s*(?:\\||- |\\d+\\. |#|!\\[).*");
  private static final int LONGEST = 120;

  private static List<Path> decisions() throws IOException {
    try (var files = Files.list(DECISIONS)) {
      return files.filter(file -> !file.endsWith("README.md")).sorted().toList();
    }
  }

  private static Stream<Path> texts() throws IOException {
    return Stream.concat(
        decisions().stream(),
        Stream.of(
            DECISIONS.resolve("README.md"),
            ROOT.resolve("README.md"),
            ROOT.resolve("CONTRIBUTING.md")));
  }

  @ParameterizedTest
  @MethodSource("decisions")
  void each_has_date_and_status_and_stands_in_the_index(Path file) {
    var head = HEAD.matcher(Poms.text(file));
    assertThat(head.lookingAt()).as("title, date and status").isTrue();
    var status = STATUS.matcher(head.group("status"));
    assertThat(status.matches()).as(head.group("status")).isTrue();
    if (status.group("file") != null) assertThat(DECISIONS.resolve(status.group("file"))).exists();
    String name = file.getFileName().toString();
    assertThat(Poms.text(DECISIONS.resolve("README.md")))
        .containsOnlyOnce(
            "- [%s %s](%s): %s, %s\n"
                .formatted(
                    name.substring(0, 4),
                    head.group("title"),
                    name,
                    head.group("date"),
                    head.group("status")));
  }

  @Test
  void numbers_follow_dates() throws IOException {
    var dates = new ArrayList<String>();
    int number = 0;
    for (Path file : decisions()) {
      assertThat(file.getFileName().toString()).startsWith("%04d-".formatted(++number));
      var head = HEAD.matcher(Poms.text(file));
      if (head.lookingAt()) dates.add(head.group("date"));
    }
    assertThat(dates).isNotEmpty().isSorted();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void every_link_leads_somewhere(Path file) {
    assertThat(LINK.matcher(Poms.text(file)).results())
        .allSatisfy(link -> assertThat(file.resolveSibling(link.group(1))).exists());
  }

  @ParameterizedTest
  @MethodSource("texts")
  void no_paragraph_is_long(Path file) {
    assertThat(paragraphs(Poms.text(file)))
        .allSatisfy(paragraph ->
            assertThat(paragraph.split("\\s+").length).as(paragraph).isLessThanOrEqualTo(LONGEST));
  }

  @Test
  void tables_lists_and_code_are_no_paragraphs() {
    assertThat(paragraphs("# A\n\nOne\ntwo.\n\n- b\n- c\n\n| d |\n\n```\ne\n\nf\n```\nThree."))
        .containsExactly("One two.", "Three.");
  }

  private static List<String> paragraphs(String text) {
    var out = new ArrayList<String>();
    var now = new StringBuilder();
    boolean code = false;
    for (String line : (text + "\n\n").split("\n", -1)) {
      boolean fence = line.startsWith("```");
      if (!code && !fence && !line.isBlank() && !NOT_PROSE.matcher(line).matches()) {
        now.append(now.isEmpty() ? "" : " ").append(line.strip());
      } else if (!now.isEmpty()) {
        out.add(now.toString());
        now.setLength(0);
      }
      if (fence) code = !code;
    }
    return out;
  }
}
