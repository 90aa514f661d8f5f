package fr.zizanie.lab.commands;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Typed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Chances and errors over many games as a user asks for them. */
class MeasureTest {
  @TempDir private Path folder;

  private static Typed lab(String game, String... more) {
    var args = new ArrayList<>(List.of("lab", game, "--level", "1", "--threads", "1"));
    args.addAll(List.of(more));
    return Commands.typed(args.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--calibrate", "--fit", "--errors"})
  void a_run_that_was_stopped_goes_on_to_the_same_file(String measure) throws IOException {
    Path kept = folder.resolve("kept.txt");
    String[] words = {measure, "--games", "2", "--depth", "law", "--keep", kept.toString()};
    var whole = lab("mutation", words);
    assertThat(whole.code()).isZero();
    String text = Files.readString(kept);
    Files.writeString(kept, text.substring(0, text.length() - 4));
    assertThat(lab("mutation", words)).isEqualTo(whole);
    assertThat(kept).hasContent(text);
    var other = lab("mutation", measure, "--seed", "2", "--keep", kept.toString());
    assertThat(other.code()).isEqualTo(1);
    assertThat(other.errors()).contains("they need another file");
  }

  @Test
  void a_table_tells_how_often_chances_came_true() throws IOException {
    Path kept = folder.resolve("kept.txt");
    var ran = lab("mutation", "--calibrate", "--games", "3", "--keep", kept.toString());
    assertThat(ran.lines()).hasSize(12);
    assertThat(ran.lines().getFirst()).isEqualTo("chance     moments  stated     won");
    assertThat(ran.lines().getLast())
        .matches("3 games; Brier score 0.\\d+, of the best monotone curve 0.\\d+, gap 0.\\d+");
    assertThat(Files.readAllLines(kept).subList(1, 4))
        .allMatch(line -> line.matches("\\d \\| (1.0|0.5|0.0)( [\\d.E-]+ 0.0){5} \\."))
        .doesNotHaveDuplicates();
  }

  @Test
  void a_fit_tells_the_steepness_of_now_and_of_then() {
    var ran = lab("ironpond", "--fit", "--games", "2");
    assertThat(ran.lines()).hasSize(2);
    assertThat(ran.lines().getFirst())
        .matches("2 games; steepness 0.\\d+ ± .* \\(0.\\d+ now\\); Brier score .*");
    assertThat(ran.lines().getLast())
        .matches("cards in hand tell -?\\d+.\\d\\d ± \\d+.\\d\\d times what they count now");
  }

  @Test
  void each_level_has_a_line_of_what_it_gave_up() {
    var ran =
        Commands.typed(
            "lab", "mutation", "--errors", "--level", "2", "--games", "1", "--depth", "law");
    assertThat(ran.lines()).hasSize(3);
    assertThat(ran.lines().getFirst()).startsWith("level  games  decisions  error rate");
    assertThat(ran.lines().getLast()).matches(" +2 +1 +\\d+ +0.\\d+ ± 0.\\d+ +± 0.\\d+");
  }

  @Test
  void each_card_has_a_line_of_what_it_gained() throws IOException {
    Path kept = folder.resolve("kept.txt");
    Path csv = folder.resolve("cards.csv");
    String[] words = {
      "--cards",
      "--games",
      "1",
      "--depth",
      "law",
      "--keep",
      kept.toString(),
      "--csv",
      csv.toString()
    };
    var whole = lab("ironpond", words);
    assertThat(whole.lines().getFirst()).isEqualTo("1 game");
    assertThat(whole.lines().get(1)).startsWith("card            could  played  countered");
    var rows = whole.lines().subList(2, whole.lines().size());
    assertThat(rows).isNotEmpty().allMatch(row -> row.matches("#\\d+ +\\d+ +\\d+ +\\d+.*"));
    assertThat(rows.stream().map(row -> Integer.valueOf(row.substring(1, 4).strip())))
        .isSorted()
        .doesNotHaveDuplicates();
    assertThat(csv).content().startsWith("card,could,played,countered,gain,half,cost\n#");
    // What was kept isn't played again, but told as it stands there.
    String text = Files.readString(kept);
    String other = text.replaceFirst("(PLAYED )-?[\\d.E-]+", "$10.98765");
    assertThat(other).isNotEqualTo(text);
    Files.writeString(kept, other);
    assertThat(lab("ironpond", words)).isNotEqualTo(whole);
    assertThat(kept).hasContent(other);
  }

  @Test
  void what_cannot_be_measured_is_refused() {
    assertThat(lab("felon", "--cards").errors()).contains("this game has no cards");
    assertThat(lab("mutation", "--fit", "--luck").code()).isEqualTo(1);
    assertThat(lab("mutation", "--errors", "--depth", "deep").code()).isEqualTo(1);
    var highest = Commands.typed("lab", "felon", "--calibrate", "--level", "6");
    assertThat(highest.errors()).contains("--level takes 1 to 5 here");
  }
}
