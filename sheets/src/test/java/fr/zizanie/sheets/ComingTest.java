package fr.zizanie.sheets;

import static fr.zizanie.sheets.PondMatches.START;
import static fr.zizanie.sheets.PondMatches.at;
import static fr.zizanie.sheets.PondMatches.json;
import static fr.zizanie.sheets.PondMatches.said;
import static fr.zizanie.sheets.PondMatches.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What an announced card will do, as each viewer can tell. */
class ComingTest {
  private static final String SWAP =
      "{'changed':[{'at':'b8','from':'c8'},{'at':'c8','from':'b8'}]}";

  private static JsonNode coming(Match<?, ?> match, Viewer viewer) {
    return sheet(match, viewer).path("cards").path("coming");
  }

  @Test
  void everybody_sees_what_an_announced_card_will_do() {
    var match = at(START, ",'hands':{'white':[16],'black':[39]},'pile':[1,2,3]");
    assertThat(coming(match, Viewer.FIRST).isMissingNode()).isTrue();
    var announced = said(match, "e2e4", "#16 b8 c8");
    for (Viewer viewer : Viewer.values())
      assertThat(coming(announced, viewer)).as("%s", viewer).isEqualTo(json(SWAP));
    var hole = at(START, ",'hands':{'white':[25],'black':[39]},'pile':[1,2,3]");
    assertThat(coming(said(hole, "e2e4", "#25 e5"), Viewer.PUBLIC))
        .isEqualTo(json("{'changed':[],'gone':['e5']}"));
    for (String answer : List.of("pass", "#39"))
      assertThat(coming(said(announced, answer), Viewer.FIRST).isMissingNode()).isTrue();
  }

  @Test
  void it_may_turn_out_otherwise_for_whoever_does_not_see_a_trap() {
    var trapped =
        at(
            START,
            ",'hands':{'white':[16],'black':[39]},'pile':[1,2,3]," + "'traps':{'white':['e6']}");
    var announced = said(trapped, "e2e4", "#16 b8 c8");
    assertThat(coming(announced, Viewer.FIRST)).isEqualTo(json(SWAP));
    for (Viewer viewer : List.of(Viewer.SECOND, Viewer.PUBLIC))
      assertThat(coming(announced, viewer))
          .isEqualTo(json(SWAP.substring(0, SWAP.length() - 1) + ",'may':true}"));
  }

  /** The pieces by their squares, as a sheet shows them. */
  private static Map<String, JsonNode> pieces(JsonNode sheet) {
    var out = new TreeMap<String, JsonNode>();
    for (JsonNode piece : sheet.get("board").get("pieces"))
      out.put(piece.get("at").stringValue(), piece);
    return out;
  }

  private static Map<String, JsonNode> after(JsonNode sheet) {
    var before = pieces(sheet);
    var out = new TreeMap<>(before);
    var changed = sheet.get("cards").get("coming").get("changed");
    for (JsonNode one : changed) if (one.has("from")) out.remove(one.get("from").stringValue());
    for (JsonNode one : changed) {
      String at = one.get("at").stringValue();
      out.remove(at);
      if (one.has("from"))
        out.put(
            at, ((ObjectNode) before.get(one.get("from").stringValue()).deepCopy()).put("at", at));
      if (one.has("piece")) out.put(at, one.get("piece"));
    }
    return out;
  }

  private static <S, V> boolean asks(Match<S, V> match) {
    return match.turn() instanceof Turn.Of(var seat)
        && Answering.answering(match.game(), match.game().view(match.state(), Viewer.of(seat)));
  }

  /** {@return the match once everybody has let everything happen} */
  private static <S, V> Match<S, V> passed(Match<S, V> match) {
    var m = match;
    while (asks(m) && m.turn() instanceof Turn.Of(var seat) && sees(m))
      m = m.enter(new Entry.Acted(seat, List.of(Choice.PASS))).orThrow();
    return m;
  }

  private static boolean sees(Match<?, ?> match) {
    return coming(match, Viewer.PUBLIC).isObject();
  }

  /** {@return how many announcements were compared} */
  private static <S, V> int compared(Match<S, V> match, Secretive<S, V> game) {
    int out = 0;
    var passed = passed(match);
    for (Viewer viewer : Viewer.values()) {
      var sheet = sheet(match, viewer);
      var coming = sheet.path("cards").path("coming");
      if (!coming.isObject()) continue;
      S twin = game.sample(game.view(match.state(), viewer), new SplittableRandom(out));
      var other = Match.from(game, match.start().options(), twin);
      assertThat(coming(other, viewer)).isEqualTo(coming);
      if (coming.has("may") || passed.outcome().isPresent()) continue;
      assertThat(after(sheet)).as("%s %s", viewer, sheet).isEqualTo(pieces(sheet(passed, viewer)));
      out++;
    }
    return out;
  }

  private static <S, V> int compared(Game<S, V> game, long seed) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var dealer = SeedDealer.of("coming" + seed, game.profile().id());
    var random = new SplittableRandom(seed);
    var match = Match.begin(game, options).deal(dealer);
    int out = 0;
    while (match.turn() instanceof Turn.Of(var seat) && match.ply() < 120) {
      if (sees(match)) out += compared(match, (Secretive<S, V>) match.game());
      var picks = new ArrayList<Choice>();
      S state = match.state();
      do {
        var offered = match.game().choices(state);
        picks.add(offered.get(random.nextInt(offered.size())));
        state = match.game().apply(state, picks.getLast());
      } while (!match.game().settled(state));
      match = match.enter(new Entry.Acted(seat, picks)).orThrow().deal(dealer);
    }
    return out;
  }

  @ParameterizedTest
  @CsvSource({"ironpond,6,60", "tsunami,6,40"})
  void it_comes_true_where_nothing_hidden_decides_and_is_equal_in_twin_worlds(
      String game, int matches, int least) {
    int compared = 0;
    for (long seed = 0; seed < matches; seed++)
      compared += compared(Games.named(game).orElseThrow(), seed);
    assertThat(compared).isGreaterThan(least);
  }
}
