package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.felon.FelonState;
import fr.zizanie.rules.felon.FelonView;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is sent of Le Félon. */
class FelonDrawingTest {
  private static final Felon GAME = new Felon();

  private static Options options(Map<String, String> given) {
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  private static Match<FelonState, FelonView> at(String fen, Map<String, String> given) {
    var options = options(given);
    return Match.from(GAME, options, GAME.notation().load(new Tree.Text(fen), options).orThrow());
  }

  private static JsonNode sheet(Match<FelonState, FelonView> match, Viewer viewer) {
    return Checked.tree("Shown", Projection.of(match, viewer, 0).json());
  }

  @Test
  void while_the_felons_are_placed_the_squares_are_offered() {
    var match = Match.begin(GAME, options(Map.of()));
    var sheet = sheet(match, Viewer.FIRST);
    assertThat(sheet.get("board").get("pieces").size()).isEqualTo(26);
    assertThat(sheet.get("board").get("taken").get("yellow").size()).isZero();
    assertThat(sheet.get("board").get("natures").stringValue())
        .isEqualTo(".".repeat(65) + "O".repeat(39) + ".".repeat(65));
    assertThat(sheet.get("offer").toString()).contains("\"a13\"", "\"m13\"");
    var placed = sheet(match.play(Seat.FIRST, "g13").orThrow(), Viewer.PUBLIC);
    assertThat(placed.get("board").get("last").toString()).isEqualTo("[\"g13\"]");
    assertThat(placed.get("board").get("pieces").toString())
        .contains("{\"at\":\"g13\",\"art\":\"felon-felon\",\"side\":\"red\"}");
  }

  @Test
  void swaps_conversions_and_hijacks_say_so() {
    var match =
        at("6r6/13/13/13/13/2g10/6F6/2M1e4V3/13/2C2G7/13/13/R5E6 y - - 0 1", Map.of())
            .play(Seat.FIRST, "g7f7")
            .orThrow();
    var board = sheet(match, Viewer.SECOND).get("board");
    assertThat(board.get("hijack").stringValue()).isEqualTo("f7");
    assertThat(sheet(match, Viewer.SECOND).get("offer").get("moves").toString())
        .contains(
            "{\"token\":\"f7f8\",\"from\":\"f7\",\"to\":\"f8\",\"capture\":false,\"hijack\":true}");
    var moves =
        sheet(match.play(Seat.SECOND, "g13g12").orThrow(), Viewer.FIRST)
            .get("offer")
            .get("moves")
            .toString();
    assertThat(moves)
        .contains(
            "\"token\":\"c6c8\",\"from\":\"c6\",\"to\":\"c8\",\"capture\":false,\"swap\":true,\"convert\":true}")
        .contains(
            "\"token\":\"c4f4\",\"from\":\"c4\",\"to\":\"f4\",\"capture\":false,\"swap\":true}")
        .contains("\"token\":\"f7e6\",\"from\":\"f7\",\"to\":\"e6\",\"capture\":true}");
  }

  @Test
  void checks_are_marked_and_pieces_counted() {
    var board =
        sheet(at("6r6/13/13/13/13/13/6D6/13/13/13/13/13/R12 r - - 0 1", Map.of()), Viewer.PUBLIC)
            .get("board");
    assertThat(board.get("check").toString()).isEqualTo("[\"g13\"]");
    assertThat(board.get("taken").get("yellow").size()).isEqualTo(24);
    assertThat(board.get("taken").get("red").size()).isEqualTo(25);
  }

  @Test
  void a_turned_garde_is_nobodys_loss() {
    var match = Match.begin(GAME, options(Map.of()));
    for (String action : new String[] {"g13", "g1"})
      match = match.play(action.equals("g13") ? Seat.FIRST : Seat.SECOND, action).orThrow();
    String fen = ((Tree.Text) GAME.notation().position(match.state())).text();
    var turned =
        at(fen.replace("GGGGGGGGGGGGG", "GGGGGG1GGGGGG").replaceFirst("13", "6g6"), Map.of());
    var taken = sheet(turned, Viewer.PUBLIC).get("board").get("taken");
    assertThat(taken.get("yellow").size()).isZero();
    assertThat(taken.get("red").size()).isZero();
  }

  @Test
  void a_garde_on_its_way_back_and_a_capture_en_passant_are_told() {
    var match =
        at(
            "6r6/13/13/3gG8/13/13/13/13/3T9/13/13/13/R12 y - d11 0 1",
            Map.of("gardeFarRank", "RETURN"));
    var sheet = sheet(match, Viewer.FIRST);
    assertThat(sheet.get("board").get("pieces").toString())
        .contains("{\"at\":\"d5\",\"art\":\"felon-garde\",\"side\":\"yellow\",\"back\":true}");
    assertThat(sheet.get("offer").get("moves").toString())
        .contains(
            "\"token\":\"e10d11\",\"from\":\"e10\",\"to\":\"d11\",\"capture\":true,\"takes\":\"d10\"}");
  }
}
