package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A game in a test: set up in a few words, then played through the checked door. */
final class Scene {
  private final Tsunami game;
  private final Options options;
  private final Map<String, String> stones = new LinkedHashMap<>();
  private final LinkedHashMap<String, Tree> fields = new LinkedHashMap<>();
  private final LinkedHashMap<String, Tree> hands = new LinkedHashMap<>();
  private Match<TsunamiState, TsunamiView> match;

  private Scene(Options options) {
    this.options = options;
    game = new Tsunami().agreed(options);
    match = Match.begin(game, options);
    fields.put("played", new Tree.Whole(40));
    fields.put("turn", new Tree.Text("black"));
  }

  /** {@return the agreed options of texts such as {@code ko=psk}} */
  static Options agreed(String... given) {
    var map = new LinkedHashMap<String, String>();
    for (String one : given) {
      int eq = one.indexOf('=');
      map.put(one.substring(0, eq), one.substring(eq + 1));
    }
    return Options.read(new Tsunami().profile().options(), map).orThrow();
  }

  static Scene with(String... options) {
    return new Scene(agreed(options));
  }

  /** A game by a version of the rules. */
  static Scene under(int rules) {
    return new Scene(new Tsunami().profile().options(rules, Map.of()).orThrow());
  }

  static List<String> words(String text) {
    return text.isEmpty() ? List.of() : Stream.of(text.split(" ", -1)).toList();
  }

  Scene black(String points) {
    return stones(points, "X");
  }

  Scene white(String points) {
    return stones(points, "O");
  }

  private Scene stones(String points, String sign) {
    words(points).forEach(p -> stones.put(p, sign));
    return set();
  }

  Scene hand(String seat, String cards) {
    hands.put(seat, cards(cards));
    fields.put("hands", new Tree.Fields(hands));
    return set();
  }

  Scene pile(String cards) {
    fields.put("pile", cards(cards));
    return set();
  }

  Scene turn(String seat) {
    fields.put("turn", new Tree.Text(seat));
    return set();
  }

  Scene played(int count) {
    fields.put("played", new Tree.Whole(count));
    return set();
  }

  private static Tree cards(String text) {
    List<Tree> out = new ArrayList<>();
    words(text).forEach(id -> out.add(new Tree.Text(id)));
    return new Tree.Items(out);
  }

  private Scene set() {
    List<Tree> rows = new ArrayList<>();
    for (int row = Grid.SIZE - 1; row >= 0; row--) {
      var line = new StringBuilder();
      for (int c = 0; c < Grid.SIZE; c++)
        line.append(stones.getOrDefault(Grid.name(Grid.point(c, row)), "."));
      rows.add(new Tree.Text(line.toString()));
    }
    fields.put("board", new Tree.Items(rows));
    match =
        Match.from(game, options, game.notation().load(new Tree.Fields(fields), options).orThrow());
    return this;
  }

  /** Plays actions of the seat to act, separated by commas; chance takes the first result. */
  Scene play(String actions) {
    for (String action : actions.split(",", -1)) {
      if (!(match.turn() instanceof Turn.Of(Seat seat))) throw new AssertionError(match.turn());
      var answer = match.play(seat, action.strip());
      if (answer instanceof Answer.No<Match<TsunamiState, TsunamiView>>(var refusal))
        throw new AssertionError(action + ": " + refusal.message().en());
      Dealer first = (_, _) -> 0;
      match = answer.orThrow().deal(first);
    }
    return this;
  }

  /** Plays normal moves whose windows, if any, are declined. */
  Scene moves(String moves) {
    for (String move : words(moves)) {
      play(move);
      if (state().pending() instanceof Pending.AnswerMove) play("pass");
    }
    return this;
  }

  Scene refuses(String action, String because) {
    if (!(match.turn() instanceof Turn.Of(Seat seat))) throw new AssertionError(match.turn());
    var answer = match.play(seat, action);
    assertThat(answer).as(action).isInstanceOf(Answer.No.class);
    if (answer instanceof Answer.No<Match<TsunamiState, TsunamiView>>(var refusal))
      assertThat(refusal.message().en()).contains(because);
    return this;
  }

  Scene refuses(String action) {
    return refuses(action, "");
  }

  Scene offers(String start) {
    assertThat(offered()).anyMatch(a -> begins(a, start));
    return this;
  }

  Scene offersNot(String start) {
    assertThat(offered()).noneMatch(a -> begins(a, start));
    return this;
  }

  List<String> offered() {
    return Lines.actions(game, match.state(), 20_000).stream().map(game.notation()::print).toList();
  }

  private static boolean begins(String action, String start) {
    return action.equals(start) || action.startsWith(start + " ");
  }

  /** Expects signs X, O or . on points: {@code D4=X E5=.}. */
  Scene at(String expected) {
    for (String one : words(expected)) {
      String[] parts = one.split("=", -1);
      int cell = state().stones().at(Grid.parse(parts[0]));
      assertThat(".XO".substring(cell, cell + 1)).as(parts[0]).isEqualTo(parts[1]);
    }
    return this;
  }

  /** Expects who is to act. */
  Scene acts(String seat) {
    assertThat(match.turn()).isEqualTo(Turn.of(game.profile().seat(seat).orElseThrow()));
    return this;
  }

  Scene holds(String seat, String cards) {
    var held =
        state().hand(game.profile().seat(seat).orElseThrow()).stream()
            .map(kind -> state().card(kind).id())
            .sorted()
            .toList();
    assertThat(held).isEqualTo(words(cards).stream().sorted().toList());
    return this;
  }

  Scene discarded(String cards) {
    assertThat(state().zones().discard().stream().map(k -> state().card(k).id()))
        .containsExactlyElementsOf(words(cards));
    return this;
  }

  /** Expects that neither the mover nor anything else is awaited but a normal turn of the seat. */
  Scene free(String seat) {
    acts(seat);
    assertThat(state().pending()).isEqualTo(Pending.Main.TURN);
    return this;
  }

  TsunamiState state() {
    return match.state();
  }

  Match<TsunamiState, TsunamiView> match() {
    return match;
  }

  TsunamiView view(Viewer viewer) {
    return game.view(match.state(), viewer);
  }

  static Points points(String names) {
    Points out = Points.NONE;
    for (String name : words(names)) out = out.with(Grid.parse(name));
    return out;
  }
}
