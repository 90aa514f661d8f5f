package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Zones;
import fr.zizanie.rules.ironpond.text.TreeReader;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A view tells all that its owner knows, and nothing else (rules, 5.1). */
class ViewsTest {
  private static final IronPond GAME = CardCase.GAME;

  /** White has taken a knight; Black looks through the pile. */
  private static final String LOSS =
      "{\"fen\":\"4k3/pp6/8/3n4/4P3/8/8/4K3 w - - 0 1\",\"hands\":{\"white\":[16,3],"
          + "\"black\":[57,7]},\"pile\":[35,54,56,31]}";

  private static Match<IronPondState, IronPondView> load(String json, String... options) {
    var given = new java.util.TreeMap<String, String>();
    for (int i = 0; i < options.length; i += 2) given.put(options[i], options[i + 1]);
    Options all = Options.read(GAME.profile().options(), given).orThrow();
    Tree tree = TreeReader.read(json).orElseThrow();
    return Match.from(GAME, all, GAME.notation().load(tree, all).orThrow());
  }

  private static Match<IronPondState, IronPondView> play(
      Match<IronPondState, IronPondView> match, String... actions) {
    var m = match;
    for (String action : actions) m = CardCase.one(m, action).orThrow();
    return m;
  }

  private static List<Integer> known(
      Match<IronPondState, IronPondView> match, Viewer viewer, Seat of) {
    return GAME.view(match.state(), viewer).cards().hand(of).list();
  }

  /** Whatever a viewer imagines looks like what they see. */
  private static void imagined(Match<IronPondState, IronPondView> match) {
    for (Viewer viewer : Viewer.values()) {
      var view = GAME.view(match.state(), viewer);
      assertThat(GAME.view(GAME.sample(view, new SplittableRandom(1)), viewer)).isEqualTo(view);
    }
  }

  /** Fuzz, seed 1011: the search begins once its player lets the answer to it happen. */
  @Test
  void letting_an_answer_to_ones_own_search_happen_reveals() {
    var announced = play(load(LOSS.replace("[16,3]", "[72,3]")), "e4d5", "end");
    announced = announced.play(Seat.SECOND, "gesture chat").orThrow();
    announced = play(announced, "#57");
    assertThat(passReveals(announced, Viewer.FIRST)).isFalse();
    var answered = play(announced, "#72 a7");
    assertThat(answered.turn().is(Seat.SECOND)).isTrue();
    assertThat(passReveals(answered, Viewer.SECOND)).isTrue();
    assertThat(GAME.view(play(answered, "pass").state(), Viewer.SECOND).cards().pile().list())
        .containsExactly(31, 35, 54, 56);
  }

  private static boolean passReveals(Match<IronPondState, IronPondView> match, Viewer viewer) {
    var pass = GAME.notation().parse("pass").orElseThrow();
    return GAME.reveals(GAME.view(match.state(), viewer), pass);
  }

  @Test
  void who_has_looked_through_the_pile_knows_the_other_hand() {
    var searching = play(load(LOSS), "e4d5", "end", "#57", "pass");
    var pile = GAME.view(searching.state(), Viewer.SECOND).cards().pile();
    assertThat(pile.list()).containsExactly(31, 35, 54, 56);
    assertThat(known(searching, Viewer.SECOND, Seat.FIRST)).containsExactly(3, 16);
    var found = play(searching, "take #54");
    assertThat(GAME.view(found.state(), Viewer.SECOND).cards().pile()).isEqualTo(CardSet.NONE);
    assertThat(known(found, Viewer.SECOND, Seat.FIRST)).containsExactly(3, 16);
    assertThat(GAME.view(found.state(), Viewer.SECOND).cards().unseen().list())
        .containsExactly(31, 35, 56);
    imagined(searching);
    imagined(found);
  }

  @Test
  void nobody_else_learns_from_a_search() {
    var found = play(load(LOSS), "e4d5", "end", "#57", "pass", "take #54");
    assertThat(known(found, Viewer.FIRST, Seat.SECOND)).isEmpty();
    assertThat(known(found, Viewer.PUBLIC, Seat.FIRST)).isEmpty();
    assertThat(known(found, Viewer.PUBLIC, Seat.SECOND)).isEmpty();
    var other = play(load(LOSS), "e4d5", "end", "#57", "pass", "take #35");
    for (Viewer viewer : List.of(Viewer.FIRST, Viewer.PUBLIC))
      assertThat(GAME.view(other.state(), viewer)).isEqualTo(GAME.view(found.state(), viewer));
    // White can tell which of their own cards Black must know.
    var cards = GAME.view(found.state(), Viewer.FIRST).cards();
    assertThat(cards.seen().list()).containsExactly(3, 16);
    assertThat(GAME.view(found.state(), Viewer.PUBLIC).cards().seen()).isEqualTo(CardSet.NONE);
  }

  @Test
  void a_card_drawn_after_the_search_is_secret_again() {
    var found = play(load(LOSS), "e4d5", "end", "#57", "pass", "take #54", "a7a6", "end");
    var drawn = play(found, "e1d1", "end", "b7b6", "end");
    assertThat(known(drawn, Viewer.SECOND, Seat.FIRST)).containsExactly(3, 16);
    var board = "{\"fen\":\"rnb1k3/pp6/8/3n4/4P3/8/8/4K3 w - - 0 1\",\"hands\":{\"white\":[16,3],";
    var start = load(board + "\"black\":[57,7]},\"pile\":[35,54,56,31]}");
    var spent =
        play(start, "e4d5", "end", "#57", "pass", "take #54", "a7a6", "end", "e1d1", "#16 b8 c8")
            .play(Seat.SECOND, "pass")
            .orThrow()
            .deal(CardCase.FIRST);
    assertThat(spent.state().zones().hand(Seat.FIRST).size()).isEqualTo(2);
    assertThat(known(spent, Viewer.SECOND, Seat.FIRST)).containsExactly(3);
    imagined(spent);
  }

  @Test
  void a_search_that_time_ended_was_a_look_all_the_same() {
    var late =
        play(load(LOSS), "e4d5", "end", "#57", "pass")
            .play(Seat.SECOND, "timeout")
            .orThrow()
            .deal(CardCase.FIRST);
    assertThat(known(late, Viewer.SECOND, Seat.FIRST)).containsExactly(3, 16);
    assertThat(late.state().zones().hand(Seat.SECOND).size()).isEqualTo(2);
  }

  @Test
  void a_countered_search_shows_nothing() {
    String json = LOSS.replace("[16,3]", "[16,32]");
    var countered = play(load(json), "e4d5", "end", "#57", "#32");
    assertThat(known(countered, Viewer.SECOND, Seat.FIRST)).isEmpty();
  }

  @Test
  void an_empty_pile_leaves_nothing_to_guess() {
    String json =
        "{\"fen\":\"rnb1k3/pp6/8/8/4P3/8/8/4K3 w - - 0 1\",\"hands\":{\"white\":[16,3],"
            + "\"black\":[7,9]},\"pile\":[],\"discard\":[40,41]}";
    var before = load(json);
    assertThat(GAME.view(before.state(), Viewer.FIRST).cards().unseen().list())
        .containsExactly(7, 9);
    var after = play(before, "e1d1", "#16 b8 c8", "pass");
    assertThat(known(after, Viewer.FIRST, Seat.SECOND)).containsExactly(7, 9);
    assertThat(known(after, Viewer.SECOND, Seat.FIRST)).containsExactly(3);
    assertThat(known(after, Viewer.PUBLIC, Seat.FIRST)).isEmpty();
    imagined(after);
  }

  @Test
  void the_printed_view_names_what_its_owner_knows() {
    var found = play(load(LOSS), "e4d5", "end", "#57", "pass", "take #54");
    var black = ((Tree.Fields) GAME.shown(GAME.view(found.state(), Viewer.SECOND))).fields();
    assertThat(String.valueOf(black.get("hands"))).contains("3", "16", "54", "7");
    assertThat(black).doesNotContainKey("seen");
    var white = ((Tree.Fields) GAME.shown(GAME.view(found.state(), Viewer.FIRST))).fields();
    assertThat(white).containsKey("seen");
    assertThat(String.valueOf(white.get("hands"))).doesNotContain("54", "value=7");
  }

  @Test
  void a_record_for_a_viewer_begins_with_what_they_saw_of_the_position() {
    String json = LOSS.replace("31]}", "31],\"traps\":{\"black\":[\"h6\"]}}");
    var records = new Records(List.of(GAME), new JsonTrees());
    var match = play(load(json), "e4d5", "end");
    assertThat(records.write(match, Map.of(), Optional.of(Viewer.FIRST)))
        .contains("[Position ", "[3,16]")
        .doesNotContain("57", "35", "h6");
    assertThat(records.write(match, Map.of(), Optional.of(Viewer.SECOND)))
        .contains("[7,57]", "h6")
        .doesNotContain("16", "35");
    assertThat(records.write(match, Map.of(), Optional.of(Viewer.PUBLIC)))
        .doesNotContain("57", "16", "35", "h6");
    String all = records.write(match, Map.of(), Optional.empty());
    assertThat(records.read(all).orThrow().match().state()).isEqualTo(match.state());
  }

  @Test
  void hands_that_the_other_cannot_know_make_equal_views_after_a_search() {
    var one = play(load(LOSS), "e4d5", "end", "#57", "pass", "take #54");
    var two =
        play(
            load(LOSS.replace("[57,7]", "[57,31]").replace("[35,54,56,31]", "[35,54,56,7]")),
            "e4d5",
            "end",
            "#57",
            "pass",
            "take #54");
    for (Viewer viewer : List.of(Viewer.FIRST, Viewer.PUBLIC))
      assertThat(GAME.view(two.state(), viewer)).isEqualTo(GAME.view(one.state(), viewer));
  }

  @Test
  void the_kidnapped_piece_is_hidden_from_all_but_the_thief() {
    var announced = Pond.play(Pond.at(Pond.START, "w11 b1 b32 b26"), "e2e4", "#11");
    assertThat(GAME.view(announced.state(), Viewer.SECOND).scene()).isEmpty();
    assertThat(GAME.view(announced.state(), Viewer.PUBLIC).scene()).isEmpty();
    assertThat(GAME.view(announced.state(), Viewer.FIRST).scene()).isPresent();
    assertThat(Pond.legal(announced)).containsExactly("#1", "#32", "pass");
    var thief = Pond.play(announced, "pass");
    assertThat(GAME.view(thief.state(), Viewer.SECOND).scene()).isEmpty();
    var aim = GAME.apply(thief.state(), Word.TAKE.choice());
    assertThat(GAME.seen(aim, Choice.square(57), Viewer.SECOND)).contains(Choice.HIDDEN);
    var guessing = Pond.play(thief, "take b8");
    assertThat(Pond.toAct(guessing, Seat.SECOND)).isTrue();
    var view = GAME.view(guessing.state(), Viewer.SECOND);
    assertThat(view.scene().orElseThrow().board().piece(57)).isEmpty();
    assertThat(view.toString()).doesNotContain("at=57");
  }

  @Test
  void hands_that_differ_only_in_hidden_cards_look_the_same() {
    var one = Pond.at(Pond.START, "w16 b1").state();
    var other = Pond.at(Pond.START, "w16 b2").state();
    assertThat(GAME.view(one, Viewer.FIRST).cards().count(Seat.SECOND))
        .isEqualTo(GAME.view(other, Viewer.FIRST).cards().count(Seat.SECOND));
    var hidden = one.zones();
    var swapped =
        one.zones(
            new Zones(
                hidden.white(),
                CardSet.of(List.of(35)),
                hidden.pile().without(35).with(1),
                List.of(),
                hidden.discard(),
                hidden.faceUp(),
                hidden.known(),
                hidden.seen()));
    assertThat(GAME.view(swapped, Viewer.FIRST)).isEqualTo(GAME.view(one, Viewer.FIRST));
    assertThat(GAME.view(swapped, Viewer.PUBLIC)).isEqualTo(GAME.view(one, Viewer.PUBLIC));
    assertThat(GAME.view(swapped, Viewer.SECOND)).isNotEqualTo(GAME.view(one, Viewer.SECOND));
  }
}
