package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.tsunami.deck.TreeLines;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The scenarios of the shared examples, played through the checked door. */
class ExamplesTest {
  private static final Dealer FIRST = (_, _) -> 0;
  private static final Path FILE = Path.of("src/test/resources/examples/tsunami-scenarios.jsonl");
  private final Tsunami game = new Tsunami();
  private final Options options = Options.read(game.profile().options(), Map.of()).orThrow();

  /** One line of the file. */
  record Example(Map<String, Tree> fields) {
    @Override
    public String toString() {
      return text(fields, "id");
    }
  }

  static Stream<Example> examples() throws IOException {
    return Files.readAllLines(FILE).stream().map(line -> new Example(fields(TreeLines.read(line))));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void the_example_holds(Example example) {
    var state = game.notation().load(part(example.fields, "position"), options).orThrow();
    var match = Match.from(game, options, state);
    for (Tree tree : items(example.fields, "steps")) {
      var step = fields(tree);
      match = step(match, step);
      if (step.containsKey("expect")) for (Tree e : items(step, "expect")) expect(match, fields(e));
    }
    match = closed(match);
    for (Tree e : items(example.fields, "expect")) expect(match, fields(e));
  }

  private Match<TsunamiState, TsunamiView> step(
      Match<TsunamiState, TsunamiView> start, Map<String, Tree> step) {
    var seat = game.profile().seat(text(step, "seat")).orElseThrow();
    var spellings = step.containsKey("do_any") ? items(step, "do_any") : List.of(part(step, "do"));
    var tried = new ArrayList<String>();
    for (var match : List.of(start, closed(start)))
      for (Tree spelling : spellings) {
        var next = actions(match, seat, spelling);
        if (step.containsKey("refused")) {
          assertThat(next).as("refused %s", spelling).isEmpty();
          continue;
        }
        if (next.isPresent()) return next.get();
        tried.add(spelling.toString());
      }
    if (step.containsKey("refused")) return start;
    if (step.containsKey("search")) {
      var found = search(start, seat, step);
      if (found.isPresent()) return found.get();
    }
    assertThat(step).as("not accepted: %s", tried).containsKey("auto");
    return start;
  }

  /** The first action that begins so and gives these points. */
  private Optional<Match<TsunamiState, TsunamiView>> search(
      Match<TsunamiState, TsunamiView> match, Seat seat, Map<String, Tree> step) {
    return Lines.actions(game, match.state(), 10_000).stream()
        .map(game.notation()::print)
        .filter(a -> a.startsWith(text(step, "search")))
        .map(a -> match.play(seat, a).orThrow())
        .filter(next -> {
          var board = closed(next).state().stones();
          return fields(part(step, "gives")).entrySet().stream()
              .allMatch(e -> sign(board.at(Grid.parse(e.getKey()))).equals(e.getValue()));
        })
        .findFirst();
  }

  private static Tree sign(int cell) {
    return new Tree.Text(".XO".substring(cell, cell + 1));
  }

  private Optional<Match<TsunamiState, TsunamiView>> actions(
      Match<TsunamiState, TsunamiView> start, Seat seat, Tree spelling) {
    var match = start;
    for (Tree one : spelling instanceof Tree.Items(var all) ? all : List.of(spelling)) {
      if (!(one instanceof Tree.Text(String action))) throw new AssertionError(one);
      if (!(match.play(seat, action) instanceof Answer.Ok<Match<TsunamiState, TsunamiView>>(var m)))
        return Optional.empty();
      match = m.deal(FIRST);
    }
    return Optional.of(match);
  }

  /** Windows in which the script plays nothing are declined. */
  private Match<TsunamiState, TsunamiView> closed(Match<TsunamiState, TsunamiView> start) {
    var match = start;
    while ((match.state().pending() instanceof Pending.AnswerCard
            || match.state().pending() instanceof Pending.AnswerMove)
        && match.turn() instanceof Turn.Of(Seat seat))
      match = match.play(seat, "pass").orThrow().deal(FIRST);
    return match;
  }

  private void expect(Match<TsunamiState, TsunamiView> open, Map<String, Tree> expected) {
    var match = closed(open);
    var position = fields(game.notation().position(match.state()));
    var offered =
        Lines.actions(game, match.state(), 10_000).stream().map(game.notation()::print).toList();
    expected.forEach((what, value) -> {
      switch (what) {
        case "turn" ->
            assertThat(match.turn())
                .isEqualTo(Turn.of(game.profile().seat(((Tree.Text) value).text()).orElseThrow()));
        case "at" ->
            fields(value)
                .forEach((at, sign) ->
                    assertThat(sign(match.state().stones().at(Grid.parse(at))))
                        .as(at)
                        .isEqualTo(sign));
        case "board" -> assertThat(part(position, "board")).isEqualTo(value);
        case "pile" ->
            assertThat(items(position, "pile")).hasSize((int) ((Tree.Whole) value).value());
        case "hands" ->
            fields(value)
                .forEach((seat, cards) ->
                    assertThat(sorted(part(fields(part(position, "hands")), seat)))
                        .isEqualTo(sorted(cards)));
        case "legal" -> texts(value).forEach(a -> assertThat(offered).anyMatch(o -> begins(o, a)));
        case "not_legal" ->
            texts(value).forEach(a -> assertThat(offered).noneMatch(o -> begins(o, a)));
        default -> throw new AssertionError(what);
      }
    });
  }

  private static boolean begins(String action, String start) {
    return action.equals(start) || action.startsWith(start + " ");
  }

  private static List<String> texts(Tree tree) {
    return ((Tree.Items) tree).items().stream().map(t -> ((Tree.Text) t).text()).toList();
  }

  private static List<String> sorted(Tree tree) {
    var out = new ArrayList<>(texts(tree));
    Collections.sort(out);
    return out;
  }

  private static Map<String, Tree> fields(Tree tree) {
    return ((Tree.Fields) tree).fields();
  }

  private static Tree part(Map<String, Tree> fields, String name) {
    return Optional.ofNullable(fields.get(name)).orElseThrow(() -> new AssertionError(name));
  }

  private static List<Tree> items(Map<String, Tree> fields, String name) {
    return ((Tree.Items) part(fields, name)).items();
  }

  private static String text(Map<String, Tree> fields, String name) {
    return ((Tree.Text) part(fields, name)).text();
  }
}
