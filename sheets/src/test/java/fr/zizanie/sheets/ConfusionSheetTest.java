package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Confusion as the page gets it. */
class ConfusionSheetTest {
  private static final Confusion GAME = new Confusion();
  private static final String ORDER = "A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12";
  private static final String HOME =
      "2vts1pon2/2lkh1eca2/11/11/11/5*5/11/11/11/2ACE1HKL2/2NOP1STV2";

  private static final String SPIES = HOME.replace("ts1po", "tsxpo").replace("OP1ST", "OPXST");

  private static Options options(String... words) {
    var given = new TreeMap<String, String>();
    for (String word : words) {
      var parts = List.of(word.split("=", 2));
      given.put(parts.getFirst(), parts.getLast());
    }
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  private static Match<ConfusionState, ConfusionView> at(
      String board, String letters, String... words) {
    var pieces = new LinkedHashMap<String, Tree>();
    pieces.put("white", new Tree.Text(letters));
    pieces.put(letters.contains("X") ? "red" : "yellow", new Tree.Text(letters));
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("board", new Tree.Text(board));
    fields.put("turn", new Tree.Text("white"));
    fields.put("pieces", new Tree.Fields(pieces));
    if (List.of(words).contains("answers=cover")) {
      var cover = new LinkedHashMap<String, Tree>();
      cover.put("white", new Tree.Whole(1));
      cover.put(letters.contains("X") ? "red" : "yellow", new Tree.Whole(1));
      fields.put("cover", new Tree.Fields(cover));
    }
    var options = options(words);
    return Match.from(
        GAME, options, GAME.notation().load(new Tree.Fields(fields), options).orThrow());
  }

  private static Match<ConfusionState, ConfusionView> said(
      Match<ConfusionState, ConfusionView> match, String... actions) {
    var m = match;
    for (String action : actions) m = m.play(((Turn.Of) m.turn()).seat(), action).orThrow();
    return m;
  }

  private static JsonNode sheet(Match<?, ?> match, Viewer viewer) {
    return Checked.tree("Shown", Projection.of(match, viewer, 0).json());
  }

  private static JsonNode piece(JsonNode board, String at) {
    return StreamSupport.stream(board.get("pieces").spliterator(), false)
        .filter(p -> p.get("at").stringValue().equals(at))
        .findAny()
        .orElseThrow();
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::stringValue).toList();
  }

  @Test
  void a_piece_shows_its_letter_to_all_and_its_diagram_to_the_enemy() {
    var match = at(HOME, ORDER);
    var own = sheet(match, Viewer.FIRST);
    assertThat(piece(own.get("board"), "c11").toString())
        .isEqualTo(
            "{\"at\":\"c11\",\"art\":\"confusion-piece\",\"side\":\"white\",\"letter\":\"V\"}");
    assertThat(piece(own.get("board"), "c2").toString())
        .isEqualTo(
            "{\"at\":\"c2\",\"art\":\"confusion-piece\",\"side\":\"yellow\",\"letter\":\"A\",\"kind\":1}");
    assertThat(piece(own.get("board"), "f6").toString())
        .isEqualTo("{\"at\":\"f6\",\"art\":\"confusion-neutral\",\"side\":\"\"}");
    var all = sheet(match, Viewer.PUBLIC).get("board");
    assertThat(all.toString()).doesNotContain("\"kind\":1");
    assertThat(own.get("pieces").get("white").stringValue()).isEqualTo("A C E H K L N O P S T V");
    assertThat(own.get("pieces").get("yellow").stringValue()).isEqualTo(ORDER);
    assertThat(own.has("cover") || own.has("tokens")).isFalse();
    assertThat(own.get("asks").isNull()).isTrue();
    assertThat(own.get("offer").get("moves").toString())
        .contains(
            "{\"token\":\"L-S2\",\"letter\":\"L\",\"from\":\"c10\",\"to\":\"c8\",\"capture\":false}");
  }

  @Test
  void tries_carry_what_was_said_and_are_written_as_abbott_writes_them() {
    var match = said(at(HOME, ORDER), "L-S2", "C-N4", "A-S4");
    var lines = sheet(match, Viewer.FIRST).get("lines");
    assertThat(lines.get(0).get("text").stringValue()).isEqualTo("(L-S2)");
    assertThat(lines.get(0).get("token").stringValue()).isEqualTo("L-S2");
    assertThat(lines.get(0).get("answer").stringValue()).isEqualTo("no");
    assertThat(lines.get(2).get("text").stringValue()).isEqualTo("A-S4");
    assertThat(lines.get(2).get("answer").stringValue()).isEqualTo("yes");
    var sheet = sheet(match, Viewer.SECOND);
    assertThat(sheet.get("lines")).isEqualTo(lines);
    assertThat(texts(sheet.get("board").get("last"))).containsExactly("i10", "i6");
    assertThat(sheet.get("knowledge").get("white").get("A").get("possible").toString())
        .isEqualTo("[1]");
    assertThat(sheet.get("knowledge").get("yellow").get("C").get("possible").toString())
        .startsWith("[2,");
  }

  @Test
  void every_try_is_offered_as_the_rules_spell_it_and_leads_where_they_say() {
    var random = new Random(5);
    var match =
        Match.begin(GAME, options("edition=spies", "answers=cover", "tokens=3:3", "small=true"))
            .deal(SeedDealer.of("s", "confusion"));
    for (int i = 0; i < 120 && match.turn() instanceof Turn.Of(Seat seat); i++) {
      var before = sheet(match, Viewer.of(seat));
      var moves = before.get("offer").get("moves");
      var heads = texts(before.get("offer").get("heads"));
      assertThat(heads).contains("cover").doesNotContain("expose", "double");
      assertThat(texts(before.get("offer").get("words"))).contains("resign");
      var chosen = moves.get(random.nextInt(moves.size()));
      var next = match.play(seat, chosen.get("token").stringValue()).orThrow();
      String to = chosen.get("to").stringValue();
      var after = sheet(next, Viewer.of(seat));
      assertThat(texts(after.get("board").get("last")))
          .containsExactly(chosen.get("from").stringValue(), to);
      boolean yes =
          after.get("lines").get(next.log().size() - 1).get("answer").stringValue().equals("yes");
      if (yes && !chosen.has("manner"))
        assertThat(piece(after.get("board"), to).get("letter")).isEqualTo(chosen.get("letter"));
      assertThat(chosen.get("from").stringValue() + to).doesNotContain("a", "k");
      match = next;
    }
    assertThat(match.log()).hasSizeGreaterThan(30);
  }

  @Test
  void a_try_that_waits_is_asked_of_the_other_seat_and_answered_by_its_own_line() {
    var match = said(at(SPIES, ORDER + " X?", "edition=spies"), "L-S2");
    var asked = sheet(match, Viewer.SECOND);
    assertThat(asked.get("asks").toString())
        .isEqualTo(
            "{\"what\":\"answer\",\"seat\":\"red\",\"move\":{\"token\":\"L-S2\",\"letter\":\"L\","
                + "\"from\":\"c10\",\"to\":\"c8\",\"capture\":false}}");
    assertThat(sheet(match, Viewer.FIRST).get("asks")).isEqualTo(asked.get("asks"));
    assertThat(texts(asked.get("offer").get("words"))).contains("no").doesNotContain("yes");
    assertThat(asked.get("lines").get(0).has("answer")).isFalse();
    assertThat(asked.get("lines").get(0).get("text").stringValue()).isEqualTo("L-S2");
    var answered = sheet(said(match, "no"), Viewer.FIRST);
    assertThat(answered.get("lines").get(1).get("token").stringValue()).isEqualTo("no");
    assertThat(texts(answered.get("board").get("last"))).containsExactly("c10", "c8");
    assertThat(answered.get("asks").isNull()).isTrue();
    assertThat(answered.get("board").toString()).contains("confusion-briefcase");
    var resigned = sheet(match.play(Seat.FIRST, "resign").orThrow(), Viewer.FIRST);
    assertThat(resigned.get("asks").isNull()).isTrue();
  }

  @Test
  void a_promotion_is_offered_and_shown_with_its_letter() {
    var scene =
        at("5*5/11/11/11/11/11/11/11/11/A9l/4C6", ORDER + " X?", "edition=spies", "comrade=true");
    var asked = sheet(said(scene, "L-S1", "yes"), Viewer.FIRST).get("asks");
    assertThat(asked.toString())
        .isEqualTo("{\"what\":\"promote\",\"seat\":\"white\",\"letter\":\"L\"}");
    var promoted = sheet(said(scene, "L-S1", "yes", "promote"), Viewer.FIRST);
    assertThat(piece(promoted.get("board"), "k1").get("promoted").booleanValue()).isTrue();
    assertThat(piece(promoted.get("board"), "k1").has("kind")).isFalse();
    assertThat(promoted.get("board").get("taken").get("white").get(0).get("letter").stringValue())
        .isEqualTo("A");
  }

  @Test
  void knowledge_is_told_as_the_notebook_allows() {
    assertThat(sheet(at(HOME, ORDER, "notebook=paper"), Viewer.FIRST).get("knowledge").toString())
        .isEqualTo("{}");
    var oracle = said(at(HOME, ORDER, "notebook=oracle"), "L-S2");
    var l = sheet(oracle, Viewer.PUBLIC).get("knowledge").get("white").get("L");
    double sum = 0;
    for (var p : l.get("probabilities")) sum += p.doubleValue();
    assertThat(sum).isCloseTo(1, org.assertj.core.data.Offset.offset(1e-9));
    assertThat(l.get("probabilities").size()).isEqualTo(l.get("possible").size());
    assertThat(
            sheet(at(HOME, ORDER), Viewer.FIRST)
                .get("knowledge")
                .get("white")
                .get("L")
                .has("probabilities"))
        .isFalse();
  }

  @Test
  void only_the_master_sees_a_cover() {
    var match = at(SPIES, ORDER + " X?", "edition=spies", "answers=cover");
    var changed = said(match, "cover 6");
    assertThat(sheet(changed, Viewer.FIRST).get("cover").intValue()).isEqualTo(6);
    assertThat(sheet(changed, Viewer.SECOND).get("cover").intValue()).isEqualTo(1);
    assertThat(sheet(changed, Viewer.PUBLIC).has("cover")).isFalse();
    assertThat(Projection.of(changed, Viewer.SECOND, 0).json())
        .isEqualTo(Projection.of(match, Viewer.SECOND, 0).json());
    assertThat(Projection.of(changed, Viewer.PUBLIC, 0).json())
        .isEqualTo(Projection.of(match, Viewer.PUBLIC, 0).json());
  }

  @Test
  void the_next_picks_of_a_swap_are_letters_and_a_whole_action_has_none() {
    var match = at(SPIES, ORDER + " X?", "edition=spies", "tokens=3:0");
    var sheet = Projection.of(match);
    assertThat(texts(sheet(match, Viewer.FIRST).get("offer").get("heads")))
        .containsExactly("out", "reveal", "swap");
    assertThat(texts(sheet(match, Viewer.FIRST).get("offer").get("words")))
        .startsWith("expose", "double");
    assertThat(sheet(match, Viewer.FIRST).get("tokens").toString())
        .isEqualTo("{\"white\":[\"reveal\",\"double\",\"swap\"],\"red\":[]}");
    assertThat(picks(sheet, "swap", "A"))
        .isEqualTo(
            "{\"tokens\":[\"C\",\"E\",\"H\",\"K\",\"L\",\"N\",\"O\",\"P\",\"S\",\"T\",\"V\",\"X\"],"
                + "\"moves\":[],\"complete\":false}");
    assertThat(picks(sheet, "swap", "A", "C"))
        .isEqualTo("{\"tokens\":[],\"moves\":[],\"complete\":true}");
    assertThat(picks(sheet)).contains("\"swap\"").contains("\"token\":\"L-S2\"");
  }

  private static String picks(Projection<ConfusionState, ConfusionView> sheet, String... tokens) {
    var prefix =
        tokens.length == 0
            ? List.<fr.zizanie.rules.core.Choice>of()
            : sheet.match().read(String.join(" ", tokens)).orThrow();
    return Checked.told(sheet.picks(Seat.FIRST, prefix));
  }

  @Test
  void letters_being_set_up_are_neither_shown_nor_lost() {
    var match =
        Match.begin(GAME, options("edition=spies", "setup=true"))
            .deal(SeedDealer.of("s", "confusion"));
    var asks = sheet(match, Viewer.SECOND);
    assertThat(asks.get("asks").toString()).isEqualTo("{\"what\":\"setup\",\"seat\":\"white\"}");
    assertThat(texts(sheet(match, Viewer.FIRST).get("offer").get("heads")))
        .containsExactly("setup");
    assertThat(asks.get("board").get("taken").toString()).isEqualTo("{\"white\":[],\"red\":[]}");
    assertThat(asks.get("board").get("pieces").size()).isEqualTo(1);
    var set = said(match, "setup c11 d11 e11 g11 h11 i11 c10 d10 e10 g10 h10 i10 f11");
    assertThat(sheet(set, Viewer.SECOND).get("board").get("pieces").size()).isEqualTo(1);
    assertThat(sheet(set, Viewer.FIRST).get("board").get("pieces").size()).isEqualTo(14);
    assertThat(sheet(set, Viewer.SECOND).get("lines").get(0).get("token").stringValue())
        .doesNotContain("11");
  }

  @Test
  void options_name_the_seats() {
    var names =
        Map.of(
            "abbott", "yellow",
            "spies", "red");
    names.forEach((edition, seat) -> {
      var match = Match.begin(GAME, options("edition=" + edition)).deal(SeedDealer.of("s", "x"));
      var sheet = sheet(match, Viewer.SECOND);
      assertThat(sheet.get("viewer").stringValue()).isEqualTo(seat);
      assertThat(sheet.get("knowledge").has(seat)).isTrue();
      assertThat(sheet.get("board").get("taken").has(seat)).isTrue();
    });
  }
}
