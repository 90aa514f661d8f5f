package fr.zizanie.rules.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.toy.Envelope;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PgnTest {
  @Test
  void a_position_of_iron_pond_is_told_as_its_fen() {
    String fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    var game = new IronPond();
    var options = Options.read(game.profile().options(), Map.of("deck", "none")).orThrow();
    var state =
        game.notation()
            .load(new Tree.Fields(new TreeMap<>(Map.of("fen", new Tree.Text(fen)))), options);
    var m = Match.from(game, options, state.orThrow()).play(Seat.FIRST, "e2e4").orThrow();
    assertThat(Pgn.write(m, Map.of(), TimesLeft.NONE).orElseThrow())
        .contains("[SetUp \"1\"]", "[FEN \"" + fen + "\"]")
        .endsWith("\n1. e4 *\n");
  }

  @ParameterizedTest
  @CsvSource({
    "w - - 0 30, e2e4, e8d8, 30. e4 Kd8",
    "b - - 0 30, e8d8, e2e4, 30... Kd8 31. e4",
    "w - - 0 1, e2e4, e8d8, 1. e4 Kd8",
    "w - - 0 99999, e2e4, e8d8, 99999. e4 Kd8",
  })
  void moves_are_numbered_from_the_position(
      String fields, String one, String other, String written) {
    var game = new IronPond();
    var options = Options.read(game.profile().options(), Map.of("deck", "none")).orThrow();
    var fen = new Tree.Text("4k3/8/8/8/8/8/4P3/4K3 " + fields);
    var state =
        game.notation().load(new Tree.Fields(new TreeMap<>(Map.of("fen", fen))), options).orThrow();
    var m = Match.from(game, options, state);
    Seat first = fields.startsWith("w") ? Seat.FIRST : Seat.SECOND;
    m = m.play(first, one).orThrow().play(first.other(), other).orThrow();
    assertThat(Pgn.write(m, Map.of(), TimesLeft.NONE).orElseThrow())
        .endsWith("\n" + written + " *\n");
  }

  @Test
  void takebacks_leave_no_trace_and_moves_are_written_for_people() {
    var game = new Mutation();
    var m = Match.begin(game, Options.read(game.profile().options(), Map.of()).orThrow());
    m = m.play(Seat.FIRST, "e2e4").orThrow().play(Seat.SECOND, "a7a6").orThrow();
    m =
        m.play(Seat.SECOND, "offer takeback")
            .orThrow()
            .play(Seat.FIRST, "accept takeback")
            .orThrow();
    m = m.play(Seat.SECOND, "d7d5").orThrow().play(Seat.FIRST, "e4e7").orThrow();
    assertThat(Pgn.write(m, Map.of("White", "Ann"), TimesLeft.NONE).orElseThrow())
        .contains("[White \"Ann\"]", "[Variant \"Chess Mutation\"]")
        .endsWith("\n1. e2-e4 d7-d5 2. e4xe7 *\n");
  }

  @Test
  void what_is_hidden_without_chance_stays_out_of_it() {
    var game = new Envelope();
    var m = Match.begin(game, Options.read(List.of(), Map.of()).orThrow());
    m = m.play(Seat.FIRST, "n7").orThrow();
    assertThat(Pgn.of(m, Optional.of(Viewer.SECOND), Map.of(), TimesLeft.NONE)).isEmpty();
    assertThat(Pgn.of(m, Optional.of(Viewer.PUBLIC), Map.of(), TimesLeft.NONE)).isEmpty();
    assertThat(Pgn.of(m, Optional.of(Viewer.FIRST), Map.of(), TimesLeft.NONE).orElseThrow().text())
        .contains("n7");
    m = m.play(Seat.SECOND, "n3").orThrow();
    assertThat(Pgn.of(m, Optional.empty(), Map.of(), TimesLeft.NONE).orElseThrow().text())
        .endsWith("\n1. n7 n3 1-0\n");
  }
}
