package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.SeedDealer;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The turn machine of section 2 and the settled details of section 10. */
class TurnsTest {
  private static final IronPond GAME = CardCase.GAME;
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private static Options options(String... pairs) {
    var given = new java.util.TreeMap<String, String>();
    for (int i = 0; i < pairs.length; i += 2) given.put(pairs[i], pairs[i + 1]);
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  private static Match<IronPondState, IronPondView> at(String fen, String setUp, Options options) {
    return CardCase.read("plays|1|" + fen + "|" + setUp + "||").load(options, Map.of());
  }

  private static Match<IronPondState, IronPondView> at(String fen, String setUp) {
    return at(fen, setUp, options());
  }

  private static Match<IronPondState, IronPondView> play(
      Match<IronPondState, IronPondView> match, String... actions) {
    var m = match;
    for (String action : actions) m = CardCase.one(m, action).orThrow();
    return m;
  }

  private static boolean refuses(Match<IronPondState, IronPondView> match, String action) {
    return CardCase.one(match, action) instanceof Answer.No<Match<IronPondState, IronPondView>>;
  }

  private static List<String> legal(Match<IronPondState, IronPondView> match) {
    return Lines.actions(GAME, match.state(), 10_000).stream()
        .map(a -> GAME.notation().print(a))
        .sorted()
        .toList();
  }

  private static boolean toAct(Match<IronPondState, IronPondView> match, Seat seat) {
    return match.turn().is(seat);
  }

  @Test
  void white_deals_five_cards_each_beginning_with_black() {
    var match = Match.begin(GAME, options()).deal(SeedDealer.of("seed", "ironpond"));
    assertThat(match.log()).hasSize(10);
    for (Seat seat : Seat.values())
      assertThat(match.state().zones().hand(seat).size()).isEqualTo(5);
    assertThat(match.state().zones().pile().size()).isEqualTo(62);
    var first = Match.begin(GAME, options()).state();
    assertThat(first.top()).isEqualTo(new Frame.Drawing(Seat.SECOND));
  }

  @Test
  void plain_chess_without_a_deck_ends_turns_by_itself() {
    var match = play(Match.begin(GAME, options("deck", "none")), "f2f3", "e7e5", "g2g4", "d8h4");
    assertThat(match.outcome()).contains(new Outcome.Won(Seat.SECOND, "checkmate"));
  }

  @Test
  void a_turn_ends_by_itself_only_for_public_reasons() {
    var holding = play(at(START, "w1"), "e2e4");
    assertThat(toAct(holding, Seat.FIRST)).isTrue();
    assertThat(legal(holding)).containsExactly("end");
    assertThat(toAct(play(holding, "end"), Seat.SECOND)).isTrue();
    assertThat(toAct(play(at(START, "b1"), "e2e4"), Seat.SECOND)).isTrue();
    var used = play(at(START, "w16 w1"), "e2e4", "#16 b8 c8", "pass");
    assertThat(toAct(used, Seat.SECOND)).isTrue();
  }

  @Test
  void a_window_opens_whatever_is_held_and_once_a_turn() {
    var announced = play(at(START, "w16"), "e2e4", "#16 b8 c8");
    assertThat(toAct(announced, Seat.SECOND)).isTrue();
    assertThat(legal(announced)).containsExactly("pass");
    var early = play(at(START, "w16 b61 b14"), "e2e4", "end");
    assertThat(legal(early)).contains("#14").doesNotContain("#61 e4");
  }

  @Test
  void one_card_in_each_turn() {
    var used = play(at(START, "w6 w16"), "#6 a2 h7 .", "pass");
    assertThat(refuses(used, "#16 b8 c8")).isTrue();
    var moved = play(used, "e2e4");
    assertThat(toAct(moved, Seat.SECOND)).isTrue();
  }

  @Test
  void passing_on_a_card_after_the_move_waives_reactions_to_the_move() {
    var waived = play(at(START, "w16 b1"), "e2e4", "#16 b8 c8", "pass");
    assertThat(refuses(waived, "#1")).isTrue();
    var cancelled = play(at(START, "w16 b1"), "e2e4", "#16 b8 c8", "#1");
    assertThat(cancelled.state().zones().hand(Seat.FIRST).has(16)).isTrue();
    assertThat(CardCase.board(cancelled)).isEqualTo(START.split(" ", -1)[0]);
    assertThat(cancelled.state().zones().known().has(16)).isTrue();
  }

  @Test
  void a_reaction_may_be_countered_while_the_own_slot_is_free() {
    var reacted = play(at(START, "w32 b1"), "e2e4", "end", "#1");
    assertThat(toAct(reacted, Seat.FIRST)).isTrue();
    var countered = play(reacted, "#32");
    assertThat(toAct(countered, Seat.SECOND)).isTrue();
    assertThat(CardCase.board(countered)).contains("4P3");
    var used = play(at(START, "w6 w32 b1"), "#6 a2 h7 .", "pass", "e2e4", "#1");
    assertThat(toAct(used, Seat.FIRST)).isTrue();
    assertThat(used.state().top()).isInstanceOf(Frame.Ready.class);
  }

  @Test
  void the_card_announced_first_is_redrawn_first() {
    var both = play(at(START, "w16 b32"), "e2e4", "#16 b8 c8", "#32");
    assertThat(both.state().zones().hand(Seat.FIRST).list()).containsExactly(35);
    assertThat(both.state().zones().hand(Seat.SECOND).list()).containsExactly(54);
  }

  @Test
  void the_vulture_draws_nothing() {
    var taken = play(at(START, "w16 b34"), "e2e4", "#16 b8 c8", "#34");
    assertThat(taken.state().zones().hand(Seat.SECOND).list()).containsExactly(16);
    assertThat(taken.state().zones().hand(Seat.FIRST).list()).containsExactly(35);
  }

  @Test
  void an_empty_pile_is_made_of_the_discards_but_not_of_the_card_just_played() {
    var empty =
        load("\"hands\":{\"white\":[16],\"black\":[]},\"pile\":[],\"discard\":[2]", options());
    var after = play(empty, "e2e4", "#16 b8 c8", "pass");
    assertThat(after.state().zones().hand(Seat.FIRST).list()).containsExactly(2);
    assertThat(after.state().zones().discard()).containsExactly(16);
    var stopped =
        load(
            "\"hands\":{\"white\":[16],\"black\":[]},\"pile\":[],\"discard\":[2]",
            options("emptyPile", "stop"));
    var none = play(stopped, "e2e4", "#16 b8 c8", "pass");
    assertThat(none.state().zones().hand(Seat.FIRST).isEmpty()).isTrue();
  }

  private static Match<IronPondState, IronPondView> load(String fields, Options options) {
    Tree tree = TreeReader.read("{\"fen\":\"" + START + "\"," + fields + "}").orElseThrow();
    return Match.from(GAME, options, GAME.notation().load(tree, options).orThrow());
  }

  @Test
  void a_dead_card_is_discarded_after_the_move_and_ends_the_turn() {
    String bare = "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1";
    var moved = play(at(bare, "w56 w1"), "a2a3");
    assertThat(legal(moved)).containsExactly("discard #56", "end");
    assertThat(refuses(moved, "discard #1")).isTrue();
    var after = play(moved, "discard #56");
    assertThat(toAct(after, Seat.SECOND)).isTrue();
    assertThat(after.state().zones().discard()).containsExactly(56);
    assertThat(after.state().zones().hand(Seat.FIRST).size()).isEqualTo(2);
    var free = play(at(bare, "w1", options("freeDiscard", "true")), "a2a3");
    assertThat(legal(free)).contains("discard #1");
    assertThat(legal(play(at(START, "w56"), "a2a3"))).doesNotContain("discard #56");
    var quiet = play(at(START, "w72", options("gestures", "false")), "a2a3");
    assertThat(legal(quiet)).contains("discard #72");
  }

  @Test
  void mate_on_the_board_asks_a_hand_and_ends_alone_without_one() {
    String mate = "R6k/6pp/8/8/8/8/8/K7 b - - 0 1";
    assertThat(at(mate, "w1").outcome()).contains(new Outcome.Won(Seat.FIRST, "checkmate"));
    var asked = at(mate, "b9 b32");
    assertThat(asked.outcome()).isEmpty();
    assertThat(legal(asked)).contains("concede", "#9 g7").doesNotContain("#32");
    assertThat(play(asked, "concede").outcome()).contains(new Outcome.Won(Seat.FIRST, "checkmate"));
    assertThat(legal(at(mate, "b32"))).containsExactly("concede");
  }

  @Test
  void stalemate_is_accepted_or_broken() {
    String stale = "7k/5Q2/6K1/8/8/8/p7/8 b - - 0 1".replace("p7", "8");
    assertThat(at(stale, "w1").outcome()).contains(new Outcome.Drawn("stalemate"));
    var asked = at(stale, "b23");
    assertThat(legal(asked)).contains("accept", "#23 a1").doesNotContain("concede");
    assertThat(play(asked, "accept").outcome()).contains(new Outcome.Drawn("stalemate"));
  }

  @Test
  void repetition_and_fifty_moves_are_claimed_and_cards_reset_them() {
    String fen = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";
    var match = at(fen, "");
    String[] dance = {"a1a2", "h8h7", "a2a1", "h7h8"};
    match = play(play(match, dance), dance);
    assertThat(legal(match)).contains("claim");
    assertThat(play(match, "claim").outcome()).contains(new Outcome.Drawn("repetition"));
    var late = at("4k2r/8/8/8/8/8/8/R3K3 w - - 99 80", "");
    assertThat(legal(late)).doesNotContain("claim");
    assertThat(play(play(late, "a1a2"), "claim").outcome())
        .contains(new Outcome.Drawn("fifty-moves"));
    var carded = at("4k2r/8/8/8/8/8/8/R3K3 w - - 99 80", "w20");
    assertThat(legal(play(carded, "#20 a1 a2", "pass"))).doesNotContain("claim");
  }

  @Test
  void bare_royals_draw() {
    var match = play(at("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "w1"), "e1e2", "end");
    assertThat(match.outcome()).contains(new Outcome.Drawn("bare-kings"));
  }

  @Test
  void a_gesture_is_punished_once_and_forgotten_after_the_next_own_turn() {
    var start = at(START, "w72 w16");
    var offended = start.play(Seat.SECOND, "gesture chat").orThrow();
    var punished = play(offended, "#72 a7", "pass");
    assertThat(CardCase.board(punished)).startsWith("rnbqkbnr/1ppppppp");
    assertThat(punished.state().blackOffence().open()).isFalse();
    var late = play(offended, "e2e4", "end", "e7e5", "d2d4", "end", "d7d5");
    assertThat(refuses(late, "#72 a7")).isTrue();
    assertThat(start.play(Seat.SECOND, "gesture growl")).isInstanceOf(Answer.No.class);
    var offer = start.play(Seat.SECOND, "offer draw").orThrow();
    assertThat(offer.state().blackOffence().open()).isTrue();
  }

  @Test
  void the_stopwatch_takes_the_turn() {
    var running = play(at(START, "w22"), "e2e4", "#22", "pass");
    assertThat(running.state().scene().chrono()).isTrue();
    var lost = running.play(Seat.SECOND, "timeout").orThrow();
    assertThat(toAct(lost, Seat.FIRST)).isTrue();
    assertThat(lost.state().scene().chrono()).isFalse();
    assertThat(at(START, "").play(Seat.FIRST, "timeout")).isInstanceOf(Answer.No.class);
  }

  @Test
  void the_kidnapped_man_is_hidden_from_all_but_the_thief() {
    var announced = play(at(START, "w11 b1 b32 b26"), "e2e4", "#11");
    assertThat(GAME.view(announced.state(), Viewer.SECOND).scene()).isEmpty();
    assertThat(GAME.view(announced.state(), Viewer.PUBLIC).scene()).isEmpty();
    assertThat(GAME.view(announced.state(), Viewer.FIRST).scene()).isPresent();
    assertThat(legal(announced)).containsExactly("#1", "#32", "pass");
    var thief = play(announced, "pass");
    assertThat(GAME.view(thief.state(), Viewer.SECOND).scene()).isEmpty();
    var aim = GAME.apply(thief.state(), Word.TAKE.choice());
    assertThat(GAME.seen(aim, Choice.square(57), Viewer.SECOND)).contains(Choice.HIDDEN);
    var guessing = play(thief, "take b8");
    assertThat(toAct(guessing, Seat.SECOND)).isTrue();
    var view = GAME.view(guessing.state(), Viewer.SECOND);
    assertThat(view.scene().orElseThrow().board().man(57)).isEmpty();
    assertThat(view.toString()).doesNotContain("at=57");
  }

  @Test
  void darts_by_chance_by_skill_or_not_at_all() {
    var chance = play(at(START, "w71"), "e2e4", "#71 d8").play(Seat.SECOND, "pass").orThrow();
    assertThat(chance.turn()).isInstanceOf(Turn.Chance.class);
    assertThat(GAME.choices(chance.state()).size()).isEqualTo(5);
    assertThat(CardCase.board(chance.deal((count, _) -> count > 1 ? 1 : 0))).startsWith("rnbqkbnr");
    var skill =
        play(at(START, "w71", options("darts", "skill")), "e2e4", "#71 d8")
            .play(Seat.SECOND, "pass")
            .orThrow();
    assertThat(GAME.choices(skill.state()).toList())
        .containsExactly(Word.HIT.choice(), Word.MISS.choice());
    assertThat(CardCase.board(skill.deal(CardCase.FIRST))).startsWith("rnb1kbnr");
    assertThat(Setting.of(options("darts", "excluded")).deck().has(71)).isFalse();
    var without = play(at(START, "w71", options("darts", "excluded")), "e2e4");
    assertThat(CardCase.one(without, "#71 d8")).isInstanceOf(Answer.No.class);
    assertThat(CardCase.one(without, "discard #71")).isInstanceOf(Answer.Ok.class);
  }

  @Test
  void open_hands_and_handicaps_show_what_they_should() {
    var open = Match.begin(GAME, options("open", "true")).deal(SeedDealer.of("o", "ironpond"));
    var seen = GAME.view(open.state(), Viewer.PUBLIC);
    assertThat(seen.cards().white()).isEqualTo(open.state().zones().white());
    var some = Match.begin(GAME, options("revealed", "3:0")).deal(SeedDealer.of("o", "ironpond"));
    assertThat(GAME.view(some.state(), Viewer.SECOND).cards().white().size()).isEqualTo(3);
    assertThat(GAME.view(some.state(), Viewer.FIRST).cards().black().size()).isZero();
  }

  @Test
  void presets_and_lists_of_cards() {
    assertThat(Setting.of(options()).deck().size()).isEqualTo(72);
    assertThat(Setting.of(options("deck", "68")).deck().size()).isEqualTo(68);
    assertThat(Setting.of(options("deck", "nochance", "pub", "true")).deck().size()).isEqualTo(70);
    String twenty = "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]";
    assertThat(Setting.of(options("deck", twenty)).deck().size()).isEqualTo(20);
    for (String bad : List.of("[1,2]", twenty.replace("20", "1"), "73", "all"))
      assertThat(Options.read(GAME.profile().options(), Map.of("deck", bad)))
          .isInstanceOf(Answer.No.class);
  }

  @Test
  void blank_cards_are_read_and_played() throws java.io.IOException {
    String json;
    try (var in =
        java.util.Objects.requireNonNull(IronPond.class.getResourceAsStream("blanks.json"))) {
      json = new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    }
    Options custom = options("custom", json);
    assertThat(Setting.of(custom).custom()).hasSize(5);
    var hop = play(at(START, "w100", custom), "#100 e2 d3", "pass");
    assertThat(CardCase.board(hop)).isEqualTo("rnbqkbnr/pppppppp/8/8/8/3P4/PPPP1PPP/RNBQKBNR");
    var duel = play(at(START, "w103", custom), "e2e4", "#103 c1 c8", "pass");
    assertThat(CardCase.board(duel)).isEqualTo("rn1qkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RN1QKBNR");
    var nap = play(at(START, "w102", custom), "e2e4", "#102 e7", "pass");
    assertThat(refuses(nap, "e7e5")).isTrue();
    assertThat(
            CardsTest.RECORDS.read(
                CardsTest.RECORDS.write(hop, Map.of(), java.util.Optional.empty())))
        .isInstanceOf(Answer.Ok.class);
    for (String bad :
        List.of(
            "x",
            "[{}]",
            json.replace("100", "7"),
            json.replace("\"shield\"", "\"explode\""),
            json.replace("\"mine\",\"bishop\",\"notRoyal\"", "\"mine\",\"bishop\""),
            json.replace("[\"move\",1,2]", "[\"move\",1,3]"),
            json.replace("\"timing\":\"INS\"", "\"timing\":\"POST\"")))
      assertThat(Options.read(GAME.profile().options(), Map.of("custom", bad)))
          .isInstanceOf(Answer.No.class);
  }

  @Test
  void positions_that_cannot_be_are_refused_with_their_place() {
    for (String bad :
        List.of(
            "{}",
            "{\"fen\":\"x\"}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/3KK3 w - - 0 1\"}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"holes\":[\"e1\"]}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"pile\":[3],\"discard\":[3]}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"pile\":[99]}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"marks\":[{\"at\":\"a1\",\"neutral\":true}]}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"wind\":1}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/R3K3 w Qk - 0 1\"}"))
      assertThat(GAME.notation().load(TreeReader.read(bad).orElseThrow(), options()))
          .as(bad)
          .isInstanceOf(Answer.No.class);
  }

  @Test
  void positions_are_written_as_they_are_read() {
    String json =
        "{\"fen\":\"r1bqk2r/8/8/2n5/3N4/8/P3B3/R2QK2R w KQkq - 3 20\",\"hands\":{\"white\":[16,3],\"black\":[7]},"
            + "\"pile\":[5,40],\"discard\":[1],\"captured\":{\"white\":[\"p\",\"n\"],\"black\":[\"q\"]},"
            + "\"out\":{\"white\":[],\"black\":[\"p\"]},\"marks\":[{\"at\":\"e2\",\"with\":[\"p\"]},{\"at\":\"d4\",\"neutral\":true,\"magnet\":true},"
            + "{\"at\":\"c5\",\"camel\":true}],\"holes\":[\"e4\"],\"traps\":{\"white\":[\"e5\"],\"black\":[]},\"reversedPawns\":true}";
    Tree tree = TreeReader.read(json).orElseThrow();
    var state = GAME.notation().load(tree, options()).orThrow();
    var again = GAME.notation().position(state);
    assertThat(GAME.notation().load(again, options()).orThrow()).isEqualTo(state);
    var fields = ((Tree.Fields) again).fields();
    var wanted = ((Tree.Fields) tree).fields();
    for (String name : List.of("fen", "pile", "discard", "captured", "out", "holes", "traps"))
      assertThat(fields.get(name)).isEqualTo(wanted.get(name));
    assertThat(GAME.flaw(state)).isEmpty();
  }

  @Test
  void an_absent_royal_loads_and_comes_back() {
    String json = "{\"fen\":\"4k3/pppp4/8/8/8/8/PPPP4/8 w - - 0 1\",\"absent\":{\"white\":\"k\"}}";
    var match =
        Match.from(
            GAME,
            options(),
            GAME.notation().load(TreeReader.read(json).orElseThrow(), options()).orThrow());
    assertThat(refuses(match, "a2a3")).isTrue();
    var back = play(match, "place h1");
    assertThat(CardCase.board(back)).endsWith("/7K");
    assertThat(toAct(back, Seat.FIRST)).isTrue();
  }

  @Test
  void hands_that_differ_only_in_hidden_cards_look_the_same() {
    var one = at(START, "w16 b1").state();
    var other = at(START, "w16 b2").state();
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

  @Test
  void times_that_are_over_close_what_was_asked() {
    var window = play(at(START, "w16"), "e2e4", "#16 b8 c8");
    var passed =
        window.enter(
            new fr.zizanie.rules.core.Entry.Happened(Event.of(Seat.SECOND, Event.Kind.TIMEOUT)));
    assertThat(CardCase.board(passed.orThrow().deal(CardCase.FIRST))).startsWith("rbnqkbnr");
  }
}
