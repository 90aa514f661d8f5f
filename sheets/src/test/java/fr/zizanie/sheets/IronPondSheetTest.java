package fr.zizanie.sheets;

import static fr.zizanie.sheets.PondMatches.GAME;
import static fr.zizanie.sheets.PondMatches.MAPPER;
import static fr.zizanie.sheets.PondMatches.START;
import static fr.zizanie.sheets.PondMatches.at;
import static fr.zizanie.sheets.PondMatches.json;
import static fr.zizanie.sheets.PondMatches.options;
import static fr.zizanie.sheets.PondMatches.said;
import static fr.zizanie.sheets.PondMatches.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Iron Pond as the page gets it. */
class IronPondSheetTest {
  private static final String KINGS = "4k3/3p4/8/8/8/8/3P4/4K3 w - - 0 1";

  private static JsonNode piece(JsonNode board, String at) {
    return StreamSupport.stream(board.get("pieces").spliterator(), false)
        .filter(p -> p.get("at").stringValue().equals(at))
        .findAny()
        .orElseThrow();
  }

  @Test
  void the_start_is_a_chess_board_with_hidden_hands() {
    var match = Match.begin(GAME, options()).deal(SeedDealer.of("deal", "ironpond"));
    var white = sheet(match, Viewer.FIRST);
    var board = white.get("board");
    assertThat(board.get("pieces").size()).isEqualTo(32);
    assertThat(piece(board, "b1"))
        .isEqualTo(json("{'at':'b1','art':'chess-knight','side':'white'}"));
    assertThat(board.has("holes")).isFalse();
    assertThat(board.has("blank")).isFalse();
    var cards = white.get("cards");
    assertThat(cards.get("hands").get("white").toString()).doesNotContain("null");
    assertThat(cards.get("hands").get("black")).isEqualTo(json("[null,null,null,null,null]"));
    assertThat(cards.get("pile").intValue()).isEqualTo(62);
    assertThat(cards.get("used"))
        .isEqualTo(
            json("{'white':{'own':false,'foreign':false},'black':{'own':false,'foreign':false}}"));
    assertThat(cards.has("window")).isFalse();
    assertThat(white.get("offer").get("moves").size()).isEqualTo(20);
    var everybody = sheet(match, Viewer.PUBLIC).get("cards");
    assertThat(everybody.get("hands").get("white")).isEqualTo(json("[null,null,null,null,null]"));
    assertThat(everybody.get("playable").size()).isZero();
  }

  @Test
  void changed_pieces_bear_their_marks() {
    var match =
        at(
            "r3k3/8/8/3N4/3n4/8/3PQ3/R3K3 w - - 0 1",
            ",'marks':[{'at':'d5','camel':true,'with':['b']},{'at':'d4','neutral':true},"
                + "{'at':'e1','prince':true},{'at':'d2','royal':true},{'at':'a8','magnet':true}],"
                + "'holes':['h8','c3'],'captured':{'white':['p','q'],'black':[]},"
                + "'out':{'white':[],'black':['b']},'stuck':['e2'],'shielded':['a1'],"
                + "'reversedPawns':true,'traps':{'white':['g4'],'black':['f6']},'diktat':'n'");
    var white = sheet(match, Viewer.FIRST);
    var board = white.get("board");
    assertThat(piece(board, "d4").get("marks")).isEqualTo(json("['neutral']"));
    assertThat(piece(board, "d4").get("side").stringValue()).isEqualTo("black");
    assertThat(piece(board, "e1").get("marks")).isEqualTo(json("['prince']"));
    assertThat(piece(board, "d2").get("marks")).isEqualTo(json("['royal']"));
    assertThat(piece(board, "a8").get("marks")).isEqualTo(json("['magnet']"));
    assertThat(piece(board, "e2").get("marks")).isEqualTo(json("['dunce']"));
    assertThat(piece(board, "a1").get("marks")).isEqualTo(json("['shield']"));
    assertThat(board.get("holes")).isEqualTo(json("['c3','h8']"));
    assertThat(board.get("taken").get("white"))
        .isEqualTo(
            json(
                "[{'at':'','art':'chess-pawn','side':'white'},"
                    + "{'at':'','art':'chess-queen','side':'white'}]"));
    var cards = white.get("cards");
    assertThat(cards.get("out").get("black").get(0).get("art").stringValue())
        .isEqualTo("chess-bishop");
    assertThat(cards.get("traps"))
        .isEqualTo(json("[{'seat':'white','card':'12','at':'g4'},{'seat':'black','card':'12'}]"));
    assertThat(cards.get("lasting"))
        .isEqualTo(
            json(
                "[{'what':'diktat','seat':'white','value':'n'},"
                    + "{'what':'reversed','seat':''}]"));
  }

  @Test
  void a_merged_piece_shows_all_its_components() {
    var match = at("4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", ",'marks':[{'at':'d5','with':['p']}]");
    var piece = piece(sheet(match, Viewer.PUBLIC).get("board"), "d5");
    assertThat(piece.get("art").stringValue()).isEqualTo("chess-knight");
    assertThat(piece.get("merged")).isEqualTo(json("['chess-pawn']"));
    var camel = at("4k3/8/8/3N4/8/8/8/4K3 w - - 0 1", ",'marks':[{'at':'d5','camel':true}]");
    assertThat(piece(sheet(camel, Viewer.PUBLIC).get("board"), "d5").get("art").stringValue())
        .isEqualTo("camel");
  }

  @Test
  void moves_tell_promotions_captures_and_castling() {
    var match = at("1n2k3/P7/8/8/8/8/8/4K2R w K - 0 1", "");
    String moves = sheet(match, Viewer.FIRST).get("offer").get("moves").toString();
    assertThat(moves)
        .contains(
            "{\"token\":\"a7b8q\",\"from\":\"a7\",\"to\":\"b8\",\"capture\":true,\"promotes\":\"q\"}")
        .contains(
            "{\"token\":\"e1g1\",\"from\":\"e1\",\"to\":\"g1\",\"capture\":false,"
                + "\"partner\":{\"from\":\"h1\",\"to\":\"f1\",\"becomes\":\"\"}}");
    var line = sheet(said(match, "a7b8q"), Viewer.PUBLIC).get("lines").get(0);
    assertThat(line.get("text").stringValue()).isEqualTo("axb8=Q+");
  }

  @Test
  void cards_are_offered_announced_and_answered() {
    var match = at(START, ",'hands':{'white':[16,32,46],'black':[39]},'pile':[1,2,3]");
    assertThat(sheet(match, Viewer.FIRST).get("cards").get("playable").size()).isZero();
    var moved = said(match, "e2e4");
    var white = sheet(moved, Viewer.FIRST);
    assertThat(white.get("cards").get("playable")).isEqualTo(json("['16','46']"));
    assertThat(white.get("offer").get("heads")).isEqualTo(json("['#16','#46']"));
    assertThat(white.get("offer").get("words").get(0).stringValue()).isEqualTo("end");
    var picks = Projection.of(moved).picks(Seat.FIRST, moved.read("#16 b8").orThrow()).orThrow();
    assertThat(MAPPER.readTree(Checked.told(picks)).get("tokens")).isEqualTo(json("['c8','f8']"));
    var announced = said(moved, "#16 b8 c8");
    var timed = GAME.timed(GAME.view(announced.state(), Viewer.PUBLIC)).orElseThrow();
    assertThat(timed).isEqualTo(new Timed(Seat.SECOND, "response", 0, 12_000));
    var text =
        Projection.of(announced)
            .shown(Viewer.SECOND, Set.of(Seat.SECOND), 0, Optional.of(new Running(timed, 11_000)))
            .json();
    var black = MAPPER.readTree(text);
    assertThat(black.get("cards").get("announced"))
        .isEqualTo(json("[{'seat':'white','card':'16','picks':['b8','c8']}]"));
    assertThat(black.get("cards").get("window"))
        .isEqualTo(json("{'seat':'black','what':'response','millis':12000,'left':11000}"));
    assertThat(black.get("offer").get("words")).contains(json("'pass'"), json("'#39'"));
    assertThat(black.get("cards").get("playable")).isEqualTo(json("['39']"));
    assertThat(black.get("board").get("last")).isEqualTo(json("['b8','c8']"));
    var passed = sheet(said(announced, "pass"), Viewer.PUBLIC);
    assertThat(piece(passed.get("board"), "c8").get("art").stringValue()).isEqualTo("chess-knight");
    assertThat(passed.get("cards").get("discard")).isEqualTo(json("['16']"));
    assertThat(passed.get("cards").get("used").get("white").get("own").booleanValue()).isTrue();
    assertThat(passed.get("board").get("last")).isEqualTo(json("['b8','c8']"));
  }

  @Test
  void a_secret_square_stays_secret_in_the_line_and_on_the_table() {
    var match = at(START, ",'hands':{'white':[12],'black':[39]},'pile':[1,2,3]");
    var announced = said(match, "e2e4", "#12 e5");
    var everybody = Projection.of(announced, Viewer.PUBLIC, 0).json();
    assertThat(everybody).doesNotContain("e5").contains("\"#12 ?\"").contains("\"picks\":[\"?\"]");
    assertThat(Projection.of(announced, Viewer.FIRST, 0).json()).contains("\"#12 e5\"");
    assertThat(Projection.of(said(announced, "pass"), Viewer.PUBLIC, 0).json())
        .doesNotContain("e5");
  }

  @Test
  void a_kidnapping_blanks_everything_but_for_the_thief() {
    var match =
        at(
            START,
            ",'hands':{'white':[11],'black':[39]},'pile':[1,2,3],'captured':{'white':['p'],'black':['q']}");
    var announced = said(match, "e2e4", "#11");
    for (Viewer viewer : List.of(Viewer.SECOND, Viewer.PUBLIC)) {
      var sheet = sheet(announced, viewer);
      assertThat(sheet.get("board").get("blank").booleanValue()).isTrue();
      assertThat(sheet.get("board").get("pieces").size()).isZero();
      assertThat(sheet.get("board").get("taken").get("black").size()).isZero();
      assertThat(sheet.get("lines").size()).isZero();
      assertThat(sheet.get("version").intValue()).isEqualTo(2);
      assertThat(Projection.of(announced).hushed(viewer)).isTrue();
    }
    assertThat(sheet(announced, Viewer.FIRST).get("lines").size()).isEqualTo(2);
    var taking = announced.play(Seat.SECOND, "pass").orThrow();
    var looking = taking.play(Seat.FIRST, "take d8").orThrow();
    assertThat(sheet(looking, Viewer.SECOND).get("board").get("blank").booleanValue()).isTrue();
    var guessing = looking.deal(SeedDealer.of("s", "ironpond"));
    var black = sheet(guessing, Viewer.SECOND);
    assertThat(black.get("board").get("pieces").size()).isEqualTo(31);
    assertThat(black.get("board").get("taken").get("black").size()).isZero();
    assertThat(black.get("board").get("last").size()).isZero();
    assertThat(black.get("lines").size()).isZero();
    assertThat(black.get("offer").get("heads")).isEqualTo(json("['guess']"));
    var over = sheet(said(guessing, "guess d8 q"), Viewer.SECOND);
    assertThat(over.get("board").get("pieces").size()).isEqualTo(32);
    assertThat(over.get("lines").size()).isGreaterThan(4);
  }

  private static String preview(Match<IronPondState, IronPondView> match, String action) {
    Seat seat = ((Turn.Of) match.turn()).seat();
    return Checked.told(Projection.of(match).preview(seat, match.read(action).orThrow()));
  }

  @Test
  void a_preview_shows_the_board_as_if_nobody_answered() {
    var match = at(START, ",'hands':{'white':[16,12,45],'black':[39]},'pile':[1,2,3]");
    var board = MAPPER.readTree(preview(match, "#45 e2"));
    assertThat(piece(board, "e5").get("art").stringValue()).isEqualTo("chess-pawn");
    var moved = said(match, "e2e4");
    var swapped = MAPPER.readTree(preview(moved, "#16 b8 c8"));
    assertThat(piece(swapped, "c8").get("art").stringValue()).isEqualTo("chess-knight");
    assertThat(swapped.get("last")).isEqualTo(json("['b8','c8']"));
    assertThat(Projection.of(moved).preview(Seat.SECOND, moved.read("end").orThrow()))
        .isInstanceOf(Answer.No.class);
    assertThat(Projection.of(moved).preview(Seat.FIRST, moved.read("#16").orThrow()).toString())
        .contains("INCOMPLETE");
  }

  @Test
  void a_preview_never_tells_hidden_traps() {
    for (String trap : List.of("e4", "e6", "h3")) {
      var match = at(START, ",'traps':{'white':[],'black':['" + trap + "']}");
      var board = MAPPER.readTree(preview(match, "e2e4"));
      assertThat(piece(board, "e4").get("art").stringValue()).isEqualTo("chess-pawn");
      assertThat(board.get("pieces").size()).isEqualTo(32);
    }
  }

  private static Said explain(Match<IronPondState, IronPondView> match, String prefix) {
    Seat seat = ((Turn.Of) match.turn()).seat();
    return Projection.of(match).explain(seat, match.read(prefix).orThrow()).orThrow().message();
  }

  @Test
  void explanations_name_the_rule() {
    var match = at(START, ",'hands':{'white':[16,45],'black':[]},'pile':[1,2,3]");
    assertThat(explain(match, "#16").en()).contains("right after your move");
    assertThat(explain(match, "e1").fr()).contains("nulle part");
    assertThat(explain(match, "e8").en()).contains("opponent’s");
    assertThat(explain(match, "#5").en()).contains("not in your hand");
    assertThat(explain(match, "#45 e7").en()).contains("needed");
    assertThat(explain(match, "#45 e2").en()).isEqualTo("This is allowed.");
    var moved = said(match, "e2e4");
    assertThat(explain(moved, "#16 b1").en()).contains("enemy piece");
    assertThat(explain(moved, "d2").en()).contains("move is made");
  }

  private static Optional<Integer> timed(Match<IronPondState, IronPondView> match) {
    return GAME.timed(GAME.whole(match.state())).map(Timed::millis);
  }

  @Test
  void kidnapping_lasts_twice_as_long_where_both_want_it_so() {
    var dealt = ",'hands':{'white':[11],'black':[]},'pile':[2,3,4,5,6]";
    for (String wanted : List.of("10", "20")) {
      var match = said(at(START, dealt, "kidnapping=" + wanted), "e2e4", "#11", "pass");
      int millis = Integer.parseInt(wanted) * 1000;
      assertThat(timed(match)).contains(millis);
      assertThat(timed(said(match, "take d8"))).contains(millis);
    }
  }

  @Test
  void dead_cards_can_be_thrown_away() {
    var match = at(KINGS, ",'hands':{'white':[16],'black':[]},'pile':[1,2,3]");
    var cards = sheet(said(match, "e1f1"), Viewer.FIRST).get("cards");
    assertThat(cards.get("dead")).isEqualTo(json("['16']"));
    assertThat(cards.get("playable").size()).isZero();
  }

  @Test
  void darts_by_hand_swing_before_everybody_and_hit_by_their_times() {
    var match = at(START, ",'hands':{'white':[71],'black':[]},'pile':[1,2,3]", "darts=skill");
    var m = match.play(Seat.FIRST, "e2e4").orThrow().play(Seat.FIRST, "#71 d7").orThrow();
    var throwing = m.play(Seat.SECOND, "pass").orThrow();
    assertThat(throwing.turn()).isInstanceOf(Turn.Chance.class);
    var sight = GAME.sight(GAME.view(throwing.state(), Viewer.SECOND)).orElseThrow();
    assertThat(sheet(throwing, Viewer.PUBLIC).get("cards").get("sight").get("across").get("period"))
        .isEqualTo(json("" + sight.acrossPeriod()));
    Map<Boolean, Integer> times = new TreeMap<>();
    for (int t = 0; t < 5_000; t++) times.putIfAbsent(sight.hit(t), t);
    var hit = throwing.play(Seat.FIRST, "shots " + times.get(true)).orThrow();
    var missed = throwing.play(Seat.FIRST, "shots " + times.get(false)).orThrow();
    var dealer = SeedDealer.of("any", "ironpond");
    assertThat(sheet(hit.deal(dealer), Viewer.PUBLIC).get("board").get("pieces").size())
        .isEqualTo(31);
    assertThat(sheet(missed.deal(dealer), Viewer.PUBLIC).get("board").get("pieces").size())
        .isEqualTo(32);
    for (String bad : List.of("shots 9 8", "shots 1 2 3 4", "shots 20001", "shots x"))
      assertThat(throwing.play(Seat.FIRST, bad)).as(bad).isInstanceOf(Answer.No.class);
    assertThat(throwing.play(Seat.SECOND, "shots 100")).isInstanceOf(Answer.No.class);
  }

  @Test
  void one_dart_in_five_thrown_blindly_hits() {
    int hits = 0;
    int thrown = 0;
    var squares = List.of("a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "b8", "g8");
    for (String at : squares) {
      var m =
          at(START, ",'hands':{'white':[71],'black':[]},'pile':[1,2,3]", "darts=skill")
              .play(Seat.FIRST, "e2e4")
              .orThrow()
              .play(Seat.FIRST, "#71 " + at)
              .orThrow()
              .play(Seat.SECOND, "pass")
              .orThrow();
      var sight = GAME.sight(GAME.view(m.state(), Viewer.FIRST)).orElseThrow();
      for (int t = 0; t < 20_000; t += 7, thrown++) if (sight.hit(t)) hits++;
    }
    assertThat((double) hits / thrown).isBetween(0.18, 0.22);
  }

  @Test
  void every_printed_card_has_its_texts() {
    var cards = MAPPER.readTree(Checked.told(Catalogue.cards(GAME)));
    assertThat(cards.size()).isGreaterThanOrEqualTo(72);
    assertThat(cards.get(0).get("id").stringValue()).isEqualTo("1");
    assertThat(cards.get(10).get("timing").stringValue()).isEqualTo("POST");
    for (JsonNode card : cards)
      for (String field : List.of("name", "text"))
        for (String language : List.of("fr", "en"))
          assertThat(card.get(field).get(language).stringValue()).isNotBlank();
    Map<String, Integer> decks = new TreeMap<>();
    for (JsonNode card : cards)
      for (JsonNode deck : card.get("decks")) decks.merge(deck.stringValue(), 1, Integer::sum);
    assertThat(decks).isEqualTo(Map.of("72", 72, "68", 68, "nochance", 69));
    assertThat(cards.get(10).get("traits")).isEqualTo(json("['blindfolds','physical']"));
  }
}
