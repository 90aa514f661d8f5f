package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import fr.zizanie.rules.toy.Toy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a viewer is sent. */
class SheetTest {
  private final Match<MutationState, MutationView> start = begin(new Mutation());

  private static <S, V> Match<S, V> begin(Game<S, V> game) {
    return Match.begin(game, Options.read(game.profile().options(), Map.of()).orThrow());
  }

  private static <S, V> Match<S, V> said(Match<S, V> match, Seat by, String... texts) {
    var m = match;
    Seat seat = by;
    for (String text : texts) {
      m = m.play(seat, text).orThrow();
      seat = seat.other();
    }
    return m;
  }

  private static JsonNode sheet(Match<?, ?> match, Viewer viewer, int since) {
    return Checked.tree("Shown", Projection.of(match, viewer, since).json());
  }

  private static List<String> names(JsonNode object) {
    return new ArrayList<>(object.propertyNames());
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::stringValue).toList();
  }

  private static Match<MutationState, MutationView> at(String fen) {
    var mutation = new Mutation();
    var options = Options.read(mutation.profile().options(), Map.of()).orThrow();
    return Match.from(
        mutation, options, mutation.notation().load(new Tree.Text(fen), options).orThrow());
  }

  @Test
  void a_sheet_has_the_fields_of_the_page_in_their_order() {
    var sheet = sheet(start, Viewer.FIRST, 0);
    assertThat(names(sheet))
        .containsExactly(
            "viewer", "version", "since", "turn", "outcome", "ply", "asked", "board", "offer",
            "game", "lines");
    assertThat(names(sheet.get("board")))
        .containsExactly(
            "game", "kind", "width", "height", "natures", "pieces", "last", "check", "dots",
            "taken");
    assertThat(sheet.get("board").get("pieces").get(0).toString())
        .isEqualTo(
            "{\"at\":\"a1\",\"art\":\"mutation-piece\",\"side\":\"white\",\"mode\":\"rook\"}");
    assertThat(sheet.get("board").get("pieces").get(4).toString())
        .isEqualTo("{\"at\":\"e1\",\"art\":\"mutation-king\",\"side\":\"white\"}");
    assertThat(texts(sheet.get("board").get("dots"))).containsExactly("e1", "e8");
    assertThat(sheet.get("offer").get("moves").toString())
        .contains(
            "{\"token\":\"e2e4\",\"from\":\"e2\",\"to\":\"e4\",\"capture\":false,\"becomes\":\"queen\"}");
  }

  @Test
  void castling_marks_both_pieces_and_captures_are_counted() {
    var castled = said(at("4k3/8/8/8/8/8/8/P3K2P w KQ 0 1"), Seat.FIRST, "e1g1");
    assertThat(texts(sheet(castled, Viewer.PUBLIC, 0).get("board").get("last")))
        .containsExactly("e1", "g1", "h1", "f1");
    assertThat(sheet(castled, Viewer.PUBLIC, 0).get("lines").get(0).get("text").stringValue())
        .isEqualTo("O-O");
    var taken = said(start, Seat.FIRST, "e2e4", "a7a6", "e4e7");
    var board = sheet(taken, Viewer.SECOND, 0).get("board");
    assertThat(board.get("taken").get("black").size()).isEqualTo(1);
    assertThat(board.get("taken").get("white").size()).isZero();
  }

  @Test
  void a_king_in_check_is_marked() {
    var match = at("4k3/8/8/4P3/8/8/8/4K3 b - 0 1");
    assertThat(texts(sheet(match, Viewer.PUBLIC, 0).get("board").get("check")))
        .containsExactly("e8");
  }

  @Test
  void a_claim_keeps_the_last_move_marked_and_either_seat_may_make_it() {
    var match = said(at("4k3/8/8/8/8/8/8/P3K2P w - 199 150"), Seat.FIRST, "e1e2");
    assertThat(texts(sheet(match, Viewer.SECOND, 0).get("offer").get("words")))
        .containsOnlyOnce("claim");
    assertThat(texts(sheet(match, Viewer.FIRST, 0).get("offer").get("words"))).contains("claim");
    var claimed = said(match, Seat.SECOND, "claim");
    var sheet = sheet(claimed, Viewer.FIRST, 0);
    assertThat(sheet.get("outcome").get("reason").stringValue()).isEqualTo("hundred-moves");
    assertThat(texts(sheet.get("board").get("last"))).containsExactly("e1", "e2");
  }

  @Test
  void a_takeback_says_which_lines_it_drops() {
    var played = said(start, Seat.FIRST, "e2e4", "e7e5", "d2d4");
    var back = said(played, Seat.SECOND, "offer takeback", "accept takeback");
    var sheet = sheet(back, Viewer.PUBLIC, 3);
    assertThat(sheet.get("since").intValue()).isEqualTo(3);
    assertThat(sheet.get("lines").get(1).get("drops").intValue()).isEqualTo(1);
    assertThat(sheet.get("ply").intValue()).isEqualTo(1);
    assertThat(texts(sheet.get("board").get("last"))).containsExactly("e2", "e4");
  }

  @Test
  void the_words_offered_are_those_that_would_be_accepted() {
    var random = new Random(7);
    for (int game = 0; game < 20; game++) {
      var match = start;
      for (int i = 0; i < 60 && match.outcome().isEmpty(); i++) {
        for (Seat seat : Seat.values()) agree(match, seat);
        Seat seat = Seat.values()[random.nextInt(2)];
        var sheet = sheet(match, Viewer.of(seat), 0);
        var words =
            texts(sheet.get("offer").get("words")).stream()
                .filter(w -> !w.equals("resign"))
                .toList();
        var moves = sheet.get("offer").get("moves");
        if (!words.isEmpty() && random.nextInt(3) == 0)
          match = match.play(seat, words.get(random.nextInt(words.size()))).orThrow();
        else if (moves.size() > 0)
          match =
              match
                  .play(seat, moves.get(random.nextInt(moves.size())).get("token").stringValue())
                  .orThrow();
      }
    }
  }

  private static void agree(Match<?, ?> match, Seat seat) {
    var offered = texts(sheet(match, Viewer.of(seat), 0).get("offer").get("words"));
    for (Event.Kind kind : Event.Kind.values()) {
      // A claim is a choice of the seat to act; nobody is offered help, who may ask for it.
      if (!kind.spoken() || kind == Event.Kind.CLAIM || kind == Event.Kind.HELP) continue;
      var event = Event.of(seat, kind);
      assertThat(offered.contains(event.text()))
          .as(event.text())
          .isEqualTo(match.accepts(event) && !match.status().declined(kind, seat));
    }
  }

  @Test
  void the_public_is_offered_nothing() {
    var offer = sheet(start, Viewer.PUBLIC, 0).get("offer");
    assertThat(offer.toString()).isEqualTo("{\"moves\":[],\"heads\":[],\"words\":[]}");
  }

  @Test
  void a_followed_sheet_is_the_same_as_a_new_one() {
    var random = new Random(3);
    var dealer = SeedDealer.of("s", "toy");
    var match = begin(new Toy()).deal(dealer);
    var sheet = Projection.of(match);
    for (Viewer viewer : Viewer.values()) sheet.shown(viewer, 0).json();
    for (int i = 0; i < 60 && match.turn() instanceof Turn.Of(Seat seat); i++) {
      var action = fr.zizanie.rules.core.Lines.actions(match.game(), match.state(), 50);
      var text = match.game().notation().print(action.get(random.nextInt(action.size())));
      match = match.play(seat, text).orThrow().deal(dealer);
      sheet.follow(match);
      for (Viewer viewer : Viewer.values())
        assertThat(sheet.shown(viewer, 0).json()).isEqualTo(Projection.of(match, viewer, 0).json());
    }
  }

  @Test
  void a_hidden_draw_is_a_question_mark_to_the_others() {
    var match = begin(new Toy()).deal(SeedDealer.of("s", "toy"));
    var own = sheet(match, Viewer.FIRST, 0).get("lines");
    var others = sheet(match, Viewer.PUBLIC, 0).get("lines");
    assertThat(own.get(0).get("token").stringValue()).startsWith("#");
    assertThat(own.get(0).get("seat").isNull()).isTrue();
    assertThat(others.get(0).get("token").stringValue()).isEqualTo("?");
  }

  /** A toy in which others notice nothing of a draw. */
  private static final class SilentToy extends Toy {
    @Override
    public Optional<fr.zizanie.rules.core.Choice> seen(
        State before, fr.zizanie.rules.core.Choice choice, Viewer viewer) {
      return super.seen(before, choice, viewer)
          .filter(c -> !c.equals(fr.zizanie.rules.core.Choice.HIDDEN));
    }
  }

  @Test
  void who_sees_nothing_gets_no_line_and_no_number() {
    var match = begin(new SilentToy()).deal(SeedDealer.of("s", "toy"));
    assertThat(match.log()).hasSize(4);
    assertThat(sheet(match, Viewer.FIRST, 0).get("version").intValue()).isEqualTo(2);
    assertThat(sheet(match, Viewer.PUBLIC, 0).get("version").intValue()).isZero();
    Seat seat = ((Turn.Of) match.turn()).seat();
    var passed = match.play(seat, "pass").orThrow();
    assertThat(sheet(passed, Viewer.PUBLIC, 0).get("lines").get(0).get("n").intValue()).isZero();
    assertThat(sheet(passed, Viewer.FIRST, 0).get("lines").get(2).get("n").intValue()).isEqualTo(2);
  }
}
