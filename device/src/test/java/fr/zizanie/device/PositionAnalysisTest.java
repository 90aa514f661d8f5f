package fr.zizanie.device;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.analysis.Depth;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What one could do in a position that somebody tries things in. */
class PositionAnalysisTest {
  private static final String START = "{\"options\":{},\"seats\":[],\"done\":[],\"seed\":\"s\"}";

  static List<Game<?, ?>> games() {
    return Games.all();
  }

  private static Answer<String> found(Game<?, ?> game, String question, String tried) {
    var asked = Optional.of(tried).filter(text -> !text.isEmpty());
    return PositionAnalysis.of(game.profile().id(), question, asked, Depth.LAW);
  }

  private static <S, V> Match<S, V> begun(Game<S, V> game) {
    var options = game.profile().options(game.profile().rules(), Map.of()).orThrow();
    return Match.begin(game, options).deal(SeedDealer.of("s", "bench"));
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void candidates_stand_beside_what_is_tried(Game<S, V> game) {
    var match = begun(game);
    var last = Lines.actions(match.game(), match.state(), 40).getLast();
    String tried = match.game().notation().print(last);
    String json = found(game, START, tried).orThrow();
    assertThat(json).startsWith("{\"seat\":\"" + match.profile().name(Seat.FIRST) + "\"");
    assertThat(json).contains("\"tried\":{\"action\":\"" + tried + "\"");
    assertThat(found(game, START, "").orThrow())
        .contains("\"candidates\":[{")
        .doesNotContain("tried");
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void a_game_that_people_play_is_not_looked_into(Game<S, V> game) {
    var match = begun(game);
    var action = Lines.actions(match.game(), match.state(), 1).getFirst();
    var running = match.enter(new Entry.Acted(Seat.FIRST, action)).orThrow();
    var over = running.play(Seat.FIRST, "resign").orThrow();
    assertThat(of(running, Map.of("Id", "m1")))
        .isInstanceOfSatisfying(
            Answer.No.class, no -> assertThat(no.refusal().reason()).isEqualTo(Reason.NOT_OVER));
    assertThat(of(running, Map.of("Id", "device"))).isInstanceOf(Answer.Ok.class);
    assertThat(of(running, Map.of())).isInstanceOf(Answer.Ok.class);
    assertThat(of(over, Map.of("Id", "m1"))).isInstanceOf(Answer.Ok.class);
  }

  private static Answer<String> of(Match<?, ?> match, Map<String, String> tags) {
    String record = new Records(Games.all(), new Trees()).write(match, tags, Optional.empty());
    String question =
        JsonText.of(out -> {
          out.open();
          out.key("options");
          out.open();
          out.close();
          out.key("record");
          out.text(record);
          out.key("ply");
          out.number(0);
          out.key("seats");
          out.openList();
          out.closeList();
          out.key("done");
          out.openList();
          out.closeList();
          out.close();
        });
    return found(match.game(), question, "");
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void help_is_marked_and_knows_what_its_player_sees(Game<S, V> game) {
    var pocket = new Pocket(4);
    MatchId id = pocket.begins(game, "computer");
    var line = pocket.device.open(id, 0, pocket::told).orThrow();
    var table = pocket.device.table(id).orElseThrow();
    Seat mine = table.seats().of(new PlayerId("ann")).iterator().next();
    for (int k = 0; k < 200 && !table.match().turn().is(mine); k++) pocket.step(id, line);
    assertThat(PositionAnalysis.help(pocket.saved.get(id), Depth.LAW).orThrow())
        .as("nobody asked")
        .endsWith("\"candidates\":[]}");
    pocket.say(table, mine, line, "event", "\"event\":\"help\"");
    assertThat(table.match().helped(mine)).isTrue();
    assertThat(pocket.saved.get(id)).contains(": help");
    String told = PositionAnalysis.help(pocket.saved.get(id), Depth.LAW).orThrow();
    assertThat(told).contains("\"candidates\":[{");
    for (int k = 0; k < 200 && !table.match().turn().is(mine.other()); k++) pocket.step(id, line);
    for (int k = 0; k < 200 && !table.match().turn().is(mine); k++) pocket.step(id, line);
    assertThat(PositionAnalysis.help(pocket.saved.get(id), Depth.LAW).toString())
        .as("for another turn")
        .doesNotContain("[{");
  }

  /** Dead stones are marked when both have passed: that isn't judged. */
  @Test
  void where_there_is_nothing_to_say_no_game_is_marked() {
    var pocket = new Pocket(4);
    MatchId id = pocket.begins(Games.named("tsunami").orElseThrow(), "computer");
    String saved = pocket.saved.get(id);
    String passed = saved.replaceFirst("]}$", ",\"black pass\",\"white pass\"]}");
    assertThat(PositionAnalysis.help(passed.replace("[,", "["), Depth.LAW))
        .isInstanceOfSatisfying(
            Answer.No.class,
            no -> assertThat(no.refusal().message().en()).contains("no advice here"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void two_at_one_screen_get_no_help(Game<?, ?> game) {
    var pocket = new Pocket(4);
    MatchId id = pocket.begins(game, "screen");
    var line = pocket.device.open(id, 0, pocket::told).orThrow();
    var table = pocket.device.table(id).orElseThrow();
    pocket.say(table, Seat.FIRST, line, "event", "\"event\":\"help\"");
    assertThat(pocket.saved.get(id)).doesNotContain("help");
    assertThat(pocket.order).anyMatch(said -> said.contains("No help in this game"));
  }

  @Test
  void what_cannot_be_judged_is_refused() {
    var game = games().getFirst();
    assertThat(found(game, "{", "")).isInstanceOf(Answer.No.class);
    assertThat(found(game, START, "nonsense")).isInstanceOf(Answer.No.class);
    assertThat(PositionAnalysis.of("chess", START, Optional.empty(), Depth.LAW))
        .isEqualTo(Answer.no(Reason.UNKNOWN_GAME.refusal()));
    String over = START.replace("\"done\":[]", "\"done\":[\"white resign\"]");
    assertThat(found(Games.named("mutation").orElseThrow(), over, ""))
        .isEqualTo(Answer.no(Reason.GAME_OVER.refusal()));
  }
}
