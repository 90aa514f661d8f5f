package fr.zizanie.players.tsunami;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.tsunami.search.Arms;
import fr.zizanie.players.tsunami.search.Clock;
import fr.zizanie.players.tsunami.search.Tree;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * The opponent of Tsunami: a Monte-Carlo tree for stones, and playouts from sampled worlds for
 * cards. It keeps nothing between moves.
 */
public record TsunamiAgent(Tsunami game, long seed) implements Agent<TsunamiView> {
  private static final int MOST_PICKS = 28;
  private static final int FEWEST_PICKS = 4;

  /** Each action should be looked at so often, or fewer are. */
  private static final int LOOKS = 8;

  /** How carefully dead stones are found: a few tenths of a second. */
  private static final Budget JUDGE = new Budget(3_000, 6);

  /** So many empty points are left when it begins to look whether the game is decided. */
  private static final int LATE = 100;

  @Override
  public Advice advise(TsunamiView view, Budget budget) {
    if (!(view.turn() instanceof Turn.Of(Seat me)))
      throw new IllegalArgumentException("nobody is to act: " + view);
    Thought thought = thought(view, me, budget);
    return switch (view.pending()) {
      case Pending.Main _ -> turn(thought);
      case Pending.Marking m -> Settlement.mark(thought, m);
      case Pending.Discard _ -> discard(thought);
      case Pending.Gift _, Pending.Exchange _ -> step(thought);
      default -> compare(thought, Points.NONE, all(thought));
    };
  }

  /** {@return the stones that playouts of a running game find dead; as sharp at every level} */
  public static Points dead(TsunamiView view) {
    Thought thought = new TsunamiAgent(new Tsunami(), 1).thought(view, view.by(), JUDGE);
    Tree tree = thought.tree(Points.where(_ -> true));
    tree.search(thought.clock().share(0, 1));
    return Settlement.dead(view.board().stones(), tree);
  }

  /** {@return the stone, or pass, that it would choose if there were no cards to draw or play} */
  public Choice plain(TsunamiView view, Budget budget) {
    Thought t = thought(view, view.by(), budget);
    Tree tree = t.tree(view.moves());
    tree.search(t.clock().share(0, 1));
    return stone(t, tree);
  }

  private Thought thought(TsunamiView view, Seat me, Budget budget) {
    var random = new SplittableRandom(seed ^ view.board().stones().hash() ^ view.moment().index());
    var strength = Strength.of(budget.level());
    var clock = new Clock(budget.millis(), strength.games());
    return new Thought(view, me, game.sample(view, random), strength, clock, random);
  }

  private List<Choice> offered(Thought t) {
    return game.choices(t.sample()).toList();
  }

  private Advice turn(Thought t) {
    var offered = offered(t);
    var draw = offered.stream().filter(c -> c.kind() == Choice.Kind.WORD).findAny();
    boolean late = 169 - t.view().board().stones().count() < LATE;
    if (draw.isPresent() && !late) return new Advice(List.of(draw.get()), 0, 0);
    var cards = offered.stream().filter(CardSense::card).toList();
    Tree tree = t.tree(t.view().moves());
    tree.search(t.clock().share(0, cards.isEmpty() ? 1 : 0.5));
    if (late && Settlement.passes(t, tree)) return advice(Choice.PASS, tree);
    if (draw.isPresent()) return new Advice(List.of(draw.get()), score(tree.value()), tree.games());
    Choice stone = stone(t, tree);
    return cards.isEmpty() ? advice(stone, tree) : withCards(t, tree, stone, cards);
  }

  private static Choice stone(Thought t, Tree tree) {
    int place = tree.best();
    if (place != Goban.NOWHERE && t.random().nextInt(100) < t.strength().slip()) {
      int[] tried = tree.tried(t.strength().among());
      place = tried[t.random().nextInt(tried.length)];
    }
    return place == Goban.NOWHERE ? Choice.PASS : Choice.square(Goban.point(place));
  }

  private static Advice advice(Choice choice, Tree tree) {
    return new Advice(List.of(choice), score(tree.value()), tree.games());
  }

  private static int score(double value) {
    return (int) Math.round((value - 0.5) * 2000);
  }

  /** A card and then the stone, or a card instead, against the stone alone. */
  private Advice withCards(Thought t, Tree tree, Choice stone, List<Choice> cards) {
    var arms = new Arms(game, t.me(), t.random().nextLong());
    arms.add(List.of(stone), resolved(t, List.of(stone)), 0);
    boolean full = t.view().held().own().size() > 3;
    int most = t.strength().games() / 2 / LOOKS / cards.size();
    most = Math.clamp(most, FEWEST_PICKS, MOST_PICKS);
    for (Choice card : cards)
      for (var action : actions(t, List.of(card), tree, most)) {
        double bonus = CardSense.bonus(t.view().setting().deck().card(card.a()));
        arms.add(action, followed(resolved(t, action), t.me(), stone), full ? bonus + 0.05 : bonus);
      }
    arms.compare(t.view().setting(), t.clock().share(0.5, 1));
    return new Advice(arms.best(), score(arms.value()), tree.games() + arms.games());
  }

  /**
   * The whole actions that begin so: all of them, or a few by chance; notes go where it matters.
   */
  private List<List<Choice>> actions(Thought t, List<Choice> prefix, Tree tree, int most) {
    var card = t.view().setting().deck().card(prefix.getFirst().a());
    TsunamiState s = Lines.after(game, t.sample(), prefix);
    if (game.settled(s)) return List.of(prefix);
    var out = new ArrayList<List<Choice>>();
    if (card.note().isPresent()) {
      var points = game.choices(s);
      int[] tried = tree.tried(4);
      for (int i = card.instead() ? 0 : 1; i < tried.length; i++) {
        Choice noted = Choice.square(Goban.point(tried[i]));
        if (points.contains(noted)) out.add(List.of(prefix.getFirst(), noted));
      }
      return out;
    }
    walk(s, new ArrayList<>(prefix), out);
    while (out.size() > most) {
      int last = out.size() - 1;
      out.set(t.random().nextInt(out.size()), out.get(last));
      out.removeLast();
    }
    return out;
  }

  private void walk(TsunamiState s, List<Choice> prefix, List<List<Choice>> out) {
    for (Choice choice : game.choices(s).toList()) {
      TsunamiState next = game.apply(s, choice);
      prefix.add(choice);
      if (game.settled(next)) out.add(List.copyOf(prefix));
      else walk(next, prefix, out);
      prefix.removeLast();
    }
  }

  /** The sampled state after an action that nobody counters, chance taken as it comes. */
  private TsunamiState resolved(Thought t, List<Choice> action) {
    return closed(Lines.after(game, t.sample(), action), t.random());
  }

  private TsunamiState closed(TsunamiState state, RandomGenerator random) {
    TsunamiState s = state;
    while (s.pending() instanceof Pending.AnswerCard
        || s.pending() instanceof Pending.AnswerMove
        || game.turn(s) instanceof Turn.Chance) {
      var choices = game.choices(s);
      boolean chance = game.turn(s) instanceof Turn.Chance;
      s = game.apply(s, chance ? choices.get(random.nextInt(choices.size())) : Choice.PASS);
    }
    return s;
  }

  /** The state with one's stone besides, if the card has left one its move. */
  private TsunamiState followed(TsunamiState s, Seat me, Choice stone) {
    boolean mine = s.pending() instanceof Pending.Main && game.turn(s).is(me);
    return mine && game.choices(s).contains(stone)
        ? closed(game.apply(s, stone), new SplittableRandom(seed))
        : s;
  }

  private List<List<Choice>> all(Thought t) {
    return Lines.actions(game, t.sample(), 400);
  }

  /** Any other decision: a window, a drawn card, a theft. */
  private Advice compare(Thought t, Points unused, List<List<Choice>> actions) {
    if (actions.size() == 1) return new Advice(actions.getFirst(), 0, 0);
    var arms = new Arms(game, t.me(), t.random().nextLong());
    var some = new ArrayList<>(actions);
    while (some.size() > MOST_PICKS) some.remove(t.random().nextInt(some.size()));
    for (var action : some) {
      boolean counter =
          CardSense.card(action.getFirst()) && !(t.view().pending() instanceof Pending.MustPlay);
      arms.add(action, resolved(t, action), counter ? -0.06 : 0);
    }
    arms.compare(t.view().setting(), t.clock().share(0, 1));
    return new Advice(arms.best(), score(arms.value()), arms.games());
  }

  /** A stone of an exchange or of a gift: never declined, since a stone more does no harm. */
  private Advice step(Thought t) {
    Points allowed = Points.NONE;
    for (Choice c : offered(t)) if (c.kind() == Choice.Kind.SQUARE) allowed = allowed.with(c.a());
    Tree tree = t.tree(allowed);
    tree.search(t.clock().share(0, 1));
    Choice stone = stone(t, tree);
    if (stone.equals(Choice.PASS) && !offered(t).contains(stone)) stone = offered(t).getFirst();
    return advice(stone, tree);
  }

  private Advice discard(Thought t) {
    var deck = t.view().setting().deck();
    var least =
        all(t).stream()
            .min(Comparator.comparingInt(a -> CardSense.worth(deck.card(a.getLast().a()))))
            .orElseThrow();
    return new Advice(least, 0, 0);
  }
}
