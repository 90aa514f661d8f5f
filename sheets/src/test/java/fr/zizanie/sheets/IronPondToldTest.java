package fr.zizanie.sheets;

import static fr.zizanie.sheets.PondMatches.START;
import static fr.zizanie.sheets.PondMatches.at;
import static fr.zizanie.sheets.PondMatches.said;
import static fr.zizanie.sheets.PondMatches.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.List;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What the log tells of cards and traps of Iron Pond. */
class IronPondToldTest {
  /** What the last action of the log tells a viewer, such as {@code card 25 counts, hole e5}. */
  private static String told(Match<IronPondState, IronPondView> match, Viewer viewer) {
    var out = new StringJoiner(", ");
    var actions =
        sheet(match, viewer).get("lines").values().stream()
            .filter(line -> line.get("kind").stringValue().equals("action"))
            .toList();
    for (JsonNode fact : actions.getLast().path("told")) {
      var words = new StringJoiner(" ");
      for (String field : List.of("what", "card", "fate", "rule", "at", "to", "art", "side"))
        if (fact.has(field)) words.add(fact.get(field).stringValue());
      out.add(words.toString());
    }
    return out.toString();
  }

  @Test
  void the_log_tells_what_came_of_a_card() {
    var dealt = ",'hands':{'white':[25,16,12,21],'black':[39,1,34]},'pile':[2,3,4,5,6]";
    var announced = said(said(at(START, dealt), "g1f3"), "#25 e5");
    assertThat(told(announced, Viewer.SECOND)).isEmpty();
    assertThat(told(said(announced, "pass"), Viewer.SECOND)).isEqualTo("card 25 counts, hole e5");
    assertThat(told(said(announced, "#39"), Viewer.FIRST))
        .isEqualTo("card 39 counts, card 25 countered");
    assertThat(told(said(announced, "#34"), Viewer.PUBLIC))
        .isEqualTo("card 34 counts, card 25 counts, hole e5");
    assertThat(told(said(announced, "#1"), Viewer.FIRST))
        .isEqualTo("card 1 counts, card 25 back, moved f3 g1 chess-knight white, barred g1 f3");
    var swapped = said(said(said(at(START, dealt), "g1f3"), "#16 b8 c8"), "pass");
    assertThat(told(swapped, Viewer.FIRST))
        .isEqualTo(
            "card 16 counts, moved c8 b8 chess-bishop black, moved b8 c8 chess-knight black");
    var merged = said(said(at(START, dealt), "#21 a1 a2"), "pass");
    assertThat(told(merged, Viewer.FIRST)).isEqualTo("card 21 counts, merged a2 chess-rook white");
  }

  @Test
  void the_log_names_the_part_of_the_fundamental_rule_that_annuls_a_card() {
    var hands = ",'hands':{'white':[23],'black':[]},'pile':[35,54,56,31]";
    var taken = at("4r1k1/5ppp/8/8/8/8/5PPP/4K3 w - - 0 1", hands, "fundamental=strict");
    for (Viewer viewer : List.of(Viewer.FIRST, Viewer.SECOND, Viewer.PUBLIC))
      assertThat(told(said(said(taken, "#23 e4"), "pass"), viewer)).isEqualTo("card 23 void F2");
    var mate = at("R2K3k/6pp/8/8/8/8/8/8 w - - 0 1", hands);
    assertThat(told(said(said(mate, "!#23 a1"), "pass"), Viewer.SECOND))
        .isEqualTo("card 23 void F1");
  }

  @Test
  void the_log_tells_of_traps_when_they_spring() {
    var set =
        said(
            said(
                said(at(START, ",'hands':{'white':[12],'black':[25]},'pile':[2,3]"), "g1f3"),
                "#12 e5"),
            "pass");
    assertThat(told(set, Viewer.SECOND)).isEqualTo("card 12 counts, armed");
    var fallen = said(set, "e7e5");
    for (Viewer viewer : Viewer.values())
      assertThat(told(fallen, viewer)).isEqualTo("out e5 chess-pawn black, sprung 12 e5");
  }
}
