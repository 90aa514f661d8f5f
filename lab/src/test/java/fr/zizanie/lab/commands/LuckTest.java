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

/** Luck over many games as a user asks for it: its table, and going on after a stop. */
class LuckTest {
  @TempDir private Path folder;

  private static Typed luck(String... more) {
    var args = new ArrayList<>(List.of("lab", "mutation", "--luck", "--level", "1"));
    args.addAll(List.of(more));
    return Commands.typed(args.toArray(String[]::new));
  }

  @Test
  void it_goes_on_from_what_it_kept_and_a_game_cut_off_is_played_again() throws IOException {
    Path kept = folder.resolve("kept.txt");
    var whole = luck("--games", "2", "--threads", "1", "--keep", kept.toString());
    assertThat(whole.code()).isZero();
    assertThat(whole.lines()).hasSize(2);
    assertThat(whole.lines().getFirst())
        .matches(
            "white: 2 games, luck \\+0.000 ± 0.000 a game; spread of results .* a decision .*");
    String text = Files.readString(kept);
    Files.writeString(kept, text.substring(0, text.length() - 4));
    assertThat(luck("--games", "2", "--threads", "2", "--keep", kept.toString())).isEqualTo(whole);
    var other = luck("--games", "2", "--seed", "2", "--keep", kept.toString());
    assertThat(other.code()).isEqualTo(1);
    assertThat(other.errors()).contains("they need another file");
  }
}
