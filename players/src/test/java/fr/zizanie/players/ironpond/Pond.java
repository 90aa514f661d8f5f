package fr.zizanie.players.ironpond;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.search.Skill;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;

/** A position of Iron Pond to ask the opponent in. */
record Pond(IronPondState state) {
  static final IronPond GAME = new IronPond();
  private static final int LAST_CARD = 72;

  static Options agreed(String... named) {
    var out = new TreeMap<String, String>();
    for (String one : named) {
      String[] halves = one.split("=", 2);
      out.put(halves[0], halves[1]);
    }
    return Options.read(GAME.profile().options(), out).orThrow();
  }

  /** A position with hands such as {@code "32 40"}; the pile has all other cards but {@code 72}. */
  static Pond at(String fen, String white, String black, String... named) {
    var pile = new ArrayList<Tree>();
    var held = new ArrayList<>(cards(white));
    held.addAll(cards(black));
    for (int card = 1; card < LAST_CARD; card++)
      if (!held.contains(card)) pile.add(new Tree.Whole(card));
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("fen", new Tree.Text(fen));
    fields.put("hands", seats(tree(white), tree(black)));
    fields.put("pile", new Tree.Items(pile));
    return new Pond(GAME.notation().load(new Tree.Fields(fields), agreed(named)).orThrow());
  }

  private static List<Integer> cards(String hand) {
    return hand.isEmpty()
        ? List.of()
        : Arrays.stream(hand.split(" ", -1)).map(Integer::valueOf).toList();
  }

  private static Tree tree(String hand) {
    return new Tree.Items(cards(hand).stream().map(c -> (Tree) new Tree.Whole(c)).toList());
  }

  private static Tree seats(Tree white, Tree black) {
    var out = new LinkedHashMap<String, Tree>();
    out.put("white", white);
    out.put("black", black);
    return new Tree.Fields(out);
  }

  Pond after(String... actions) {
    IronPondState s = state;
    for (String action : actions) {
      if (!(GAME.turn(s) instanceof Turn.Of(Seat seat))) throw new IllegalStateException(action);
      var line = new ArrayList<Choice>();
      for (String token : action.split(" ", -1))
        line.add(GAME.notation().parse(token).orElseThrow());
      if (!Lines.actions(GAME, s, Integer.MAX_VALUE).contains(line))
        throw new IllegalArgumentException(seat + " may not " + action);
      s = Lines.after(GAME, s, line);
      while (GAME.turn(s) instanceof Turn.Chance) s = GAME.apply(s, GAME.choices(s).get(0));
    }
    return new Pond(s);
  }

  IronPondView view() {
    if (!(GAME.turn(state) instanceof Turn.Of(Seat seat))) throw new IllegalStateException();
    return GAME.view(state, Viewer.of(seat));
  }

  Advice ask(Strength strength) {
    return new IronPondAgent(GAME, 7).advise(view(), strength, new Budget(1_000_000, 1));
  }

  /** What the opponent does when it may look at so many positions. */
  String best(long visits) {
    return GAME.notation().print(ask(strength(visits)).action());
  }

  static Strength strength(long visits) {
    return new Strength(new Skill(visits, 0, 0), 60, 60, 1, 100, true);
  }
}
