package fr.zizanie.players.ironpond;

import fr.zizanie.players.analysis.Appraiser;
import fr.zizanie.players.analysis.CardWorth;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Judgement;
import fr.zizanie.players.analysis.Odds;
import fr.zizanie.players.analysis.Weighed;
import fr.zizanie.players.analysis.Work;
import fr.zizanie.players.ironpond.card.CardValue;
import fr.zizanie.players.ironpond.search.Afterstate;
import fr.zizanie.players.ironpond.search.ChessSearch;
import fr.zizanie.players.ironpond.search.IronPondEvaluation;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Score;
import fr.zizanie.players.search.Skill;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Setting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

/**
 * Judges Iron Pond as its opponent thinks: chess by alpha-beta, cards by their worth, and what the
 * other hand may do by worlds that agree with the view.
 */
public final class IronPondAppraiser implements Appraiser<IronPondState, IronPondView> {
  /** The logarithm of the odds that a hundredth of a pawn is worth without cards. */
  private static final double CHESS = 0.0024;

  /** With cards, which turn games: {@code lab ironpond --fit}. */
  private static final double WITH_CARDS = 0.0008;

  /**
   * How often the worth of a hand counts: over a game a card wins more than its worth to the
   * search. Measured between computers ({@code docs/analysis.md}).
   */
  private static final double HAND = 2.5;

  /** Actions at most of a decision that has no candidates of its own. */
  private static final int MOST = 40;

  /** A position where the other side decides takes this part of a judgement's positions. */
  private static final int PART = 8;

  /** The best candidates after which the other hand is looked at. */
  private static final int FEARED = 3;

  /** With fewer positions no card is looked at, of neither hand: it would be noise. */
  private static final int ENOUGH = 1_000;

  /** Positions of a first look at most. */
  private static final int LEAST = 200;

  private static final int TABLE = 16;

  private final IronPond game;
  private final Map<Asked, Integer> known = new HashMap<>();

  /** Judges the game with its cards or without. */
  public IronPondAppraiser(IronPond game) {
    this.game = game;
  }

  private record Asked(Afterstate board, Seat seat, int visits) {}

  @Override
  public Work work(Depth depth) {
    return depth.of(new Work(400, 8), new Work(3_500, 3), new Work(50_000, 6));
  }

  @Override
  public double steepness(IronPondState state) {
    return steepness(state.setting());
  }

  @Override
  public double hands(IronPondView full, Seat seat) {
    if (blind(full)) return 0;
    IronPondState state = world(IronPondAgent.unsuspecting(full));
    return steepness(state) * hand(state, seat);
  }

  @Override
  public long key(IronPondView view) {
    return IronPondAgent.key(view);
  }

  /** A kidnapping hides the board (card 11). */
  @Override
  public boolean blind(IronPondView view) {
    return view.scene().isEmpty();
  }

  @Override
  public Judgement judge(IronPondView full, Seat seat, Work work) {
    IronPondView view = IronPondAgent.unsuspecting(full);
    IronPondState state = world(view);
    if (view.scene().isEmpty()) return Judgement.of(0.5);
    var decision = decision(view, state, seat, work);
    if (!game.turn(state).is(seat))
      return Judgement.of(chance(state, score(state, seat, work) - fear(decision, work)));
    return switch (view.frames().getLast()) {
      case Frame.Ready _ -> candidates(decision, Candidates.of(decision).beforeMove(), work);
      case Frame.Moved _ -> candidates(decision, Candidates.of(decision).afterMove(), work);
      case Frame.Window _ -> candidates(decision, Candidates.of(decision).inWindow(), work);
      default -> others(view, state, seat, work);
    };
  }

  @Override
  public Weighed weigh(IronPondView full, Seat seat, List<Choice> action, Work work) {
    IronPondView view = IronPondAgent.unsuspecting(full);
    var next = Lines.after(game, world(view), action);
    return new Weighed(action, chance(next, score(next, seat, work) + drawn(action)), 0);
  }

  /** The card that is drawn for a played one once all is resolved (2.5.1). */
  private static int drawn(List<Choice> action) {
    var played = CardWorth.card(action).map(Choice::a);
    boolean draws = played.filter(card -> !Deck.with(Trait.TAKES_OVER).has(card)).isPresent();
    return draws ? hands(CardValue.FRESH) : 0;
  }

  @Override
  public OptionalDouble truth(IronPondState state, Work work) {
    int hands = hands(worth(state, Seat.FIRST) - worth(state, Seat.SECOND));
    return OptionalDouble.of(chance(state, score(state, Seat.FIRST, hands, work)));
  }

  private IronPondState world(IronPondView view) {
    return game.sample(view, new SplittableRandom(key(view)));
  }

  private Decision decision(IronPondView view, IronPondState state, Seat us, Work work) {
    var strength =
        new Strength(new Skill(work.visits(), 0, 0), 60, 40, work.worlds(), 100, enough(work));
    var search = Decision.search(view, Limit.ofVisits(work.visits()), TABLE);
    return new Decision(game, view, state, us, strength, new SplittableRandom(key(view)), search);
  }

  /** All candidates to the same depth, then the other hand's answers to the best of them. */
  private Judgement candidates(Decision decision, List<Candidate> candidates, Work work) {
    if (candidates.isEmpty())
      return Judgement.of(chance(decision.state(), score(decision.state(), decision.us(), work)));
    var scored = deepened(decision, candidates);
    int hand = hand(decision.state(), decision.us());
    var fears = fears(decision, scored, work);
    double steepness = steepness(decision.state().setting());
    double usual = fears.stream().mapToDouble(Fear::mean).average().orElse(0);
    var out = new ArrayList<Weighed>();
    var seen = new HashSet<List<Choice>>();
    for (int i = 0; i < scored.size(); i++) {
      var one = scored.get(i);
      if (!seen.add(one.candidate.action())) continue;
      double fear = i < fears.size() ? fears.get(i).mean : usual;
      double doubt = i < fears.size() ? fears.get(i).doubt : 0;
      double chance = Odds.chance(steepness * (one.score + hand - fear));
      double interval = Odds.SURE * steepness * doubt * chance * (1 - chance);
      out.add(new Weighed(one.candidate.action(), chance, interval));
    }
    return Judgement.of(out);
  }

  /**
   * What the other hand gains after something, in hundredths of a pawn.
   *
   * @param doubt the standard error of the mean over the worlds
   */
  private record Fear(double mean, double doubt) {
    static Fear of(int... gains) {
      double mean = Arrays.stream(gains).average().orElse(0);
      double square = Arrays.stream(gains).mapToDouble(g -> (g - mean) * (g - mean)).sum();
      int n = gains.length;
      return new Fear(mean, n < 2 ? 0 : Math.sqrt(square / (n - 1) / n));
    }
  }

  /** The fears after the best candidates, all in the same worlds. */
  private List<Fear> fears(Decision decision, List<Scored> scored, Work work) {
    var fresh = decision(decision.view(), decision.state(), decision.us(), work);
    boolean decided = Math.abs(scored.getFirst().score) > Score.WON;
    var out = new ArrayList<Fear>();
    for (int i = 0; i < Math.min(FEARED, scored.size()); i++) {
      var gains = new int[work.worlds()];
      var random = new SplittableRandom(key(decision.view()));
      for (int k = 0; k < gains.length; k++) {
        long seed = random.nextLong();
        if (!decided && enough(work) && OpponentModel.helps(fresh))
          gains[k] = fear(fresh, scored.get(i), seed);
      }
      out.add(Fear.of(gains));
    }
    return out;
  }

  private static int fear(Decision decision, Scored scored, long seed) {
    try {
      return OpponentModel.fear(decision, scored.candidate, seed);
    } catch (Limit.Stop stop) {
      return 0; // beyond the work of this depth
    }
  }

  /** A candidate with its value for the seat to act, in hundredths of a pawn. */
  private record Scored(Candidate candidate, int score) {}

  /** The first look is bounded for each; a later one that isn't finished changes nothing. */
  private static List<Scored> deepened(Decision decision, List<Candidate> candidates) {
    var found = new ArrayList<Scored>();
    for (Candidate c : candidates)
      found.add(
          new Scored(c, glimpsed(decision.search(), c.afterstate(), decision.us()) + bonus(c)));
    found.sort((a, b) -> Integer.compare(b.score, a.score));
    List<Scored> best = found;
    decision.limit().until(1);
    try {
      for (int depth = 1; depth <= decision.strength().depth(); depth++)
        best = round(decision, best, depth);
    } catch (Limit.Stop stop) {
      // The last whole round stands.
    }
    return best;
  }

  /** What a line is worth beside the board, its part of the hand counted as often as the hand. */
  private static int bonus(Candidate c) {
    return c.bonus() - c.hand() + hands(c.hand());
  }

  /** Captures followed; as it stands where there are too many. */
  private static int glimpsed(ChessSearch search, Afterstate then, Seat seat) {
    var glimpse = search.beside(Limit.ofVisits(LEAST));
    try {
      return value(glimpse, then, seat, 0);
    } catch (Limit.Stop stop) {
      int still = IronPondEvaluation.of(then.board());
      return then.board().turn() == seat ? still : -still;
    }
  }

  private static int value(ChessSearch search, Afterstate then, Seat seat, int depth) {
    return then.value(search, seat, depth, -Score.INFINITE, Score.INFINITE);
  }

  private static List<Scored> round(Decision decision, List<Scored> candidates, int depth) {
    var out = new ArrayList<Scored>();
    for (var one : candidates) {
      Candidate c = one.candidate;
      int value = value(decision.search(), c.afterstate(), decision.us(), depth);
      out.add(new Scored(c, value + bonus(c)));
    }
    out.sort((a, b) -> Integer.compare(b.score, a.score));
    return out;
  }

  /** Any other decision that is small enough to be looked at whole. */
  private Judgement others(IronPondView view, IronPondState state, Seat seat, Work work) {
    var actions = Lines.actions(game, state, MOST + 1);
    if (actions.size() > MOST) return Judgement.of(chance(state, score(state, seat, work)));
    var out = new ArrayList<Weighed>();
    for (var action : actions) out.add(weigh(view, seat, action, work));
    return Judgement.of(out);
  }

  /** What the other hand gains at the beginning of its turn, over worlds of it. */
  private int fear(Decision decision, Work work) {
    boolean theirs = decision.state().frames().getLast() instanceof Frame.Ready;
    if (!theirs || !enough(work) || !OpponentModel.helps(decision)) return 0;
    var random = new SplittableRandom(key(decision.view()));
    long sum = 0;
    for (int k = 0; k < work.worlds(); k++)
      sum += OpponentModel.fear(decision, game.sample(decision.view(), random));
    return (int) (sum / work.worlds());
  }

  /** The value of a state for a seat: its board, passed through, and the hands. */
  private int score(IronPondState state, Seat seat, Work work) {
    return score(state, seat, hand(state, seat), work);
  }

  private int score(IronPondState state, Seat seat, int hands, Work work) {
    var then = Afterstate.of(game, state);
    var view = game.view(state, Viewer.of(seat));
    var asked = new Asked(then, seat, work.visits());
    int board = known.computeIfAbsent(asked, _ -> searched(view, then, seat, work));
    return then.ending().isPresent() ? board : board + hands;
  }

  private int searched(IronPondView view, Afterstate then, Seat seat, Work work) {
    var search =
        Decision.search(view, Limit.ofVisits(Math.max(LEAST, work.visits() / PART)), TABLE);
    int best = glimpsed(search, then, seat);
    if (then.ending().isPresent()) return best;
    try {
      for (int depth = 1; depth <= 60; depth++) best = value(search, then, seat, depth);
    } catch (Limit.Stop stop) {
      // The last whole look stands.
    }
    return best;
  }

  /** The worth of the own hand more than that of the other, of which only the number is known. */
  private int hand(IronPondState state, Seat seat) {
    int other = game.view(state, Viewer.of(seat)).cards().count(seat.other());
    return hands(worth(state, seat) - CardValue.FRESH * other);
  }

  private static boolean enough(Work work) {
    return work.visits() >= ENOUGH;
  }

  private static int hands(int worth) {
    return (int) (HAND * worth);
  }

  private int worth(IronPondState state, Seat seat) {
    int worth = 0;
    for (int card : game.view(state, Viewer.of(seat)).cards().hand(seat).list())
      worth += CardValue.of(card);
    return worth;
  }

  private static double chance(IronPondState state, int score) {
    return Odds.chance(steepness(state.setting()) * score);
  }

  private static double steepness(Setting setting) {
    return setting.hasCards() ? WITH_CARDS : CHESS;
  }
}
