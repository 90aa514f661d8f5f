package fr.zizanie.rules.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.laws.Laws;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import fr.zizanie.rules.toy.Toy;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordsTest {
  private final Mutation game = new Mutation();
  private final Records records = new Records(Games.all(), Laws.plainRecords(game).trees());
  private final Match<MutationState, MutationView> match = played();

  private Match<MutationState, MutationView> played() {
    var m =
        Match.begin(
            game, Options.read(game.profile().options(), Map.of("board", "CM-2")).orThrow());
    Seat seat = Seat.FIRST;
    for (String text :
        new String[] {"e2e4", "e7e5", "d2d4", "offer draw", "decline draw", "d7d5"}) {
      if (text.equals("decline draw")) seat = Seat.FIRST;
      m = m.play(text.equals("offer draw") ? Seat.SECOND : seat, text).orThrow();
      seat = m.turn().is(Seat.FIRST) ? Seat.FIRST : Seat.SECOND;
    }
    return m.play(Seat.FIRST, "resign").orThrow();
  }

  @Test
  void a_record_looks_like_this_and_reads_back() {
    String text =
        records.write(
            match, Map.of("White", "Ann \"the rook\"", "Date", "2026.11.21"), Optional.empty());
    assertThat(text)
        .isEqualTo(
            """
            [Game "mutation"]
            [Rules "1"]
            [White "Ann \\"the rook\\""]
            [Black "?"]
            [Date "2026.11.21"]
            [Options "board=CM-2"]
            [Result "0-1"]
            [Reason "resignation"]

            1. e2e4 e7e5 2. d2d4 {black: offer draw} {white: decline draw} d7d5
            {white: resign} 0-1
            """);
    var loaded = records.read(text).orThrow();
    assertThat(loaded.match().log()).isEqualTo(match.log());
    assertThat(loaded.tags()).containsEntry("White", "Ann \"the rook\"");
  }

  @ParameterizedTest
  @CsvSource({
    "left, 1-0, abandonment",
    "left draw, 1/2-1/2, abandonment",
    "unplayed, *, unplayed",
    "flag, 1-0, flag"
  })
  void an_end_that_the_match_brings_reads_back(String event, String result, String reason) {
    var running = Match.begin(game, match.start().options()).play(Seat.FIRST, "e2e4").orThrow();
    assertThat(running.play(Seat.FIRST, event)).isInstanceOf(Answer.No.class);
    var over = running.play(Seat.SECOND, event).orThrow();
    assertThat(over.outcome().orElseThrow().reason()).isEqualTo(reason);
    String text = records.write(over, Map.of(), Optional.empty());
    assertThat(text)
        .contains("[Result \"" + result + "\"]", "[Reason \"" + reason + "\"]")
        .endsWith("e2e4 {black: " + event + "} " + result + "\n");
    var loaded = records.read(text).orThrow().match();
    assertThat(loaded.log()).isEqualTo(over.log());
    assertThat(loaded.outcome()).isEqualTo(over.outcome());
  }

  @Test
  void a_position_is_kept_in_its_tag() {
    var options = match.start().options();
    var fen = new Tree.Text("k7/8/8/8/8/8/7P/K7 b - 3 9");
    var from =
        Match.from(game, options, game.notation().load(fen, options).orThrow())
            .play(Seat.SECOND, "a8b8")
            .orThrow();
    String text = records.write(from, Map.of(), Optional.empty());
    assertThat(text).contains("[Position \"k7/8/8/8/8/8/7P/K7 b - 3 9\"]").contains("1... a8b8 *");
    assertThat(records.read(text).orThrow().match().state()).isEqualTo(from.state());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "e7e5 2.; e7e4 2.; Line 10",
        "2. d2d4; 3. d2d4; Line 10",
        "[Rules \"1\"]; [Rules \"9\"]; Rules",
        "[Game \"mutation\"]; [Game \"chess\"]; no such game",
        "{white: resign} 0-1; 0-1; result is *",
        "{white: resign}; {green: resign}; Line 11",
        "[Reason \"resignation\"]; [Reason \"flag\"]; reason",
        "{white: resign} 0-1; {white: resign; open brace",
        "{white: resign} 0-1; ''; missing",
        "board=CM-2; board=CM-9; CM-1",
        "[Date; Date; Line 5",
      })
  void a_record_that_is_wrong_is_refused_with_its_place(String right, String wrong, String says) {
    String text = records.write(match, Map.of(), Optional.empty());
    if (!text.contains("[Date")) throw new AssertionError(text);
    var answer = records.read(text.replace(right, wrong));
    assertThat(answer)
        .isInstanceOfSatisfying(
            Answer.No.class, no -> assertThat(no.refusal().message().en()).contains(says));
  }

  @Test
  void comments_are_skipped() {
    String text =
        records
            .write(match, Map.of(), Optional.empty())
            .replace("2. d2d4", "{a bold move} 2. d2d4");
    assertThat(records.read(text).orThrow().match().log()).isEqualTo(match.log());
  }

  @Test
  void a_viewers_record_shows_only_what_he_saw() {
    var toy = new Toy();
    var dealt =
        Match.begin(toy, Options.read(toy.profile().options(), Map.of()).orThrow())
            .deal(SeedDealer.of("s", "toy"));
    String bobs = Laws.plainRecords(toy).write(dealt, Map.of(), Optional.of(Viewer.SECOND));
    assertThat(bobs.lines().toList().getLast()).matches("<\\?> <\\?> <#\\d> <#\\d> \\*");
    assertThat(Laws.plainRecords(toy).read(bobs)).isInstanceOf(Answer.No.class);
  }
}
