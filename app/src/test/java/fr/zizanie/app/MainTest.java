package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.terminal.json.Json;
import fr.zizanie.testing.Typed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands as a user types them: the last line, and the exit code. */
class MainTest {
  @TempDir private Path folder;

  @Test
  void perft_ends_with_its_nodes() {
    assertThat(Zizanie.typed("perft", "mutation", "--depth", "3"))
        .isEqualTo(new Typed(0, "nodes 11271\n", ""));
    var divided =
        Zizanie.typed(
            "perft",
            "mutation",
            "--depth",
            "2",
            "--divide",
            "--position",
            "k7/8/8/8/8/8/7P/K7 w - 0 1");
    assertThat(divided.out().lines().toList())
        .contains("h2h4 3")
        .last()
        .asString()
        .startsWith("nodes ");
  }

  @Test
  void a_fen_alone_is_a_position_of_iron_pond() {
    String fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assertThat(Zizanie.typed("perft", "ironpond", "--depth", "2", "--position", fen))
        .isEqualTo(new Typed(0, "nodes 2039\n", ""));
  }

  @Test
  void every_command_takes_help() {
    for (String command :
        List.of(
            "serve", "backup", "restore", "play", "engine", "perft", "fuzz", "arena", "lab",
            "replay", "verify", "gtp")) {
      var ran = Zizanie.typed(command, "--help");
      assertThat(ran.code()).as(command).isZero();
      assertThat(ran.out()).startsWith("Usage: ").contains(command);
    }
  }

  @Test
  void the_program_tells_its_version() {
    assertThat(Zizanie.typed("--version").out()).matches("zizanie \\d+\\.\\d+\\.\\d+\n");
  }

  @Test
  void replay_writes_pgn_where_there_are_no_cards() throws IOException {
    Path file = folder.resolve("chess.txt");
    Files.writeString(
        file,
        """
        [Game "ironpond"]
        [Rules "1"]
        [White "Ann"]
        [Options "deck=none"]

        1. e2e4 g8f6 *
        """);
    assertThat(Zizanie.typed("replay", file.toString(), "--pgn").out())
        .contains("[White \"Ann\"]", "[Termination \"unterminated\"]")
        .doesNotContain("[Game ", "[Variant ")
        .endsWith("\n1. e4 Nf6 *\n");
    Files.writeString(
        file, "[Game \"tsunami\"]\n[Rules \"1\"]\n[Options \"deck=none\"]\n\n1. D4 *\n");
    assertThat(Zizanie.typed("replay", file.toString(), "--pgn").code()).isEqualTo(1);
  }

  @Test
  void fuzz_ends_with_its_count() {
    var ran = Zizanie.typed("fuzz", "mutation", "--plies", "2000", "--seed", "5");
    assertThat(ran.code()).isZero();
    assertThat(ran.out().lines().toList().getLast()).isEqualTo("2000 plies, 0 violations");
  }

  @Test
  void wrong_words_are_refused() {
    assertThat(Zizanie.typed("perft", "chess", "--depth", "3").code()).isEqualTo(1);
    assertThat(Zizanie.typed("perft", "mutation", "--depth", "0").code()).isEqualTo(1);
    assertThat(Zizanie.typed("perft", "mutation", "--position", "8/8", "--depth", "1").code())
        .isEqualTo(1);
    assertThat(Zizanie.typed("dance").code()).isEqualTo(2);
    assertThat(Zizanie.typed("perft").code()).isEqualTo(2);
  }

  @Test
  void verify_and_replay_exit_zero_only_for_a_right_record() throws IOException {
    Path good = folder.resolve("good.txt");
    Files.writeString(good, "[Game \"mutation\"]\n[Rules \"1\"]\n\n1. e2e4 d7d5 *\n");
    assertThat(Zizanie.typed("verify", good.toString()).code()).isZero();
    assertThat(Zizanie.typed("replay", good.toString()).out())
        .contains("white  e2-e4")
        .endsWith("not finished\n");
    Path bad = folder.resolve("bad.txt");
    Files.writeString(bad, "[Game \"mutation\"]\n[Rules \"1\"]\n\n1. e2e4 d7d4 *\n");
    assertThat(Zizanie.typed("verify", bad.toString()).code()).isEqualTo(1);
    assertThat(Zizanie.typed("replay", bad.toString()).code()).isEqualTo(1);
    assertThat(Zizanie.typed("verify", folder.resolve("none.txt").toString()).code()).isEqualTo(1);
    Files.write(bad, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertThat(Zizanie.typed("verify", bad.toString()).code()).isEqualTo(1);
  }

  @Test
  void verify_deals_a_record_of_a_server_again() throws IOException {
    var game = new Confusion();
    var options = Options.read(game.profile().options(), Map.of("first", "random")).orThrow();
    var seed = new Seed("ab12");
    var match = Match.begin(game, options).deal(new SeedDealer(seed.hex(), "m7", "", ""));
    Seat by = ((Turn.Of) match.turn()).seat();
    String token = game.notation().print(game.choices(match.state()).get(0));
    match = match.play(by, token).orThrow().play(by, "resign").orThrow();
    var tags = new TreeMap<>(Map.of("Id", "m7", "Commitment", seed.commitment()));
    var running = Json.RECORDS.write(match, tags, Optional.empty());
    tags.put("Seed", seed.hex());
    var right = Json.RECORDS.write(match, tags, Optional.empty());
    var file = folder.resolve("game.txt");
    Files.writeString(file, right);
    assertThat(Zizanie.typed("verify", file.toString()).out())
        .endsWith(
            ", 25 deals as committed, whose id was not bound: dealt at once, so not verifiable\n");
    Files.writeString(file, running);
    assertThat(Zizanie.typed("verify", file.toString()).out()).contains("deals not checked");
    Files.writeString(file, right.replace("\"ab12\"", "\"ab13\""));
    assertThat(Zizanie.typed("verify", file.toString()).code()).isEqualTo(1);
    Files.writeString(file, right.replace("\"m7\"", "\"m8\""));
    assertThat(Zizanie.typed("verify", file.toString()).code()).isEqualTo(1);
  }

  @Test
  void verify_checks_what_both_players_added_and_the_secret_squares() throws IOException {
    var game = new IronPond();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var seed = new Seed("ab12");
    var dealer = new SeedDealer(seed.hex(), "m8", "aa", "bb");
    var match = Match.begin(game, options).deal(dealer);
    match = match.play(Seat.FIRST, "e2e4").orThrow().play(Seat.FIRST, "resign").orThrow();
    var tags =
        new TreeMap<>(
            Map.of(
                "Id",
                "m8",
                "Commitment",
                seed.commitment(),
                "Seed",
                seed.hex(),
                "Nonces",
                "aa|bb"));
    var right = Json.RECORDS.write(match, tags, Optional.empty());
    var file = folder.resolve("agreed.txt");
    Files.writeString(file, right);
    assertThat(Zizanie.typed("verify", file.toString()).out())
        .endsWith(
            ", 10 deals as committed, whose id was not bound: dealt at once, so not verifiable\n");
    for (String wrong : List.of("\"aa|bc\"", "\"bb|aa\"", "\"aabb\"")) {
      Files.writeString(file, right.replace("\"aa|bb\"", wrong));
      assertThat(Zizanie.typed("verify", file.toString()).code()).as(wrong).isEqualTo(1);
    }
    tags.put("Sealed", "00".repeat(32));
    Files.writeString(file, Json.RECORDS.write(match, tags, Optional.empty()));
    assertThat(Zizanie.typed("verify", file.toString()).code())
        .as("nothing was sealed")
        .isEqualTo(1);
  }
}
