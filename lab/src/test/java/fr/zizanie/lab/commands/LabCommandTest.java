package fr.zizanie.lab.commands;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Typed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lab as a user types it: its table, its files, and going on after a stop. */
class LabCommandTest {
  @TempDir private Path folder;
  private Path deck = Path.of("");

  @BeforeEach
  void deck() throws IOException {
    deck = folder.resolve("deck.json");
    Files.writeString(
        deck,
        """
        {"id":"small","size":2,"cards":[
          {"id":"rien","copies":2,"keep":"IMMEDIATE","timing":"INSTEAD",
           "effect":[{"op":"NO_MOVE"}]}]}
        """);
  }

  private Typed lab(String... more) {
    var args = new ArrayList<>(List.of("lab", "tsunami", "--deck", "@" + deck, "--level", "1"));
    args.addAll(List.of("--playouts", "4", "--horizon", "2"));
    args.addAll(List.of(more));
    return Commands.typed(args.toArray(String[]::new));
  }

  @Test
  void it_prints_a_line_a_card_and_writes_the_same_as_a_table() throws IOException {
    Path csv = folder.resolve("out.csv");
    var ran = lab("--games", "2", "--threads", "2", "--csv", csv.toString());
    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).hasSize(4);
    assertThat(ran.lines().getFirst()).startsWith("2 games with small");
    assertThat(ran.lines().get(2)).matches("rien +2 \\| +4 .* ± .*\\| +4 .* ± .*\\| +4 .* ± .*");
    var rows = Files.readAllLines(csv);
    assertThat(rows.getFirst()).startsWith("card,copies,drawn_n,drawn_mean,drawn_low,drawn_high");
    assertThat(rows.get(1).split(",", -1)).hasSize(14).startsWith("rien", "2", "4");
  }

  @Test
  void it_goes_on_from_what_it_kept_and_a_game_cut_off_is_played_again() throws IOException {
    Path kept = folder.resolve("kept.txt");
    var whole = lab("--games", "3", "--threads", "1");
    assertThat(lab("--games", "2", "--threads", "1", "--keep", kept.toString()).code()).isZero();
    String text = Files.readString(kept);
    Files.writeString(kept, text.substring(0, text.lastIndexOf("done")));
    assertThat(lab("--games", "3", "--threads", "1", "--keep", kept.toString())).isEqualTo(whole);
    var done = Files.readAllLines(kept).stream().filter(line -> line.startsWith("done")).toList();
    assertThat(done).containsExactly("done 0", "done 1", "done 2");
    // Nothing is left to play.
    assertThat(lab("--games", "3", "--keep", kept.toString())).isEqualTo(whole);
    assertThat(lab("--games", "3", "--seed", "2", "--keep", kept.toString()).code()).isEqualTo(1);
  }

  private Typed options(String... more) {
    var args = new ArrayList<>(List.of("lab", "mutation", "--level", "1", "--games", "2"));
    args.addAll(List.of("--arm", "board=CM-2"));
    args.addAll(List.of(more));
    return Commands.typed(args.toArray(String[]::new));
  }

  @Test
  void options_are_compared_game_by_game() throws IOException {
    Path csv = folder.resolve("arms.csv");
    var ran = options("--csv", csv.toString(), "--threads", "2");
    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).hasSize(3);
    assertThat(ran.lines().get(1)).matches("base +2 .* ± .* ± .*[a-z]+ \\d.*");
    assertThat(ran.lines().get(2)).startsWith("board=CM-2 ");
    var rows = Files.readAllLines(csv);
    assertThat(rows.getFirst()).startsWith("arm,games,drawn,drawn_half,first");
    assertThat(rows.get(2)).startsWith("\"board=CM-2\",2,");
  }

  @Test
  void a_comparison_goes_on_from_what_it_kept() throws IOException {
    Path kept = folder.resolve("arms.txt");
    var whole = options();
    assertThat(options("--keep", kept.toString())).isEqualTo(whole);
    String text = Files.readString(kept);
    Files.writeString(kept, text.substring(0, text.length() - 4));
    assertThat(options("--keep", kept.toString())).isEqualTo(whole);
    assertThat(options("--keep", kept.toString(), "--seed", "2").code()).isEqualTo(1);
  }

  @Test
  void each_option_takes_its_other_values_where_none_is_named() {
    var ran = Commands.typed("lab", "felon", "--level", "1", "--games", "1", "--millis", "1");
    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).anyMatch(line -> line.startsWith("ecuyer=ROOK "));
    assertThat(ran.lines()).anyMatch(line -> line.startsWith("gardeFarRank=RETURN "));
  }

  @Test
  void arms_that_are_none_are_refused() {
    assertThat(options("--arm", "board").code()).isEqualTo(1);
    assertThat(options("--arm", "board=CM-2").code()).isEqualTo(1);
    assertThat(options("--arm", "colour=red").code()).isEqualTo(1);
  }

  @Test
  void wrong_decks_and_numbers_are_refused() {
    assertThat(Commands.typed("lab", "tsunami", "--option", "deck=none").code()).isEqualTo(1);
    assertThat(lab("--games", "0").code()).isEqualTo(1);
    assertThat(Commands.typed("lab", "tsunami", "--horizon", "3").code()).isEqualTo(1);
    assertThat(Commands.typed("lab", "tsunami", "--horizon", "3", "--horizon", "4").code())
        .isEqualTo(2);
    assertThat(Commands.typed("lab", "tsunami", "--deck", "@/nowhere/deck.json").code())
        .isEqualTo(1);
  }
}
