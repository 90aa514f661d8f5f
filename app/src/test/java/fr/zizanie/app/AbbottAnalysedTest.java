package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.terminal.json.Json;
import fr.zizanie.testing.Lengthy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The table of Abbott's sample game in its document is what {@code analyse} says. Write it anew
 * with {@code -Dgolden=write}.
 */
class AbbottAnalysedTest {
  private static final Path GAME = Path.of("../web/public/examples/confusion.txt");
  private static final Path DOCUMENT = Path.of("../docs/abbott.md");
  private static final Pattern MOVE = Pattern.compile("(?m)^ *\\d+\\. +(\\S+)(?: +(\\S+))?$");
  private static final Pattern TABLE = Pattern.compile("(?s)\\| move \\|.*?\\n(?=\\n)");

  @Test
  @Lengthy
  void each_decision_of_the_document_is_judged_so() throws IOException {
    String text = Files.readString(DOCUMENT);
    String table = table();
    if ("write".equals(System.getProperty("golden"))) {
      text = TABLE.matcher(text).replaceFirst(table.replace("$", "\\$"));
      Files.writeString(DOCUMENT, text);
    }
    assertThat(text).contains(table);
  }

  private static String table() throws IOException {
    var written = written();
    var judged = Zizanie.typed("analyse", GAME.toString(), "--json", "--depth", "standard");
    var decisions = Json.MAPPER.readTree(judged.out()).get("decisions");
    return decisions
        .valueStream()
        .map(decision -> row(decision, written))
        .collect(
            Collectors.joining(
                "",
                """
                | move | side | played | left | best | would leave | about | told, bits | most told |
                | ---: | --- | --- | ---: | --- | ---: | ---: | ---: | --- |
                """,
                ""));
  }

  /**
   * What the record says of each ply, White's first action first; answers stand in its brackets.
   */
  private static List<String> written() throws IOException {
    return MOVE.matcher(Files.readString(GAME))
        .results()
        .flatMap(line -> Stream.of(line.group(1), line.group(2)))
        .filter(word -> word != null && !word.equals("..."))
        .toList();
  }

  private static String row(JsonNode decision, List<String> written) {
    int ply = decision.get("ply").asInt();
    var told = decision.get("told");
    var most = told.get("most").get(0);
    return String.format(
        Locale.ROOT,
        "| %d | %s | %s | %s | %s | %s | %s | %.2f | %s, %.2f |\n",
        ply / 2 + 1,
        decision.get("seat").asString().equals("white") ? "White" : "Yellow",
        written.get(ply - 1),
        percent(decision, "value"),
        decision.get("best").asString(),
        percent(decision, "bestValue"),
        percent(decision, "interval"),
        told.get("bits").asDouble(),
        most.get("action").asString(),
        most.get("bits").asDouble());
  }

  private static String percent(JsonNode decision, String field) {
    return String.format(Locale.ROOT, "%.0f%%", 100 * decision.get(field).asDouble());
  }
}
