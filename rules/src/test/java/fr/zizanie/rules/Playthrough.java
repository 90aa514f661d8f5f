package fr.zizanie.rules;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.toy.Toy;
import fr.zizanie.rules.tsunami.Crowded;
import fr.zizanie.rules.tsunami.Tsunami;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A seeded game, told with every state and every viewer's view.
 *
 * @param name the game, with what it is played with besides
 */
public record Playthrough(String name, int seed, Game<?, ?> game, Options options) {
  private static final int LENGTH = 70;

  /**
   * {@return all that are held against files: those of the first version of a game's rules, and
   * beside them those of later versions}
   */
  public static List<Playthrough> all() {
    return playthroughs().toList();
  }

  @Override
  public String toString() {
    return name + "-" + seed;
  }

  /** {@return it, in lines} */
  public String told() {
    return played(game, seed, options);
  }

  private static Stream<Playthrough> playthroughs() {
    return Stream.concat(
        Stream.concat(Games.all().stream(), Stream.of(new Toy()))
            .flatMap(game -> thrice(game.profile().id(), game, Map.of())),
        Stream.concat(
            Stream.concat(
                thrice("tsunami-crowded", new Crowded(), Map.of()),
                thrice("tsunami-nine", new Tsunami(), Map.of("size", "9", "deck", "none"))),
            Stream.of(
                    new Variant("ask", Map.of("tokens", "3:3", "comrade", "true")),
                    new Variant(
                        "cover",
                        Map.of(
                            "answers", "cover", "setup", "true", "small", "true", "late", "true")))
                .flatMap(v -> thrice("confusion-" + v.name, new Confusion(), v.options()))));
  }

  /** Confusion's Stronghold edition with some of its variants. */
  private record Variant(String name, Map<String, String> more) {
    Map<String, String> options() {
      var out = new HashMap<>(more);
      out.put("edition", "spies");
      return out;
    }
  }

  private static Stream<Playthrough> thrice(
      String name, Game<?, ?> game, Map<String, String> given) {
    return Stream.concat(
        Stream.of(1, 2, 3).map(seed -> new Playthrough(name, seed, game, under(game, 1, given))),
        IntStream.rangeClosed(2, game.profile().rules())
            .mapToObj(rules ->
                new Playthrough(name + "-rules" + rules, 1, game, under(game, rules, given))));
  }

  private static Options under(Game<?, ?> game, int rules, Map<String, String> given) {
    return game.profile().options(rules, given).orThrow();
  }

  private static <S, V> String played(Game<S, V> game, int seed, Options options) {
    var random = new SplittableRandom(seed);
    var dealer = SeedDealer.of("golden " + seed, game.profile().id());
    var out = new ArrayList<String>();
    var match = Match.begin(game, options);
    tell(match, out);
    while (match.outcome().isEmpty() && match.log().size() < LENGTH) {
      var dealt = match.deal(dealer);
      if (dealt.log().size() > match.log().size()) {
        tellSteps(dealt, match.log().size(), out);
        match = dealt;
        continue;
      }
      var seat = ((Turn.Of) match.turn()).seat();
      var next = match.enter(new Entry.Acted(seat, action(game, match.state(), random))).orThrow();
      tellSteps(next, match.log().size(), out);
      match = next;
    }
    out.add("outcome " + match.outcome());
    return String.join("\n", out) + "\n";
  }

  private static <S> List<Choice> action(Game<S, ?> game, S state, SplittableRandom random) {
    var picks = new ArrayList<Choice>();
    S s = state;
    do {
      var offered = game.choices(s);
      picks.add(offered.get(random.nextInt(offered.size())));
      s = game.apply(s, picks.getLast());
    } while (!game.settled(s));
    return picks;
  }

  private static <S, V> void tellSteps(Match<S, V> match, int since, List<String> out) {
    for (var step : match.steps(since)) {
      switch (step.entry()) {
        case Entry.Acted(var by, var picks) ->
            out.add(
                "%n%s: %s (%s)"
                    .formatted(
                        match.profile().name(by),
                        match.game().notation().print(picks),
                        match.game().notation().written(step.before(), picks)));
        case Entry.Dealt(Choice result) -> {
          out.add("%nchance: %s".formatted(match.game().notation().print(result)));
          for (Viewer viewer : Viewer.values())
            out.add(
                "  %s sees %s"
                    .formatted(
                        match.profile().name(viewer),
                        match
                            .game()
                            .seen(step.before(), result, viewer)
                            .map(match.game().notation()::print)
                            .orElse("nothing")));
        }
        case Entry.Happened(var event) -> out.add(event.text());
      }
    }
    tell(match, out);
  }

  private static <S, V> void tell(Match<S, V> match, List<String> out) {
    var game = match.game();
    Tree position = game.notation().position(match.state());
    out.add("  position " + (position instanceof Tree.Text(String text) ? text : position));
    out.add("  state " + match.state());
    V open = game.view(match.state(), Viewer.PUBLIC);
    out.add("  public " + open);
    for (Viewer viewer : List.of(Viewer.FIRST, Viewer.SECOND)) {
      V view = game.view(match.state(), viewer);
      out.add("  " + match.profile().name(viewer) + " " + (view.equals(open) ? "the same" : view));
    }
  }
}
