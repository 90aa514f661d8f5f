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
  /**
   * What the logarithm of the odds of playouts is multiplied by once stones fill the board. Before,
   * they tell less, in proportion to the stones: {@code lab tsunami --fit}.
   */
  private static final double STEEPNESS = 1.65;

  /** What a unit of a card's worth in the hand adds to the same logarithm on a full board. */
  private static final double HAND = 0.0055;

  /** The worth of a card that isn't seen. */
  private static final double UNSEEN = 5;

  /**
   * With fewer playouts the usual action counts as the board stands, and imaginary games fill them
   * up to so many: what others add is noise.
   */
  private static final int ENOUGH = 20;

  /** Imaginary games of each board at least, half of them won. */
  private static final double DOUBT = 1;

  /** The stones that a search tried most and that are looked at, and the plays of one card. */
  private static final int STONES = 4;

  private static final int PLAYS = 3;

  /** Actions of any other decision at most. */
  private static final int MOST = 24;

  private final Tsunami game;
  private final Map<Asked, Playouts> known = new HashMap<>();

  /** Judges the game with one deck. */
  public TsunamiAppraiser(Tsunami game) {
    this.game = game;
  }

  /** A board, whose turn it is, and how many playouts tell its worth. */
  private record Asked(Stones stones, int komi, Seat mover, int games) {}

  /**
   * What playouts tell of a board.
   *
   * @param won the share that Black wins, between 0 and 1
   * @param games how many were played
   */
  private record Playouts(double won, int games) {
    /**
     * An action that leads there.
     *
     * @param full how much of the board stones filled before
     */
    Weighed weighed(List<Choice> action, Seat seat, double hand, double full) {
      double share = seat == Seat.FIRST ? won : 1 - won;
      double chance = Odds.chance(STEEPNESS * (full * Odds.logit(share) + HAND * hand));
      double slope = STEEPNESS * full * chance * (1 - chance) / (won * (1 - won));
      return new Weighed(action, chance, slope * Odds.interval(won, games));
    }
  }

  @Override
  public Work work(Depth depth) {
    return depth.of(new Work(2, 2), new Work(24, 4), new Work(150, 6));
  }

  @Override
  public double steepness(TsunamiState state) {
    return STEEPNESS;
  }

  @Override
  public double hands(TsunamiView view, Seat seat) {
    return STEEPNESS * HAND * hand(world(view), seat);
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
    if (work.visits() < ENOUGH)
      return Judgement.of(
          List.of(weighed(actions.getFirst(), state, state, seat, hand(state, seat), work)));
    Weighed usual = at(view, seat, actions.getFirst(), work);
    var out = new ArrayList<Weighed>();
    out.add(usual);
    for (var action : actions.subList(1, actions.size()))
      out.add(told(at(view, seat, action, work), usual));
    return Judgement.of(out);
  }

  @Override
  public Weighed weigh(TsunamiView view, Seat seat, List<Choice> action, Work work) {
    var usual = judge(view, seat, work).candidates();
    var weighed = at(view, seat, action, work);
    return usual.isEmpty() ? weighed : told(weighed, usual.getFirst());
  }

  @Override
  public OptionalDouble truth(TsunamiState state, Work work) {
    double hands = worth(state, Seat.FIRST) - worth(state, Seat.SECOND);
    return OptionalDouble.of(weighed(List.of(), state, state, Seat.FIRST, hands, work).chance());
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
    var before = world(view);
    var after = Lines.after(game, before, action);
    return weighed(action, before, after, seat, hand(after, seat), work);
  }

  /** An action by how much more or less than the usual one it surely is worth. */
  private static Weighed told(Weighed action, Weighed usual) {
    double gap = action.chance() - usual.chance();
    double doubt =
        Math.sqrt(action.interval() * action.interval() + usual.interval() * usual.interval());
    double sure = Math.copySign(Math.max(0, Math.abs(gap) - doubt), gap);
    return new Weighed(action.action(), Math.clamp(usual.chance() + sure, 0, 1), action.interval());
  }

  private double chance(TsunamiState state, Seat seat, Work work) {
    return weighed(List.of(), state, state, seat, hand(state, seat), work).chance();
  }

  /**
   * An action by the state after it, once windows are passed and chance is dealt. All actions of a
   * decision have the curve of the board before, so that whoever captures isn't held back by it.
   */
  private Weighed weighed(
      List<Choice> action,
      TsunamiState before,
      TsunamiState after,
      Seat seat,
      double hand,
      Work work) {
    TsunamiState s = TsunamiAgent.closed(game, after, new SplittableRandom(after.stones().hash()));
    if (game.turn(s) instanceof Turn.Over(var outcome)) {
      double result = outcome.winner().map(winner -> winner == seat ? 1.0 : 0.0).orElse(0.5);
      return new Weighed(action, result, 0);
    }
    var stones = before.stones();
    double full = (double) stones.count() / stones.size().count();
    return playouts(s, work).weighed(action, seat, hand, full);
  }

  /** The worth of the own hand more than that of the other, of which only the number is known. */
  private static double hand(TsunamiState state, Seat seat) {
    return worth(state, seat) - UNSEEN * state.hand(seat.other()).size();
  }

  private static double worth(TsunamiState s, Seat seat) {
    int sum = 0;
    for (int kind : s.hand(seat)) sum += CardValue.worth(s.card(kind));
    return sum;
  }

  private Playouts playouts(TsunamiState s, Work work) {
    Seat mover = game.turn(s) instanceof Turn.Of(Seat by) ? by : s.by();
    var asked = new Asked(s.stones(), s.setting().komi(), mover, work.visits());
    return known.computeIfAbsent(asked, _ -> played(s, mover, work));
  }

  /** A search leads them, so that what hangs is taken or saved. */
  private static Playouts played(TsunamiState s, Seat mover, Work work) {
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
    double doubt = Math.max(DOUBT, ENOUGH - work.visits());
    double won = (tree.won() * work.visits() + doubt / 2) / (work.visits() + doubt);
    return new Playouts(mover == Seat.FIRST ? won : 1 - won, work.visits());
  }
}
