package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.ironpond.CardCase.Line;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.option.Proposal;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.ironpond.state.Zones;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every card, by its cases, for both colours. */
class CardsTest {
  private static final IronPond GAME = CardCase.GAME;
  private static final Records RECORDS = new Records(List.of(GAME), new JsonTrees());

  private static Stream<Arguments> cases(Predicate<CardCase> which) {
    return CardFile.cases(true).filter(which).map(c -> Arguments.of(c.name(), c));
  }

  static Stream<Arguments> all() {
    return cases(_ -> true);
  }

  static Stream<Arguments> plays() {
    return cases(CardCase::plays);
  }

  static Stream<Arguments> annulled() {
    return cases(c -> !c.broken().isEmpty());
  }

  /** Cards that are no reactions, whose announcement a case holds. */
  static Stream<Arguments> announced() {
    return plays()
        .filter(a -> {
          var c = (CardCase) a.get()[1];
          return c.actions().stream().anyMatch(x -> x.matches("#" + c.card() + "( .*)?"))
              && !timing(c.card()).reacts()
              && c.setUp().fields().stream().noneMatch(x -> x.matches("[wb](13|32|34)"));
        });
  }

  static Timing timing(int card) {
    return Deck.card(Proposal.setting(ASSIST), card).timing();
  }

  private static Options options(String fundamental) {
    return Options.read(GAME.profile().options(), Map.of("fundamental", fundamental, "pub", "true"))
        .orThrow();
  }

  static final Options ASSIST = options("assist");

  @Test
  void every_card_is_printed_and_played_by_some_case() {
    Setting none = Proposal.setting(ASSIST);
    for (CardFile file : CardFile.all()) {
      assertThat(file.cases()).as("card " + file.card()).anyMatch(CardCase::plays);
      var label = Deck.face(none, file.card());
      assertThat(List.of(label.title().fr(), label.title().en(), label.text().fr()))
          .doesNotContain("");
    }
    assertThat(Deck.all()).hasSize(73);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("all")
  void goes_as_the_case_says(String name, CardCase c) {
    var match = c.load(ASSIST, Map.of());
    var said = new Said();
    for (Line line : c.lines())
      switch (line) {
        case Line.Done(String action) ->
            match = CardCase.one(CardCase.ready(match, action), action).orThrow();
        case Line.Refused(String action, String words) -> refuses(match, action, words);
        case Line.Now(var words) -> assertThat(said.differences(words, match)).isEmpty();
        case Line.Holds(var words) -> {
          match = CardCase.passed(match);
          assertThat(said.differences(words, match)).isEmpty();
        }
        case Line.Offered(String action, boolean is) ->
            assertThat(offers(match, action)).as(action).isEqualTo(is);
      }
    assertThat(GAME.flaw(match.state())).isEmpty();
    replays(match);
    viewed(match);
  }

  private static void refuses(
      Match<IronPondState, IronPondView> match, String action, String words) {
    switch (CardCase.one(CardCase.ready(match, action), action)) {
      case Answer.Ok<?> _ -> throw new AssertionError(action + " is accepted");
      case Answer.No<?>(var refusal) -> {
        assertThat(refusal.message().en()).contains(words);
        assertThat(refusal.message().fr()).isNotBlank();
      }
    }
  }

  private static boolean offers(Match<IronPondState, IronPondView> match, String begins) {
    return Lines.actions(GAME, match.state(), 10_000).stream()
        .anyMatch(a -> (GAME.notation().print(a) + " ").startsWith(begins + " "));
  }

  /** The record leads to the same state, and every viewer's view to a state that looks the same. */
  private static void replays(Match<IronPondState, IronPondView> match) {
    String text = RECORDS.write(match, Map.of(), Optional.empty());
    switch (RECORDS.read(text)) {
      case Answer.Ok<Records.Loaded>(Records.Loaded(Match<?, ?> again, _, _)) -> {
        assertThat(again.state()).isEqualTo(match.state());
        assertThat(again.state().hashCode()).isEqualTo(match.state().hashCode());
      }
      case Answer.No<Records.Loaded>(var refusal) ->
          throw new AssertionError(refusal.message().en() + "\n" + text);
    }
  }

  private static void viewed(Match<IronPondState, IronPondView> match) {
    var random = new SplittableRandom(1);
    for (var step : match.steps(0))
      for (Viewer viewer : Viewer.values()) {
        var view = GAME.view(step.after(), viewer);
        assertThat(GAME.view(GAME.sample(view, random), viewer)).isEqualTo(view);
        for (Seat seat : Seat.values()) {
          if (viewer.is(seat)) continue;
          Zones zones = step.after().zones();
          var hidden = zones.hand(seat).minus(zones.knownTo(viewer, seat));
          assertThat(view.cards().hand(seat).common(hidden).isEmpty()).isTrue();
        }
      }
  }

  static Stream<Integer> numbers() {
    return IntStream.rangeClosed(1, Deck.printed().size()).boxed();
  }

  private static String refusal(String setUp, String... actions) {
    var c = CardCase.of("START w KQkq - 0 1", setUp, actions);
    return c.play(c.load(ASSIST, Map.of()), 0, actions.length).refusal().message().en();
  }

  /** Before the move, after it, in a window, and when the card of the turn is played. */
  @ParameterizedTest
  @MethodSource("numbers")
  void is_refused_at_the_wrong_moment(int number) {
    Timing timing = timing(number);
    String card = "#" + number;
    boolean mine = timing == Timing.BEFORE || timing == Timing.INSTEAD || timing == Timing.AFTER;
    String early =
        switch (timing) {
          case BEFORE, INSTEAD -> "";
          case AFTER -> "right after your move";
          case ON_CARD -> "just been announced";
          case ANY -> "no gesture";
          default -> "answers a move";
        };
    assertThat(refusal("w" + number, card)).contains(early);
    String late = timing == Timing.BEFORE || timing == Timing.INSTEAD ? "before the move" : "";
    assertThat(refusal("w" + number, "e2e4", card)).contains(late);
    if (!mine || number == 6 || number == 16) return;
    String answer = timing == Timing.AFTER ? "right after your move" : "before the move";
    assertThat(refusal("w16 b" + number, "e2e4", "#16 b8 c8", "> " + card)).contains(answer);
    assertThat(refusal("w6 w" + number, "#6 a2 h7 .", card)).contains("played a card");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("annulled")
  void breaks_the_fundamental_rule(String name, CardCase c) {
    int last = c.actions().size() - 1;
    var before = c.play(c.load(ASSIST, Map.of()), 0, last);
    assertThat(before.done()).isEqualTo(last);
    var match =
        c.actions().get(last).startsWith(">") ? before.match() : CardCase.passed(before.match());
    var refused = c.play(match, last, last + 1);
    assertThat(refused.done()).isEqualTo(last);
    assertThat(refused.refusal().message().en()).contains(c.broken());
    String insisted = c.actions().get(last).replace("#", "!#");
    assertAnnulled(c, match, insisted);
    var strict = c.play(c.load(options("strict"), Map.of()), 0, last).match();
    if (!c.actions().get(last).startsWith(">")) strict = CardCase.passed(strict);
    assertAnnulled(c, strict, c.actions().get(last));
  }

  /** The card is spent and replaced, the board as if it had never been played. */
  private static void assertAnnulled(
      CardCase c, Match<IronPondState, IronPondView> match, String action) {
    Seat by = ((Turn.Of) match.turn()).seat();
    int hand = match.state().zones().hand(by).size();
    var after = CardCase.passed(CardCase.one(match, action).orThrow());
    assertThat(after.state().zones().discard()).contains(c.card());
    assertThat(after.state().zones().hand(by).size()).isEqualTo(hand);
    boolean counters = timing(c.card()) == Timing.ON_CARD;
    if (!counters) assertThat(CardCase.board(after)).isEqualTo(CardCase.board(match));
    // The card is lost, not the turn: who played it instead of or before the move still has that.
    boolean stays = timing(c.card()) == Timing.BEFORE || timing(c.card()) == Timing.INSTEAD;
    if (stays) {
      assertThat(after.turn()).isEqualTo(Turn.of(by));
      assertThat(after.state().base()).isInstanceOf(Frame.Ready.class);
      assertThat(after.state().now().own()).isTrue();
    }
    if (timing(c.card()) == Timing.AFTER) assertThat(after.turn()).isEqualTo(Turn.of(by.other()));
    replays(after);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("announced")
  void has_no_effect_when_countered(String name, CardCase c) {
    int at = c.announcing();
    var before = CardCase.passed(c.play(c.load(ASSIST, adding(c, at, 32)), 0, at).match());
    var announced = c.play(before, at, at + 1).match();
    Seat by = ((Turn.Of) before.turn()).seat();
    assertThat(announced.turn()).isEqualTo(Turn.of(by.other()));
    var countered = CardCase.one(announced, "#32");
    if (c.card() == 9 || before.state().scene().board().inCheck(by)) {
      var board = before.state().scene().board();
      if (!Legal.canMove(board)) {
        assertThat(countered).isInstanceOf(Answer.No.class);
        return;
      }
    }
    var after = countered.orThrow();
    assertThat(CardCase.board(after)).isEqualTo(CardCase.board(before));
    assertThat(after.state().zones().discard()).contains(c.card(), 32);
    assertThat(after.state().scene().board().marks().holes())
        .isEqualTo(before.state().scene().board().marks().holes());
    replays(after);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("announced")
  void changes_hands_by_the_vulture(String name, CardCase c) {
    int at = c.announcing();
    var before = CardCase.passed(c.play(c.load(ASSIST, adding(c, at, 34)), 0, at).match());
    Seat by = ((Turn.Of) before.turn()).seat();
    var after = CardCase.one(c.play(before, at, at + 1).match(), "#34").orThrow();
    assertThat(after.state().zones().hand(by.other()).has(c.card())).isTrue();
    assertThat(after.state().zones().known().has(c.card())).isTrue();
    assertThat(GAME.flaw(after.state())).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("announced")
  void is_cancelled_with_its_move(String name, CardCase c) {
    Timing timing = timing(c.card());
    if (timing == Timing.BEFORE || timing == Timing.ANY) return;
    int at = c.announcing();
    var before = CardCase.passed(c.play(c.load(ASSIST, adding(c, at, 13)), 0, at).match());
    Seat by = ((Turn.Of) before.turn()).seat();
    var announced = c.play(before, at, at + 1).match();
    if (timing == Timing.INSTEAD) {
      var resolved = CardCase.passed(announced);
      if (resolved.outcome().isPresent()) return;
      var cancelled = CardCase.one(resolved, "#13");
      if (!Legal.canMove(before.state().scene().board())) {
        assertThat(cancelled).isInstanceOf(Answer.No.class);
        return;
      }
      var after = CardCase.passed(cancelled.orThrow());
      assertThat(CardCase.board(after)).isEqualTo(CardCase.board(before));
      assertThat(after.turn()).isEqualTo(Turn.of(by));
      assertThat(after.state().now().own()).isTrue();
      return;
    }
    var after = CardCase.one(announced, "#13").orThrow();
    assertThat(after.turn()).isEqualTo(Turn.of(by));
    assertThat(after.state().zones().hand(by).has(c.card())).isTrue();
    assertThat(after.state().now().own()).isFalse();
    assertThat(after.state().scene().board().turn()).isEqualTo(by);
    assertThat(GAME.flaw(after.state())).isEmpty();
  }

  /** The other player of the announcement holds one more card. */
  private static Map<Seat, Integer> adding(CardCase c, int at, int card) {
    var match = CardCase.passed(c.play(c.load(ASSIST, Map.of()), 0, at).match());
    return Map.of(((Turn.Of) match.turn()).seat().other(), card);
  }
}
