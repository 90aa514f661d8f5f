package fr.zizanie.players.tsunami;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Preparing;
import fr.zizanie.players.machine.Machine;
import fr.zizanie.players.number.Elementary;
import fr.zizanie.players.search.Completions;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.tsunami.search.Bandit;
import fr.zizanie.players.tsunami.search.TreeSearch;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;
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
 * The opponent of Tsunami: a Monte Carlo tree for stones, and playouts from sampled worlds for
 * cards. It keeps nothing between moves.
 */
public record TsunamiAgent(Tsunami game, long seed) implements Preparing<TsunamiView> {
  private static final int MOST_PICKS = 28;
  private static final int FEWEST_PICKS = 4;

  /** Playouts that each way to play a card should get; a low level looks at fewer ways. */
  private static final int LOOKS = 8;

  /** Milliseconds for finding dead stones, which seldom takes some tenths of a second. */
  private static final long JUDGING = 3_000;

  /** With fewer than so many of 169 points empty it looks whether the game is decided. */
  private static final int LATE = 100;

  /** Playouts enough to tell whether all is settled. */
  private static final int STOPPING = 150;

  @Override
  public Advice advise(TsunamiView view, Budget budget) {
    if (!(view.turn() instanceof Turn.Of(Seat me)))
      throw new IllegalArgumentException("nobody is to act: " + view);
    Decision decision = decision(view, me, budget);
    return switch (view.pending()) {
      case Pending.Main _ -> turn(decision);
      case Pending.Marking m -> DeadStones.mark(judging(view, budget), m);
      case Pending.Discard _ -> discard(decision);
      case Pending.Gift _, Pending.Exchange _ -> step(decision);
      default -> compare(decision, all(decision));
    };
  }

  /** The same question for every seat and level, so that two of its kind don’t quarrel. */
  private static Decision judging(TsunamiView view, Budget budget) {
    long millis = Math.min(JUDGING, budget.millis());
    var limit = Limit.of(budget.machine(), Strength.JUDGE.playouts(), millis);
    return new TsunamiAgent(new Tsunami(), 1).decision(view, view.by(), Strength.JUDGE, limit);
  }

  @Override
  public boolean prepares(TsunamiView before, TsunamiView now) {
    return now.pending() instanceof Pending.Marking
        && !(before.pending() instanceof Pending.Marking);
  }

  /** Marks the dead stones as it would mark them itself. */
  @Override
  public List<List<Choice>> prepared(TsunamiView now, Machine machine) {
    return DeadStones.marks(now.board().stones(), dead(now, machine));
  }

  /** {@return the stones that playouts of a running game find dead, judged alike at every level} */
  public static Points dead(TsunamiView view, Machine machine) {
    Decision decision = judging(view, new Budget(JUDGING, Budget.LEVELS, machine));
    TreeSearch tree = decision.tree(Points.where(_ -> true));
    tree.search(decision.limit());
    return DeadStones.dead(view.board().stones(), tree);
  }

  /** {@return the stone or pass that it would choose without cards to draw or play} */
  public Choice plain(TsunamiView view, Budget budget) {
    Decision t = decision(view, view.by(), budget);
    TreeSearch tree = t.tree(view.moves());
    t.search(tree, t.limit());
    return stone(t, tree);
  }

  private Decision decision(TsunamiView view, Seat me, Budget budget) {
    var strength = Strength.of(budget.level());
    var limit = Limit.of(budget.machine(), strength.playouts(), budget.millis());
    return decision(view, me, strength, limit);
  }

  private Decision decision(TsunamiView view, Seat me, Strength strength, Limit limit) {
    var random = new SplittableRandom(seed ^ view.board().stones().hash() ^ view.moment().index());
    return new Decision(view, me, game.sample(view, random), strength, limit, random);
  }

  private List<Choice> offered(Decision t) {
    return game.choices(t.sample()).toList();
  }

  private Advice turn(Decision t) {
    var offered = offered(t);
    var draw = offered.stream().filter(c -> c.kind() == Choice.Kind.WORD).findAny();
    var stones = t.view().board().stones();
    int points = stones.size().count();
    boolean late = (points - stones.count()) * Grid.POINTS < LATE * points;
    if (draw.isPresent() && !late) return new Advice(List.of(draw.get()), 0, 0);
    var cards = offered.stream().filter(CardValue::card).toList();
    TreeSearch tree = t.tree(t.view().moves());
    Limit part = t.limit().part(cards.isEmpty() ? 1 : 0.5);
    t.search(tree, part);
    t.limit().add(part);
    if (late && DeadStones.passes(t, enough(t, tree))) return advice(Choice.PASS, tree);
    if (draw.isPresent()) return new Advice(List.of(draw.get()), score(tree.value()), tree.games());
    Choice stone = stone(t, tree);
    return cards.isEmpty() ? advice(stone, tree) : withCards(t, tree, stone, cards);
  }

  /** Even the weakest level must see when to stop, or the game doesn't end. */
  private static TreeSearch enough(Decision t, TreeSearch tree) {
    if (tree.games() >= STOPPING) return tree;
    TreeSearch more = t.tree(t.view().moves());
    more.search(t.limit().stretched(STOPPING));
    return more;
  }

  private static Choice stone(Decision t, TreeSearch tree) {
    int place = tree.best();
    if (place != Places.NOWHERE && t.random().nextInt(100) < t.strength().slip()) {
      int[] tried = tree.tried(t.strength().among());
      place = tried[t.random().nextInt(tried.length)];
    }
    return place == Places.NOWHERE ? Choice.PASS : Choice.square(Places.point(place));
  }

  private static Advice advice(Choice choice, TreeSearch tree) {
    return new Advice(List.of(choice), score(tree.value()), tree.games());
  }

  private static int score(double value) {
    return Elementary.round((value - 0.5) * 2000);
  }

  /** Compares a card and then the stone, or a card instead, with the stone alone. */
  private Advice withCards(Decision t, TreeSearch tree, Choice stone, List<Choice> cards) {
    var bandit = new Bandit(game, t.me(), t.random().nextLong());
    bandit.add(List.of(stone), resolved(t, List.of(stone)), 0);
    boolean full = t.view().held().own().size() > 3;
    long enough = t.strength().playouts() / 2 / LOOKS / cards.size();
    int most = Math.clamp(enough, FEWEST_PICKS, MOST_PICKS);
    for (Choice card : cards)
      for (var action : actions(t, card, tree, most)) {
        double bonus = CardValue.bonus(t.view().setting().deck().card(card.a()));
        bandit.add(
            action, followed(resolved(t, action), t.me(), stone), full ? bonus + 0.05 : bonus);
      }
    t.compare(bandit, t.limit().part(1));
    return new Advice(bandit.best(), score(bandit.value()), tree.games() + bandit.games());
  }

  /**
   * The whole plays of a card: all of them, or a few by chance. A note goes to one of the best
   * points.
   */
  private List<List<Choice>> actions(Decision t, Choice first, TreeSearch tree, int most) {
    var card = t.view().setting().deck().card(first.a());
    TsunamiState s = game.apply(t.sample(), first);
    if (game.settled(s)) return List.of(List.of(first));
    if (card.note().isPresent()) return notes(first, game.choices(s), tree, card.instead());
    var out = new ArrayList<List<Choice>>();
    var all = new Completions<>(game, Integer.MAX_VALUE, t.random(), () -> {});
    for (var play : all.of(t.sample(), first)) out.add(play.action());
    while (out.size() > most) {
      int last = out.size() - 1;
      out.set(t.random().nextInt(out.size()), out.get(last));
      out.removeLast();
    }
    return out;
  }

  /**
   * A card with each of the next best points noted; the best point counts too if the card is played
   * instead of a stone.
   */
  private static List<List<Choice>> notes(
      Choice card, Choices points, TreeSearch tree, boolean instead) {
    var out = new ArrayList<List<Choice>>();
    int[] tried = tree.tried(4);
    for (int i = instead ? 0 : 1; i < tried.length; i++) {
      Choice noted = Choice.square(Places.point(tried[i]));
      if (points.contains(noted)) out.add(List.of(card, noted));
    }
    return out;
  }

  /** The sampled state after an action that isn't countered, with random results of chance. */
  private TsunamiState resolved(Decision t, List<Choice> action) {
    return closed(game, Lines.after(game, t.sample(), action), t.random());
  }

  /** {@return a state whose windows are passed and whose chance is drawn} */
  static TsunamiState closed(Tsunami game, TsunamiState state, RandomGenerator random) {
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

  /** The state with the own stone besides, if the card leaves the move. */
  private TsunamiState followed(TsunamiState s, Seat me, Choice stone) {
    boolean mine = s.pending() instanceof Pending.Main && game.turn(s).is(me);
    return mine && game.choices(s).contains(stone)
        ? closed(game, game.apply(s, stone), new SplittableRandom(seed))
        : s;
  }

  private List<List<Choice>> all(Decision t) {
    return Lines.actions(game, t.sample(), 400);
  }

  /** Any other decision: a window, a drawn card, a theft. */
  private Advice compare(Decision t, List<List<Choice>> actions) {
    if (actions.size() == 1) return new Advice(actions.getFirst(), 0, 0);
    var bandit = new Bandit(game, t.me(), t.random().nextLong());
    var some = new ArrayList<>(actions);
    while (some.size() > MOST_PICKS) some.remove(t.random().nextInt(some.size()));
    for (var action : some) {
      boolean counter =
          CardValue.card(action.getFirst()) && !(t.view().pending() instanceof Pending.MustPlay);
      bandit.add(action, resolved(t, action), counter ? -0.06 : 0);
    }
    t.compare(bandit, t.limit());
    return new Advice(bandit.best(), score(bandit.value()), bandit.games());
  }

  /** A stone of an exchange or of a gift: never declined, since a stone more does no harm. */
  private Advice step(Decision t) {
    Points allowed = Points.NONE;
    for (Choice c : offered(t)) if (c.kind() == Choice.Kind.SQUARE) allowed = allowed.with(c.a());
    TreeSearch tree = t.tree(allowed);
    t.search(tree, t.limit());
    Choice stone = stone(t, tree);
    if (stone.equals(Choice.PASS) && !offered(t).contains(stone)) stone = offered(t).getFirst();
    return advice(stone, tree);
  }

  private Advice discard(Decision t) {
    var deck = t.view().setting().deck();
    var least =
        all(t).stream()
            .min(Comparator.comparingInt(a -> CardValue.worth(deck.card(a.getLast().a()))))
            .orElseThrow();
    return new Advice(least, 0, 0);
  }
}
