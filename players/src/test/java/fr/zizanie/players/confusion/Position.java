package fr.zizanie.players.confusion;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Skill;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;

/** A game of Confusion on the table, and the opponent asked about it. */
record Position(Options options, ConfusionState state) {
  static final Confusion GAME = new Confusion();

  /** Every letter has the diagram of its place. */
  static final String ORDER = "A1 C2 E3 H4 K5 L6 N7 O8 P9 S10 T11 V12";

  static final String SPIES = ORDER + " X?";

  static Options agreed(String... words) {
    var given = new TreeMap<String, String>();
    for (String word : words) {
      var parts = List.of(word.split("=", 2));
      given.put(parts.getFirst(), parts.getLast());
    }
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  /** {@return a position of rows such as {@code 11=5K5}; rows that aren't named are empty} */
  static Position at(String kinds, String turn, String rows, String... options) {
    var ranks = new ArrayList<>(Collections.nCopies(11, "11"));
    for (String row : rows.split(" ", -1)) {
      var parts = List.of(row.split("=", 2));
      ranks.set(11 - Integer.parseInt(parts.getFirst()), parts.getLast());
    }
    var agreed = agreed(options);
    String other = agreed.get("edition").equals("spies") ? "red" : "yellow";
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("board", new Tree.Text(String.join("/", ranks)));
    fields.put("turn", new Tree.Text(turn));
    var pieces = new LinkedHashMap<String, Tree>();
    pieces.put("white", text(kinds));
    pieces.put(other, text(kinds));
    fields.put("pieces", new Tree.Fields(pieces));
    var position = new Tree.Fields(fields);
    return new Position(agreed, GAME.notation().load(position, agreed).orThrow());
  }

  private static Tree text(String kinds) {
    return new Tree.Text(kinds);
  }

  Position after(String... actions) {
    var s = state;
    for (String action : actions) s = Lines.after(GAME, s, picks(action));
    return new Position(options, s);
  }

  static List<Choice> picks(String action) {
    return List.of(action.split(" ", -1)).stream()
        .map(token -> GAME.notation().parse(token).orElseThrow())
        .toList();
  }

  ConfusionView view() {
    if (!(GAME.turn(state) instanceof Turn.Of(var seat)))
      throw new IllegalStateException("nobody is to act");
    return GAME.view(state, Viewer.of(seat));
  }

  /** {@return what the opponent advises after so many visits, without whims} */
  Advice ask(long visits, long seed) {
    return ask(view(), visits, seed);
  }

  static Advice ask(ConfusionView view, long visits, long seed) {
    var opponent = new ConfusionAgent(GAME, seed);
    return opponent.advise(
        view, new Strength(new Skill(visits, 0, 0), false), Limit.of(visits, 60_000));
  }

  String best(long visits) {
    return GAME.notation().print(ask(visits, 1).action());
  }
}
