package fr.zizanie.players.confusion;

import fr.zizanie.players.analysis.Appraiser;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Judgement;
import fr.zizanie.players.analysis.Odds;
import fr.zizanie.players.analysis.Question;
import fr.zizanie.players.analysis.Weighed;
import fr.zizanie.players.analysis.Work;
import fr.zizanie.players.confusion.Findings.Tried;
import fr.zizanie.players.confusion.search.TreeSearch;
import fr.zizanie.players.number.Elementary;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.confusion.state.Phase;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

/**
 * Judges Confusion by the opponent's search over the exact beliefs of both sides. An answer of the
 * other side is luck: it tells the truth, or what the computer would say for its agent.
 */
public final class ConfusionAppraiser implements Appraiser<ConfusionState, ConfusionView> {
  /** Worlds of each side from which a search judges. */
  private static final int BELIEVED = 512;

  /**
   * By what the odds of a try that would take a piece are multiplied: who sees the diagrams leaves
   * few pieces where they can be taken, and fewer that control the neutral piece. Measured between
   * computers ({@code docs/analysis.md}).
   */
  private static final double TAKES = 0.25;

  private static final double TAKES_HOLDER = 0.125;

  /**
   * What the logarithm of the search's own odds is multiplied by: the search is too sure of what it
   * finds ({@code lab confusion --fit}).
   */
  private static final double STEEPNESS = 0.76;

  /** Places that an agent's owner looks at for its word, as one does at a low level. */
  private static final int GLANCE = 12;

  private final Confusion game;
  private final Map<Asked, Double> known = new HashMap<>();

  private record Asked(ConfusionView view, Seat seat, Work work) {}

  /** Judges one edition. */
  public ConfusionAppraiser(Confusion game) {
    this.game = game;
  }

  @Override
  public Work work(Depth depth) {
    return depth.of(new Work(100, 24), new Work(400, 24), new Work(3_000, 48));
  }

  /** A hash that is the same in every process. */
  @Override
  public long key(ConfusionView v) {
    long key = v.board().hashCode() * 31L + v.facts().hashCode() + v.moment().arg() * 1_000_003L;
    for (Seat seat : Seat.values())
      for (int letter = 0; letter < v.setting().letters(); letter++)
        key = key * 31 + v.kind(seat, letter);
    return key;
  }

  @Override
  public boolean tells(ConfusionView view) {
    return view.moment().phase() == Phase.ANSWER;
  }

  @Override
  public List<Choice> told(ConfusionState world) {
    var words = game.choices(world).toList();
    if (words.size() == 1) return words;
    if (!(game.turn(world) instanceof Turn.Of(Seat by)))
      throw new IllegalArgumentException("nobody answers: " + world);
    var view = game.view(world, Viewer.of(by));
    var random = new SplittableRandom(key(view));
    var limit = Limit.ofVisits(GLANCE);
    return AnswerPolicy.of(new Decision(game, view, by, world, random, limit, 1)).action();
  }

  /** Legality follows from the view: any world that looks like it offers the same tries. */
  @Override
  public List<Question> questions(ConfusionView view) {
    if (view.moment().phase() != Phase.TRY) return List.of();
    return new TryQuestions(view).of(game.choices(game.sample(view, random(view))).toList());
  }

  @Override
  public Judgement judge(ConfusionView view, Seat seat, Work work) {
    boolean ours = view.turn() instanceof Turn.Of(Seat by) && by == seat;
    return switch (view.moment().phase()) {
      case SETUP -> Judgement.of(0.5);
      case TRY -> ours ? tries(view, seat, work) : Judgement.of(value(view, seat, work));
      default -> ours ? words(view, seat, work) : Judgement.of(answered(view, seat, work));
    };
  }

  @Override
  public OptionalDouble truth(ConfusionState state, Work work) {
    if (state.moment().phase() != Phase.TRY) return OptionalDouble.empty();
    var whole = game.whole(state);
    var search = TreeSearch.open(whole, Seat.FIRST, random(whole));
    return OptionalDouble.of(chance(search.run(Limit.ofVisits(work.visits())).value()));
  }

  /** A try that was looked at seldom counts for no more than the best of the others. */
  private Judgement tries(ConfusionView view, Seat seat, Work work) {
    var findings = Findings.of(List.of(search(view, seat, work)));
    int enough = (findings.most() + 1) / 2;
    double best =
        findings.tries().stream()
            .filter(t -> t.asked() >= enough)
            .mapToDouble(Tried::value)
            .max()
            .orElse(0);
    var sound = new ArrayList<Weighed>();
    var others = new ArrayList<Weighed>();
    for (Tried t : findings.tries()) {
      double chance = chance(Math.min(best, t.value()));
      var weighed = weighed(List.of(TryPolicy.choice(t.attempt())), chance);
      (t.asked() >= enough ? sound : others).add(weighed);
    }
    if (sound.isEmpty()) return Judgement.of(chance(findings.value()));
    sound.addAll(others);
    return Judgement.of(sound);
  }

  /** All that may be said or done, each by a search of what it leads to. */
  private Judgement words(ConfusionView view, Seat seat, Work work) {
    var out = new ArrayList<Weighed>();
    for (var action : offered(view)) out.add(weigh(view, seat, action, work));
    return Judgement.of(out);
  }

  /** The worst of what the other side may decide. */
  private double answered(ConfusionView view, Seat seat, Work work) {
    double least = 1;
    for (var action : offered(view))
      least = Math.min(least, weigh(view, seat, action, work).chance());
    return least;
  }

  private List<List<Choice>> offered(ConfusionView view) {
    return Lines.actions(game, game.sample(view, random(view)), 100);
  }

  /** The mean over worlds, in which the action comes off or doesn't. */
  @Override
  public Weighed weigh(ConfusionView view, Seat seat, List<Choice> action, Work work) {
    var random = random(view);
    double sum = 0;
    for (int k = 0; k < work.worlds(); k++)
      sum += chance(Lines.after(game, game.sample(view, random), action), seat, work);
    return weighed(action, Math.clamp(sum / work.worlds(), 0, 1));
  }

  @Override
  public double allowed(ConfusionState before, ConfusionState after) {
    // Agents answer as they like, and nobody knows what is let come to them.
    if (before.setting().spies()) return 1;
    int enemy = before.moment().by().other().ordinal() * Board.LETTERS;
    for (int piece = enemy; piece < enemy + before.setting().letters(); piece++)
      if (before.board().square(piece) != 0 && after.board().square(piece) == 0)
        return before.board().holder() == piece ? TAKES_HOLDER : TAKES;
    return 1;
  }

  private boolean asks(ConfusionState state, Seat seat) {
    return state.moment().phase() == Phase.ANSWER && game.turn(state).is(seat.other());
  }

  private double chance(ConfusionState state, Seat seat, Work work) {
    var s = asks(state, seat) ? Lines.after(game, state, told(state)) : state;
    if (game.turn(s) instanceof Turn.Over(var outcome)) {
      Optional<Seat> winner = outcome.winner();
      return winner.isEmpty() ? 0.5 : winner.get() == seat ? 1 : 0;
    }
    return value(game.view(s, Viewer.of(seat)), seat, work);
  }

  private double value(ConfusionView view, Seat seat, Work work) {
    return known.computeIfAbsent(
        new Asked(view, seat, work), _ -> chance(search(view, seat, work).value()));
  }

  private TreeSearch search(ConfusionView view, Seat seat, Work work) {
    return TreeSearch.of(view, seat, random(view)).run(Limit.ofVisits(work.visits()));
  }

  private SplittableRandom random(ConfusionView view) {
    return new SplittableRandom(key(view));
  }

  @Override
  public double steepness(ConfusionState state) {
    return STEEPNESS;
  }

  /** A value of 1 is won, one of -1 lost. */
  private static double chance(double value) {
    if (Math.abs(value) >= 1) return value > 0 ? 1 : 0;
    return Odds.chance(STEEPNESS * Elementary.log((1 + value) / (1 - value)));
  }

  private static Weighed weighed(List<Choice> action, double chance) {
    return new Weighed(action, chance, Odds.interval(chance, BELIEVED));
  }
}
