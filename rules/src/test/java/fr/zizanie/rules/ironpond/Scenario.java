package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.text.TreeReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.Set;

/** Plays one line of the examples file and tells what isn't as expected. */
final class Scenario {
  static final IronPond GAME = new IronPond();
  private static final Records RECORDS = new Records(List.of(GAME), new JsonTrees());

  private final SequencedMap<String, Tree> fields;
  private final List<String> wrong = new ArrayList<>();

  Scenario(String json) {
    this(new LinkedHashMap<>(((Tree.Fields) TreeReader.read(json).orElseThrow()).fields()));
  }

  private Scenario(SequencedMap<String, Tree> fields) {
    this.fields = fields;
  }

  /** {@return the same with the colours exchanged and the board upside down} */
  Scenario mirrored() {
    return new Scenario(fields(Mirror.of(new Tree.Fields(fields))));
  }

  String id() {
    return ((Tree.Text) get(fields, "id")).text();
  }

  private static Tree get(Map<String, Tree> fields, String name) {
    return Optional.ofNullable(fields.get(name)).orElseThrow();
  }

  private static String text(Tree tree) {
    return ((Tree.Text) tree).text();
  }

  private static List<Tree> items(Tree tree) {
    return ((Tree.Items) tree).items();
  }

  private static SequencedMap<String, Tree> fields(Tree tree) {
    return new LinkedHashMap<>(((Tree.Fields) tree).fields());
  }

  static Options options(Map<String, Tree> given) {
    var out = new java.util.TreeMap<String, String>();
    given.forEach((name, value) ->
        out.put(
            name,
            switch (value) {
              case Tree.Text(String t) -> t;
              case Tree.Whole(long w) -> Long.toString(w);
              case Tree.Flag(boolean b) -> Boolean.toString(b);
              default -> throw new IllegalArgumentException(name);
            }));
    return Options.read(GAME.profile().options(), out).orThrow();
  }

  /** {@return everything that went wrong} */
  List<String> run() {
    Options options =
        options(fields.containsKey("options") ? fields(get(fields, "options")) : Map.of());
    var dealer = SeedDealer.of("scenario", "ironpond");
    var match =
        Match.from(GAME, options, GAME.notation().load(get(fields, "position"), options).orThrow())
            .deal(dealer);
    var steps = items(get(fields, "steps"));
    var expects = items(get(fields, "expect"));
    for (int i = 0; i < steps.size(); i++) {
      var step = fields(steps.get(i));
      var expect = fields(expects.get(i));
      List<String> spellings =
          step.containsKey("do_any")
              ? items(get(step, "do_any")).stream().map(Scenario::text).toList()
              : List.of(text(get(step, "do")));
      boolean accepted = false;
      String refusal = "";
      for (String action : spellings) {
        var by = match.turn() instanceof Turn.Of(var seat) ? seat : Seat.FIRST;
        if (step.containsKey("seat"))
          by = text(get(step, "seat")).equals("white") ? Seat.FIRST : Seat.SECOND;
        switch (match.play(by, action)) {
          case Answer.Ok<Match<IronPondState, IronPondView>>(var next) -> {
            match = next.deal(dealer);
            accepted = true;
          }
          case Answer.No<Match<IronPondState, IronPondView>>(var no) -> refusal = no.message().en();
        }
        if (accepted) break;
      }
      String where = "step " + (i + 1) + " " + spellings + ": ";
      boolean maybe = step.containsKey("maybe");
      if (expect.containsKey("ok") && !accepted && !maybe) wrong.add(where + "refused: " + refusal);
      if (expect.containsKey("refused") && accepted) wrong.add(where + "accepted");
      check(where, expect, match, refusal);
      for (Viewer viewer : Viewer.values()) secret(where, match.state(), viewer);
    }
    replay(match);
    return wrong;
  }

  /** A viewer knows no card of another hand, and what he doesn't know changes nothing he sees. */
  private void secret(String where, IronPondState state, Viewer viewer) {
    var view = GAME.view(state, viewer);
    for (Seat seat : Seat.values())
      if (!viewer.is(seat) && !view.cards().hand(seat).equals(state.zones().knownTo(viewer, seat)))
        wrong.add(where + viewer + " sees a hand");
    if (!viewer.equals(Viewer.PUBLIC)
        && !GAME.view(GAME.sample(view, new Random(1)), viewer).equals(view))
      wrong.add(where + viewer + " would see another guess otherwise");
  }

  private void replay(Match<IronPondState, IronPondView> match) {
    String text = RECORDS.write(match, Map.of(), Optional.empty());
    switch (RECORDS.read(text)) {
      case Answer.Ok<Records.Loaded>(var loaded) -> {
        if (!loaded.match().state().equals(match.state())) wrong.add("replays otherwise: " + text);
      }
      case Answer.No<Records.Loaded>(var no) -> wrong.add(no.message().en() + ": " + text);
    }
  }

  private void check(
      String where,
      Map<String, Tree> expect,
      Match<IronPondState, IronPondView> match,
      String refusal) {
    var p = fields(GAME.notation().position(match.state()));
    String board = text(get(p, "fen")).split(" ", -1)[0];
    for (var e : expect.entrySet()) {
      String name = e.getKey();
      Tree want = e.getValue();
      Object got =
          switch (name) {
            case "fen" -> new Tree.Text(board);
            case "fen_any" -> items(want).contains(new Tree.Text(board)) ? want : board;
            case "turn" ->
                match.turn() instanceof Turn.Of(var seat)
                    ? new Tree.Text(GAME.profile().name(seat))
                    : "over";
            case "hands", "captured", "out", "traps" ->
                bag(named(get(p, name), want)).equals(bag(want)) ? want : get(p, name);
            case "holes" -> bag(get(p, name)).equals(bag(want)) ? want : get(p, name);
            case "pile_set" -> bag(get(p, "pile")).equals(bag(want)) ? want : get(p, "pile");
            case "reversedPawns" -> get(p, name);
            case "hand_size" -> sizes(get(p, "hands")).equals(want) ? want : sizes(get(p, "hands"));
            case "discard_has" ->
                items(get(p, "discard"))
                        .containsAll(want instanceof Tree.Items(var all) ? all : List.of(want))
                    ? want
                    : get(p, "discard");
            case "legal" -> offers(match, want).values().stream().allMatch(b -> b) ? want : "";
            case "not_legal" -> offers(match, want).values().stream().noneMatch(b -> b) ? want : "";
            case "why" -> refusal.contains(text(want)) ? want : refusal;
            case "marks" -> marks(get(p, "marks")).equals(marks(want)) ? want : get(p, "marks");
            case "outcome" ->
                match.outcome().filter(o -> is(o, fields(want))).isPresent()
                    ? want
                    : match.outcome();
            default -> want;
          };
      if (!got.equals(want)) wrong.add(where + name + " wanted " + want + " got " + got);
    }
  }

  /** Whether each of these beginnings of actions is offered. */
  private static Map<String, Boolean> offers(
      Match<IronPondState, IronPondView> match, Tree beginnings) {
    var legal =
        Lines.actions(GAME, match.state(), 10_000).stream()
            .map(a -> GAME.notation().print(a))
            .toList();
    var out = new java.util.TreeMap<String, Boolean>();
    for (Tree item : items(beginnings)) {
      String begins = text(item);
      out.put(begins, legal.stream().anyMatch(a -> (a + " ").startsWith(begins + " ")));
    }
    return out;
  }

  private static boolean is(Outcome outcome, Map<String, Tree> want) {
    Tree reason = get(want, "reason");
    return switch (outcome) {
      case Outcome.Won(Seat seat, String why) ->
          want.containsKey("winner")
              && text(get(want, "winner")).equals(GAME.profile().name(seat))
              && text(reason).equals(why);
      case Outcome.Drawn(String why) -> !want.containsKey("winner") && text(reason).equals(why);
    };
  }

  /** The fields of {@code got} that {@code want} has too. */
  private static Tree named(Tree got, Tree want) {
    var out = new java.util.LinkedHashMap<String, Tree>();
    fields(want).forEach((name, _) -> out.put(name, get(fields(got), name)));
    return new Tree.Fields(out);
  }

  private static Tree sizes(Tree hands) {
    var out = new java.util.LinkedHashMap<String, Tree>();
    fields(hands).forEach((seat, cards) -> out.put(seat, new Tree.Whole(items(cards).size())));
    return new Tree.Fields(out);
  }

  private static Object bag(Tree tree) {
    return switch (tree) {
      case Tree.Items(var items) -> items.stream().map(Object::toString).sorted().toList();
      case Tree.Fields(var all) -> {
        var out = new java.util.TreeMap<String, Object>();
        all.forEach((name, value) -> out.put(name, bag(value)));
        yield out;
      }
      default -> tree;
    };
  }

  private static Set<String> marks(Tree tree) {
    var out = new HashSet<String>();
    for (Tree mark : items(tree)) {
      var all = fields(mark);
      for (String name : List.of("neutral", "camel", "prince", "magnet", "royal"))
        if (all.containsKey(name)) out.add(text(get(all, "at")) + " " + name);
    }
    return out;
  }
}
