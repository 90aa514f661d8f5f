package fr.zizanie.players.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.machine.Jvm;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The opponent of Tsunami plays whole games and sees what is plain to see. */
class TsunamiAgentTest {
  private static final long PATIENCE = 60_000;
  private static final long FOREVER = Duration.ofDays(1).toMillis();
  private final Tsunami game = new Tsunami();
  private final TsunamiAgent agent = new TsunamiAgent(game, 3);

  private Options options(Map<String, String> given) {
    return Options.read(game.profile().options(), given).orThrow();
  }

  private Match<TsunamiState, TsunamiView> at(List<String> rows, String turn, String... hand) {
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("board", new Tree.Items(rows.stream().<Tree>map(Tree.Text::new).toList()));
    fields.put("turn", new Tree.Text(turn));
    var cards = new Tree.Items(List.of(hand).stream().<Tree>map(Tree.Text::new).toList());
    var hands = new LinkedHashMap<String, Tree>();
    hands.put(turn, cards);
    fields.put("hands", new Tree.Fields(hands));
    var options = options(Map.of());
    return Match.from(
        game, options, game.notation().load(new Tree.Fields(fields), options).orThrow());
  }

  private static List<String> rows(String... upper) {
    var out = new ArrayList<>(List.of(upper));
    while (out.size() < Grid.SIZE) out.add(".".repeat(Grid.SIZE));
    return out;
  }

  private Advice advice(Match<TsunamiState, TsunamiView> match, int level) {
    if (!(match.turn() instanceof Turn.Of(Seat seat))) throw new AssertionError(match.turn());
    var view = match.game().view(match.state(), Viewer.of(seat));
    return agent.advise(view, new Budget(PATIENCE, level));
  }

  @Test
  void whole_games_with_and_without_cards_come_to_an_end() {
    var kinds = new HashSet<String>();
    for (var given :
        List.of(
            Map.of("deck", "none"),
            Map.of("deck", "none", "size", "9"),
            Map.<String, String>of())) {
      var match = Match.begin(game, options(given));
      var dealer = SeedDealer.of("agent", "tsunami");
      while (match.turn() instanceof Turn.Of(Seat seat) && match.log().size() < 1500) {
        var action = advice(match, 1).action();
        kinds.add(match.state().pending().getClass().getSimpleName());
        match = match.enter(new Entry.Acted(seat, action)).orThrow().deal(dealer);
      }
      assertThat(match.outcome()).isPresent();
    }
    assertThat(kinds).contains("Main", "AnswerMove", "AnswerCard", "Marking");
  }

  @Test
  void the_same_seed_plays_the_same() {
    var match = Match.begin(game, options(Map.of()));
    assertThat(advice(match, 4)).isEqualTo(advice(match, 4));
  }

  @Test
  void below_the_highest_level_many_hands_think_as_one_does() {
    var match = Match.begin(game, options(Map.of("deck", "none")));
    var budget = new Budget(PATIENCE, 3);
    var view = game.view(match.state(), Viewer.FIRST);
    assertThat(agent.advise(view, budget.on(new Jvm(3)))).isEqualTo(agent.advise(view, budget));
  }

  @Test
  void called_off_it_has_a_stone_all_the_same() {
    var match = Match.begin(game, options(Map.of("deck", "none")));
    var view = game.view(match.state(), Viewer.FIRST);
    Thread.currentThread().interrupt();
    try {
      var advice = agent.advise(view, new Budget(FOREVER, Budget.LEVELS).on(new Jvm(2)));
      assertThat(match.enter(new Entry.Acted(Seat.FIRST, advice.action())).orThrow().log())
          .hasSize(1);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void it_takes_a_big_chain_in_atari_that_would_escape() {
    var match =
        at(
            rows(
                ".............",
                "....XXXXX....",
                "...XOOOOOX...",
                "....XXXXOX...",
                ".........X...",
                ".......O.....",
                ".............",
                "OOOOOOOOOOOOO"),
            "black");
    assertThat(game.notation().print(advice(match, 5).action())).isEqualTo("J9");
  }

  @Test
  void when_all_is_decided_it_passes_and_marks_the_dead() {
    var rows = new ArrayList<String>();
    for (int i = 0; i < Grid.SIZE; i++)
      rows.add(i % 4 == 1 ? "X.X.XXOO.O.O." : i == 6 ? "..O.XXOOOOOOO" : "XXXXXXOOOOOOO");
    rows.set(6, "X.OX.XOOOOOOO");
    var match = at(rows, "white");
    for (int i = 0; i < 2; i++) {
      var seat = ((Turn.Of) match.turn()).seat();
      var action = advice(match, 4).action();
      assertThat(game.notation().print(action)).isEqualTo("pass");
      match = match.enter(new Entry.Acted(seat, action)).orThrow();
    }
    var steps = new ArrayList<String>();
    while (match.turn() instanceof Turn.Of(Seat seat)) {
      var action = advice(match, 4).action();
      steps.add(game.notation().print(action));
      match = match.enter(new Entry.Acted(seat, action)).orThrow();
    }
    assertThat(steps).containsExactly("dead C7", "agree", "agree");
  }

  @Test
  void it_marks_beforehand_for_the_other_side_and_contests_what_it_is_sure_of() {
    var rows = new ArrayList<String>();
    for (int i = 0; i < Grid.SIZE; i++)
      rows.add(i % 4 == 1 ? "X.X.XXOO.O.O." : i == 6 ? "..O.XXOOOOOOO" : "XXXXXXOOOOOOO");
    rows.set(6, "X.OX.XOOOOOOO");
    var playing = at(rows, "white");
    var before = playing.play(Seat.SECOND, "pass").orThrow();
    var match = before.play(Seat.FIRST, "pass").orThrow();
    var view = game.view(match.state(), Viewer.FIRST);
    assertThat(agent.prepares(game.view(before.state(), Viewer.FIRST), view)).isTrue();
    assertThat(agent.prepared(view, Jvm.ONE).stream().map(game.notation()::print))
        .containsExactly("dead C7");
    match = match.play(Seat.SECOND, "dead C7").orThrow();
    assertThat(agent.prepares(view, game.view(match.state(), Viewer.FIRST))).isFalse();
    match = match.play(Seat.SECOND, "dead A13").orThrow().play(Seat.SECOND, "agree").orThrow();
    assertThat(game.notation().print(advice(match, 1).action())).isEqualTo("alive A1");
    match = match.play(Seat.FIRST, "alive A1").orThrow();
    assertThat(game.notation().print(advice(match, 1).action())).isEqualTo("agree");
  }
}
