package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.sheets.tsunami.TsunamiDecks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Tsunami as the page gets it. */
class TsunamiSheetTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Tsunami GAME = new Tsunami();

  private static Options options(Map<String, String> given) {
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  /** Rows from 13 down to 1, empty ones left out below; then more fields in single quotes. */
  private static Match<TsunamiState, TsunamiView> at(List<String> rows, String more) {
    var all = new ArrayList<String>();
    for (int i = 0; i < 13; i++) all.add(i < rows.size() ? rows.get(i) : ".............");
    String text =
        "{\"board\":"
            + MAPPER.writeValueAsString(all)
            + more.replace('\'', '"')
            + ",\"turn\":\"black\"}";
    var options = options(Map.of());
    return Match.from(
        GAME,
        options,
        GAME.notation().load(new Trees().read(text).orElseThrow(), options).orThrow());
  }

  private static Match<TsunamiState, TsunamiView> said(
      Match<TsunamiState, TsunamiView> match, String... actions) {
    var m = match;
    for (String action : actions)
      m = m.play(((Turn.Of) m.turn()).seat(), action).orThrow().deal(SeedDealer.of("s", "tsunami"));
    return m;
  }

  private static JsonNode sheet(Match<?, ?> match, Viewer viewer) {
    return Checked.tree("Shown", Projection.of(match, viewer, 0).json());
  }

  private static JsonNode goban(Match<?, ?> match, Viewer viewer) {
    return sheet(match, viewer).get("board").get("goban");
  }

  private static JsonNode json(String text) {
    return MAPPER.readTree(text.replace('\'', '"'));
  }

  @Test
  void the_start_is_an_empty_goban_with_stars() {
    var sheet = sheet(Match.begin(GAME, options(Map.of())), Viewer.FIRST);
    var board = sheet.get("board");
    assertThat(board.get("kind").stringValue()).isEqualTo("points");
    assertThat(board.get("width").intValue()).isEqualTo(13);
    assertThat(board.get("pieces").size()).isZero();
    assertThat(board.get("dots")).isEqualTo(json("['D4','K4','D10','K10','G7']"));
    assertThat(sheet.get("offer").get("words").size()).isGreaterThanOrEqualTo(170);
    assertThat(sheet.get("offer").get("words").toString()).contains("\"A1\"", "\"pass\"");
    assertThat(sheet.get("cards").get("pile").intValue()).isEqualTo(40);
    assertThat(sheet.get("go").get("deck").get("id").stringValue()).isEqualTo("projet-1");
    assertThat(sheet.get("go").get("deck").get("own").booleanValue()).isFalse();
    assertThat(Projection.draws(GAME)).isTrue();
  }

  @Test
  void captures_are_counted_and_the_newest_stone_is_marked() {
    var match = at(List.of("OX..........."), "");
    var taken = said(match, "A12");
    var board = sheet(taken, Viewer.PUBLIC).get("board");
    assertThat(board.get("pieces"))
        .isEqualTo(
            json(
                "[{'at':'A12','art':'go-black','side':'black'},{'at':'B13','art':'go-black','side':'black'}]"));
    assertThat(board.get("goban").get("captured")).isEqualTo(json("{'black':1,'white':0}"));
    assertThat(board.get("last")).isEqualTo(json("['A12']"));
  }

  @Test
  void a_move_waits_for_its_answer_and_a_dam_sends_it_elsewhere() {
    var match = at(List.of(), ",'hands':{'black':[],'white':['barrage']}");
    var announced = said(match, "D4");
    var white = sheet(announced, Viewer.SECOND);
    assertThat(white.get("board").get("goban").get("announced"))
        .isEqualTo(json("{'at':'D4','side':'black'}"));
    assertThat(white.get("board").get("pieces").size()).isZero();
    assertThat(white.get("cards").get("playable")).isEqualTo(json("['barrage']"));
    assertThat(white.get("go").get("pending")).isEqualTo(json("{'what':'answer-move','at':'D4'}"));
    assertThat(GAME.answering(GAME.view(announced.state(), Viewer.SECOND))).isTrue();
    var timed = GAME.timed(GAME.view(announced.state(), Viewer.PUBLIC)).orElseThrow();
    assertThat(timed.seat()).isEqualTo(Seat.SECOND);
    var running =
        MAPPER.readTree(
            Projection.of(announced)
                .shown(Viewer.PUBLIC, Set.of(), 0, Optional.of(new Running(timed, 5_000)))
                .json());
    assertThat(running.get("cards").get("window").get("left").intValue()).isEqualTo(5_000);
    var dammed = sheet(said(announced, "#barrage"), Viewer.FIRST);
    assertThat(dammed.get("go").get("barred").stringValue()).isEqualTo("D4");
    assertThat(dammed.get("offer").get("words").toString()).doesNotContain("\"D4\"");
    var late = announced.enter(timeout()).orThrow();
    assertThat(sheet(late, Viewer.PUBLIC).get("board").get("pieces").size()).isEqualTo(1);
  }

  private static Entry timeout() {
    return new Entry.Happened(Event.of(Seat.SECOND, Event.Kind.TIMEOUT));
  }

  @Test
  void a_note_is_its_author_s_alone() {
    var match = at(List.of(), ",'hands':{'black':['piege'],'white':['troc']}");
    var announced = said(match, "#piege G7");
    assertThat(sheet(announced, Viewer.SECOND).get("cards").get("announced").toString())
        .contains("\"picks\":[\"?\"]");
    var noted = said(announced, "pass");
    assertThat(goban(noted, Viewer.FIRST).get("notes"))
        .isEqualTo(json("[{'seat':'black','card':'piege','at':['G7'],'turns':10}]"));
    for (Viewer viewer : List.of(Viewer.SECOND, Viewer.PUBLIC))
      assertThat(goban(noted, viewer).get("notes"))
          .isEqualTo(json("[{'seat':'black','card':'piege','turns':10}]"));
    assertThat(Projection.of(noted, Viewer.SECOND, 0).json()).doesNotContain("#piege G7");
    var sprung = said(noted, "A1", "pass", "G7");
    assertThat(goban(sprung, Viewer.SECOND).get("shown").toString()).contains("G7");
    assertThat(sheet(sprung, Viewer.SECOND).get("board").get("pieces").size()).isEqualTo(1);
  }

  @Test
  void an_exchange_says_whose_step_it_is() {
    var match = at(List.of(), ",'hands':{'black':['duel'],'white':[]}");
    var first = said(match, "#duel G7");
    var pending = sheet(first, Viewer.PUBLIC).get("go").get("pending");
    assertThat(pending.get("card").stringValue()).isEqualTo("duel");
    assertThat(pending.get("step").intValue()).isZero();
    assertThat(pending.get("steps").size()).isEqualTo(4);
    assertThat(pending.get("steps").get(1))
        .isEqualTo(json("{'seat':'white','rule':'free','optional':true}"));
    assertThat(goban(first, Viewer.PUBLIC).get("block").size()).isEqualTo(25);
    var second = said(first, "G7");
    assertThat(sheet(second, Viewer.SECOND).get("go").get("pending").get("step").intValue())
        .isEqualTo(1);
    assertThat(sheet(second, Viewer.SECOND).get("offer").get("words").toString())
        .contains("pass", "H8")
        .doesNotContain("\"A1\"");
    var lines = sheet(said(second, "pass"), Viewer.PUBLIC).get("lines").toString();
    assertThat(lines).contains("\"text\":\"step G7\"", "\"text\":\"declines\"");
  }

  @Test
  void what_lasts_is_shown_with_its_turns() {
    var match =
        at(List.of("X............"), ",'hands':{'black':['interdit','bouclier'],'white':[]}");
    var barred = said(match, "#interdit D4", "M12");
    assertThat(goban(barred, Viewer.PUBLIC).get("running").get(0))
        .isEqualTo(
            json(
                "{'what':'ban','by':'black','on':['white'],'at':['C3','D3','E3','C4','D4','E4','C5','D5','E5'],'turns':0}"));
    var shielded = said(match, "#bouclier A13");
    assertThat(goban(shielded, Viewer.PUBLIC).get("running").toString())
        .isEqualTo(
            "[{\"what\":\"shield\",\"by\":\"black\",\"on\":[\"black\"],\"at\":[\"A13\"],\"turns\":1}]");
  }

  @Test
  void a_fourth_card_is_to_be_discarded() {
    var match = at(List.of(), ",'hands':{'black':['troc','duel','non','piege'],'white':[]}");
    var sheet = sheet(said(match, "D4"), Viewer.FIRST);
    assertThat(sheet.get("go").get("pending").get("what").stringValue()).isEqualTo("discard");
    assertThat(sheet.get("cards").get("dead")).isEqualTo(json("['troc','duel','non','piege']"));
    assertThat(sheet.get("offer").get("heads")).isEqualTo(json("['discard']"));
  }

  @Test
  void dead_stones_are_marked_by_both_and_the_board_is_counted() {
    var match = at(List.of("X.X..........", "XXX.....O....", "........O.O.."), "");
    var marking = said(match, "pass", "pass");
    assertThat(sheet(marking, Viewer.FIRST).get("go").get("pending"))
        .isEqualTo(json("{'what':'marking','agreed':false}"));
    assertThat(sheet(marking, Viewer.FIRST).get("offer").get("heads")).isEqualTo(json("['dead']"));
    var marked = said(marking, "dead J12", "dead L11");
    var goban = goban(marked, Viewer.PUBLIC);
    assertThat(goban.get("dead")).isEqualTo(json("['J11','L11','J12']"));
    assertThat(goban.get("area")).isEqualTo(json("{'black':169,'white':0}"));
    assertThat(goban.get("territory").get("black").size()).isEqualTo(164);
    assertThat(goban.get("komi").doubleValue()).isEqualTo(7.5);
    assertThat(sheet(said(marked, "agree"), Viewer.SECOND).get("go").get("pending"))
        .isEqualTo(json("{'what':'marking','agreed':true}"));
    var over = said(marked, "agree", "agree");
    assertThat(sheet(over, Viewer.PUBLIC).get("outcome"))
        .isEqualTo(json("{'reason':'score','winner':'black'}"));
    assertThat(goban(over, Viewer.PUBLIC).get("dead").size()).isEqualTo(3);
    var resumed = sheet(said(marked, "resume"), Viewer.PUBLIC);
    assertThat(resumed.get("go").get("resumed").booleanValue()).isTrue();
    assertThat(resumed.get("board").get("goban").has("dead")).isFalse();
  }

  private static JsonNode preview(Match<TsunamiState, TsunamiView> match, String action) {
    Seat seat = ((Turn.Of) match.turn()).seat();
    return Checked.tree(
        "Board", Checked.told(Projection.of(match).preview(seat, match.read(action).orThrow())));
  }

  @Test
  void a_preview_shows_the_goban_as_if_nobody_countered() {
    var match =
        at(
            List.of(".X.O.........", "X............"),
            ",'hands':{'black':['maree_haute','piege'],'white':['non']}");
    assertThat(preview(match, "#maree_haute A13").get("pieces").size()).isZero();
    assertThat(preview(match, "#piege G7").get("goban").get("notes").toString()).contains("G7");
    assertThat(Projection.of(match).preview(Seat.FIRST, match.read("#piege").orThrow()))
        .isInstanceOf(Answer.No.class);
  }

  @Test
  void a_preview_never_springs_a_hidden_trap() {
    var match = at(List.of(), ",'hands':{'black':['piege'],'white':[]}");
    for (String trap : List.of("D4", "G7", "K10")) {
      var m = said(match, "#piege " + trap, "A1");
      assertThat(preview(m, "D4").get("pieces").toString()).contains("\"at\":\"D4\"");
    }
  }

  @Test
  void replays_show_notes_to_their_author_and_in_the_end_to_all() {
    var match = at(List.of(), ",'hands':{'black':['piege'],'white':[]}");
    var noted = said(match, "#piege E5", "A1");
    var sheet = Projection.of(noted);
    assertThat(Checked.told(sheet.past().replay(Optional.of(Viewer.FIRST))))
        .contains("\"at\":[\"E5\"]");
    assertThat(Checked.told(sheet.past().replay(Optional.of(Viewer.SECOND)))).doesNotContain("E5");
    assertThat(Checked.told(sheet.past().replay(Optional.empty()))).contains("\"at\":[\"E5\"]");
    var held = at(List.of(), ",'hands':{'black':['troc'],'white':['non','duel']}");
    assertThat(Checked.told(Projection.of(held).past().replay(Optional.of(Viewer.SECOND))))
        .contains("\"hands\":{\"black\":[null],\"white\":[\"non\",\"duel\"]}");
    assertThat(Checked.told(Projection.of(held).past().replay(Optional.empty())))
        .contains("\"hands\":{\"black\":[\"troc\"],\"white\":[\"non\",\"duel\"]}");
  }

  @Test
  void cards_say_what_they_ask_for() {
    var cards = MAPPER.readTree(Checked.told(Catalogue.cards(GAME)));
    assertThat(cards.size()).isEqualTo(26);
    var picks = new TreeMap<String, String>();
    for (JsonNode card : cards) {
      picks.put(card.get("id").stringValue(), card.get("picks").toString());
      for (String field : List.of("name", "text"))
        for (String language : List.of("fr", "en"))
          assertThat(card.get(field).get(language).stringValue()).isNotBlank();
    }
    assertThat(picks)
        .containsEntry("tsunami", "[\"edge1\"]")
        .containsEntry("seisme", "[\"line\",\"way\"]")
        .containsEntry("demenagement", "[\"stone\",\"target\"]")
        .containsEntry("prophetie", "[\"note3\"]")
        .containsEntry("duel", "[\"block5\"]")
        .containsEntry("coup_double", "[\"point\"]")
        .containsEntry("hoquet", "[]")
        .containsEntry("non", "[]");
  }

  @Test
  void a_club_s_deck_is_read_or_refused_with_its_place() {
    String good =
        """
        {"id":"club","size":2,"cards":[{"id":"pause","copies":2,"keep":"IMMEDIATE","timing":"INSTEAD",
        "name":{"fr":"Pause café","en":"Coffee break"},"effect":[{"op":"NO_MOVE"}]}]}\
        """;
    var deck = Checked.tree("DeckFile", Checked.told(TsunamiDecks.read(good)));
    assertThat(deck.get("id").stringValue()).isEqualTo("club");
    assertThat(deck.get("cards").get(0).get("copies").intValue()).isEqualTo(2);
    assertThat(deck.get("cards").get(0).get("name").get("fr").stringValue())
        .isEqualTo("Pause café");
    var word = deck.get("word").stringValue();
    var own =
        Match.begin(GAME.agreed(options(Map.of("deck", word))), options(Map.of("deck", word)));
    var shown = sheet(own, Viewer.PUBLIC).get("go").get("deck");
    assertThat(shown.get("own").booleanValue()).isTrue();
    assertThat(deck.get("hash").stringValue()).startsWith(shown.get("hash").stringValue());
    assertThat(TsunamiDecks.read(good.replace("NO_MOVE", "NO_MOV")).toString())
        .contains("cards[0].effect[0].op");
    assertThat(TsunamiDecks.read("{\"id\":\n 12x}").toString()).contains("Line 2, column");
  }
}
