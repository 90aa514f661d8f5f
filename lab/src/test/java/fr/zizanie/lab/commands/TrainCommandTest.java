package fr.zizanie.lab.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Making a network as a user does. */
class TrainCommandTest {
  @TempDir private Path folder;

  private int train(String out, String... more) {
    var args = new ArrayList<>(List.of("train", "mutation", "--visits", "30", "--epochs", "2"));
    args.addAll(List.of("--hidden", "4", "--out", folder.resolve(out).toString()));
    args.addAll(List.of(more));
    return Commands.typed(args.toArray(String[]::new)).code();
  }

  private byte[] bytes(String name) throws IOException {
    return Files.readAllBytes(folder.resolve(name));
  }

  @Test
  void the_same_numbers_make_the_same_network_however_it_was_stopped() throws IOException {
    assertThat(train("whole", "--games", "4")).isZero();
    String kept = folder.resolve("kept").toString();
    assertThat(train("part", "--games", "2", "--threads", "1", "--keep", kept)).isZero();
    byte[] all = bytes("kept");
    Files.write(Path.of(kept), java.util.Arrays.copyOf(all, all.length - 5));
    assertThat(train("resumed", "--games", "4", "--keep", kept)).isZero();
    assertThat(bytes("resumed")).isEqualTo(bytes("whole")).hasSizeLessThan(300_000);
    assertThat(train("other", "--games", "4", "--seed", "2")).isZero();
    assertThat(bytes("other")).isNotEqualTo(bytes("whole"));
    assertThat(train("no", "--games", "4", "--seed", "2", "--keep", kept)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"felon", "ironpond"})
  void networks_of_other_games_see_who_stands_where(String game) throws IOException {
    String out = folder.resolve(game).toString();
    var args = new ArrayList<>(List.of("train", game, "--games", "1", "--visits", "20"));
    args.addAll(List.of("--epochs", "1", "--out", out));
    if (game.equals("ironpond")) args.addAll(List.of("--option", "deck=none"));
    assertThat(Commands.typed(args.toArray(String[]::new)).code()).isZero();
    assertThat(bytes(game)).hasSizeBetween(40_000, 300_000);
  }

  @Test
  void the_policy_of_tsunami_is_the_same_again() throws IOException {
    String kept = folder.resolve("stones").toString();
    for (String out : List.of("one", "again")) {
      var args = new ArrayList<>(List.of("train", "tsunami", "--games", "2", "--visits", "20"));
      args.addAll(List.of("--epochs", "2", "--keep", kept));
      args.addAll(List.of("--out", folder.resolve(out).toString()));
      assertThat(Commands.typed(args.toArray(String[]::new)).code()).isZero();
    }
    assertThat(bytes("one")).isEqualTo(bytes("again")).hasSizeBetween(1_000, 300_000);
  }

  @Test
  void games_without_network_are_refused() {
    assertThat(Commands.typed("train", "ironpond", "--games", "1").code()).isEqualTo(1);
    assertThat(Commands.typed("train", "confusion", "--games", "1").code()).isEqualTo(1);
    assertThat(train("none", "--games", "0")).isEqualTo(1);
  }
}
