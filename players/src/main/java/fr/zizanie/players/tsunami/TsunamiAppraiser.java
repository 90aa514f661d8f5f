package fr.zizanie.players.tsunami;

import fr.zizanie.players.analysis.Appraiser;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Judgement;
import fr.zizanie.players.analysis.Odds;
import fr.zizanie.players.analysis.Weighed;
import fr.zizanie.players.analysis.Work;
import fr.zizanie.players.search.Completions;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.tsunami.search.TreeSearch;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Judges Tsunami by playouts of the board and by the worth of the cards in hand. An action counts
 * as better or worse than the one that a search prefers only as far as the playouts can tell.
 */
public final class TsunamiAppraiser implements Appraiser<TsunamiState, TsunamiView> {
  /** The logarithm of the odds that a unit of a card's worth is worth in the hand. */
  private static final double HAND = 0.018;

  /** The worth of a card that isn't seen. */
  private static final double UNSEEN = 5;

  /** Imaginary games of each board at least, half of them won. */
  private static final int DOUBT = 2;

  /** Fewer playouts than these are filled up with imaginary games. */
  private static final int ENOUGH = 20;

  /** The stones that a search tried most and that are looked at, and the plays of one card. */
  private static final int STONES = 4;

  private static final int PLAYS = 3;

  /** Actions of any other decision at most. */
  private static final int MOST = 24;

  private final Tsunami game;
  private final Map<Asked, Double> shares = new HashMap<>();

  /** Judges the game with one deck. */
  public TsunamiAppraiser(Tsunami game) {
    this.game = game;
  }

  /** A board, whose turn it is, and how many playouts tell its worth. */
  private record Asked(Stones stones, int komi, Seat mover, int games) {}

  @Override
  public Work work(Depth depth) {
    return depth.of(new Work(2, 2), new Work(24, 4), new Work(150, 6));
  }

  @Override
  public long key(TsunamiView view) {
    return view.board().stones().hash() * 31 + view.moment().index();
  }

  @Override
  public Judgement judge(TsunamiView view, Seat seat, Work work) {
    var state = world(view);
    boolean ours = game.turn(state).is(seat);
    // Marks are taken back and given again; what they lead to is on the board already.
    if (!ours || view.pending() instanceof Pending.Marking)
      return Judgement.of(chance(state, seat, work));
    var actions = view.pending() instanceof Pending.Main ? turn(view, state, work) : some(state);
    Weighed usual = at(view, seat, actions.getFirst(), work);
    var out = new ArrayList<Weighed>();
    out.add(usual);
    for (var action : actions.subList(1, actions.size()))
      out.add(told(at(view, seat, action, work), usual, work));
    return Judgement.of(out);
  }

  @Override
  public Weighed weigh(TsunamiView view, Seat seat, List<Choice> action, Work work) {
    var usual = judge(view, seat, work).candidates();
    var weighed = at(view, seat, action, work);
    return usual.isEmpty() ? weighed : told(weighed, usual.getFirst(), work);
  }

  @Override
  public OptionalDouble truth(TsunamiState state, Work work) {
    return OptionalDouble.of(
        chance(state, Seat.FIRST, worth(state, Seat.FIRST) - worth(state, Seat.SECOND), work));
  }

  private TsunamiState world(TsunamiView view) {
    return game.sample(view, new SplittableRandom(key(view)));
  }

  /** The usual action first: a card is drawn as soon as one may, else the stone tried most. */
  private List<List<Choice>> turn(TsunamiView view, TsunamiState state, Work work) {
    var out = new LinkedHashSet<List<Choice>>();
    var offered = game.choices(state).toList();
    for (Choice c : offered) if (c.kind() == Choice.Kind.WORD) out.add(List.of(c));
    for (int place : tried(view, state, work)) {
      var stone = List.of(Choice.square(Places.point(place)));
      if (offered.contains(stone.getFirst())) out.add(stone);
    }
    if (offered.contains(Choice.PASS)) out.add(List.of(Choice.PASS));
    for (Choice c : offered) if (CardValue.card(c)) plays(view, state, c, out);
    if (out.isEmpty()) out.addAll(some(state));
    return List.copyOf(out);
  }

  private int[] tried(TsunamiView view, TsunamiState state, Work work) {
    var limit = Limit.ofVisits(2L * work.visits());
    var random = new SplittableRandom(key(view));
    var decision = new Decision(view, view.by(), state, Strength.JUDGE, limit, random);
    var tree = decision.tree(view.moves());
    tree.search(limit);
    return tree.tried(STONES);
  }

  private void plays(TsunamiView view, TsunamiState state, Choice card, Set<List<Choice>> out) {
    var random = new SplittableRandom(key(view) + card.code());
    var found = new Completions<>(game, PLAYS, random, () -> {}).of(state, card);
    for (var play : found) out.add(play.action());
  }

  private List<List<Choice>> some(TsunamiState state) {
    var all = Lines.actions(game, state, 400);
    var random = new SplittableRandom(all.size());
    while (all.size() > MOST) all.remove(random.nextInt(all.size()));
    return all;
  }

  private Weighed at(TsunamiView view, Seat seat, List<Choice> action, Work work) {
    double chance = chance(Lines.after(game, world(view), action), seat, work);
    return new Weighed(action, chance, Odds.interval(chance, work.visits()));
  }

  /** An action by how much more or less than the usual one it surely is worth. */
  private static Weighed told(Weighed action, Weighed usual, Work work) {
    double gap = action.chance() - usual.chance();
    double middle = (action.chance() + usual.chance()) / 2;
    double doubt = Odds.interval(middle, work.visits() / 2.0);
    double sure = Math.copySign(Math.max(0, Math.abs(gap) - doubt), gap);
    return new Weighed(action.action(), Math.clamp(usual.chance() + sure, 0, 1), action.interval());
  }

  private double chance(TsunamiState state, Seat seat, Work work) {
    double hand = worth(state, seat) - UNSEEN * state.hand(seat.other()).size();
    return chance(state, seat, hand, work);
  }

  /** The chance of a seat in a state whose windows are passed and whose chance is dealt. */
  private double chance(TsunamiState state, Seat seat, double hand, Work work) {
    TsunamiState s = TsunamiAgent.closed(game, state, new SplittableRandom(state.stones().hash()));
    if (game.turn(s) instanceof Turn.Over(var outcome))
      return outcome.winner().map(winner -> winner == seat ? 1.0 : 0.0).orElse(0.5);
    double black = black(s, work);
    return Odds.chance(Odds.logit(seat == Seat.FIRST ? black : 1 - black) + HAND * hand);
  }

  private static double worth(TsunamiState s, Seat seat) {
    int sum = 0;
    for (int kind : s.hand(seat)) sum += CardValue.worth(s.card(kind));
    return sum;
  }

  private double black(TsunamiState s, Work work) {
    Seat mover = game.turn(s) instanceof Turn.Of(Seat by) ? by : s.by();
    var asked = new Asked(s.stones(), s.setting().komi(), mover, work.visits());
    return shares.computeIfAbsent(asked, _ -> share(s, mover, work));
  }

  /** By the stone that a search tries most, so that what hangs is taken or saved. */
  private static double share(TsunamiState s, Seat mover, Work work) {
    int last = s.board().newest() < 0 ? Places.NOWHERE : Places.of(s.board().newest());
    var tree =
        new TreeSearch(
            Goban.of(s.stones()),
            mover.ordinal(),
            last,
            Points.where(_ -> true),
            s.setting().komi(),
            s.stones().hash());
    tree.search(Limit.ofVisits(work.visits()));
    int games = tree.visits().getOrDefault(tree.best(), work.visits());
    int doubt = Math.max(DOUBT, ENOUGH - work.visits());
    double won = (tree.value() * games + doubt / 2.0) / (games + doubt);
    return mover == Seat.FIRST ? won : 1 - won;
  }
}
