package fr.zizanie.players.ironpond;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.ironpond.card.CardValue;
import fr.zizanie.players.ironpond.search.IronPondEvaluation;
import fr.zizanie.players.ironpond.search.PositionHash;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Ranking;
import fr.zizanie.players.search.Skill;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.cards.special.BrokenFaces;
import fr.zizanie.rules.ironpond.cards.special.Kidnapping;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The opponent of Iron Pond. It keeps nothing between decisions, so many threads may ask it. With
 * the same seed it does the same again unless time decides.
 */
public final class IronPondAgent implements Agent<IronPondView> {
  /** How many levels can be told apart. */
  public static final int LEVELS = Strength.count();

  /** The parts of the time for a turn that its decisions take. */
  private static final double MOVE = 0.6;

  private static final double CARD = 0.25;
  private static final double WINDOW = 0.15;

  /** The part of a decision's time after which it considers the opponent's cards. */
  private static final double FIRST_LOOK = 0.75;

  private static final int LARGEST_TABLE = 20;

  private final IronPond game;
  private final long seed;

  /** An opponent whose errors follow from {@code seed}. */
  public IronPondAgent(IronPond game, long seed) {
    this.game = game;
    this.seed = seed;
  }

  @Override
  public Advice advise(IronPondView view, Budget budget) {
    return advise(view, Strength.of(budget.level()), budget);
  }

  /**
   * {@return the action of a player without cards and without errors that looks at so many
   * positions}
   */
  public Advice plain(IronPondView view, int visits, Budget budget) {
    return advise(view, new Strength(new Skill(visits, 0, 0), 60, 0, 0, 0, false), budget);
  }

  Advice advise(IronPondView view, Strength strength, Budget budget) {
    Seat us =
        seatToAct(view)
            .orElseThrow(() -> new IllegalArgumentException("nobody is to act: " + view));
    if (!view.viewer().is(us))
      throw new IllegalArgumentException("this seat is not to act: " + view);
    if (!view.setting().hasCards()) return ready(decision(view, us, strength, budget));
    return switch (view.frames().getLast()) {
      case Frame.Window w when w.blind() -> blindfolded(decision(view, us, strength, budget));
      case Frame.Window _ -> answered(decision(view, us, strength, part(budget, WINDOW)));
      case Frame.Ready _ -> ready(decision(view, us, strength, part(budget, MOVE)));
      case Frame.Moved _ -> moved(decision(view, us, strength, part(budget, CARD)));
      case Kidnapping.Guessing _ ->
          new Advice(KidnappingGuess.answer(decision(view, us, strength, budget)), 0, 0);
      case BrokenFaces.Searching _ -> searched(decision(view, us, strength, budget));
      case Kidnapping.Taking _ -> taken(decision(view, us, strength, part(budget, CARD)));
      case Frame.Aim _, Frame.Announced _, Frame.Drawing _, Frame.Over _, Interlude _ ->
          throw new IllegalArgumentException("half-way: " + view);
    };
  }

  /** {@return the best move of a game without cards: never a claim, and found within bounds} */
  public Advice move(IronPondView view, Budget budget, Bounds bounds) {
    return move(view, budget, bounds, Progress.NONE);
  }

  /**
   * {@return the best move of a game without cards, within bounds; {@code progress} hears of each
   * depth}
   */
  public Advice move(IronPondView view, Budget budget, Bounds bounds, Progress progress) {
    Seat us = seatToAct(view).filter(view.viewer()::is).orElseThrow();
    var decision = decision(view, us, bounds.of(Strength.of(budget.level())), budget);
    var candidates = bounds.of(Candidates.of(decision).beforeMove());
    return ranked(decision, held(decision, candidates), false, progress);
  }

  private static Budget part(Budget budget, double share) {
    long millis = Math.max(1, (long) (budget.millis() * share));
    return new Budget(millis, budget.level(), budget.machine());
  }

  private Optional<Seat> seatToAct(IronPondView view) {
    var state = game.sample(view, new SplittableRandom(seed));
    return game.turn(state) instanceof Turn.Of(Seat seat) ? Optional.of(seat) : Optional.empty();
  }

  private Decision decision(IronPondView full, Seat us, Strength strength, Budget budget) {
    IronPondView view = unsuspecting(full);
    var random = new SplittableRandom(seed ^ key(view));
    IronPondState state = game.sample(view, random.split());
    int bits = Math.min(LARGEST_TABLE, 64 - Long.numberOfLeadingZeros(strength.skill().visits()));
    var limit = Limit.of(budget.machine(), strength.skill().visits(), budget.millis());
    var search = Decision.search(view, limit, bits);
    return new Decision(game, view, state, us, strength, random, search);
  }

  /** A hash that is the same in every process. */
  static long key(IronPondView v) {
    long h = v.scene().map(s -> PositionHash.of(s.board())).orElse(0L);
    for (Seat seat : Seat.values()) {
      CardSet hand = v.cards().hand(seat);
      h = PositionHash.mixed(PositionHash.mixed(h, hand.low()), hand.high());
    }
    return PositionHash.mixed(h, v.frames().size() * 131L + v.cards().discard().size());
  }

  /** Takes out the secret traps, which could be anywhere: an imagined place only misleads. */
  static IronPondView unsuspecting(IronPondView v) {
    if (v.scene().isEmpty()) return v;
    Scene s = v.scene().get();
    var traps = new ArrayList<Trap>();
    for (Trap t : s.traps()) if (t.at() != Trap.HIDDEN) traps.add(t);
    if (traps.size() == s.traps().size()) return v;
    var scene = new Scene(s.board(), s.lost(), traps, s.away(), s.past(), s.chrono());
    return new IronPondView(
        v.viewer(),
        v.setting(),
        Optional.of(scene),
        v.cards(),
        v.now(),
        v.last(),
        v.frames(),
        v.owed(),
        v.whiteOffence(),
        v.blackOffence());
  }

  private static Advice ready(Decision decision) {
    var candidates = Candidates.of(decision).beforeMove();
    return ranked(decision, held(decision, candidates), false);
  }

  private static Advice moved(Decision decision) {
    return ranked(decision, Candidates.of(decision).afterMove(), false);
  }

  /** Uses the whole time in a window, so that the time tells nothing of the hand. */
  private static Advice answered(Decision decision) {
    return ranked(decision, Candidates.of(decision).inWindow(), true);
  }

  private static Advice ranked(Decision decision, List<Candidate> candidates, boolean patient) {
    return ranked(decision, candidates, patient, Progress.NONE);
  }

  private static Advice ranked(
      Decision decision, List<Candidate> candidates, boolean patient, Progress progress) {
    decision.limit().until(1);
    boolean foresees = !patient && OpponentModel.helps(decision) && candidates.size() > 1;
    if (foresees) decision.limit().until(FIRST_LOOK);
    var deepening = new IterativeDeepening(decision, candidates, progress);
    var ranking = deepened(decision, candidates, deepening, patient);
    decision.limit().until(1);
    Candidate best =
        foresees ? new OpponentModel(decision, deepening, ranking).best() : ranking.best();
    return new Advice(best.action(), ranking.score(), decision.limit().visits());
  }

  /** The other hands look at the same candidates and share the table. */
  private static Ranking<Candidate> deepened(
      Decision decision, List<Candidate> candidates, IterativeDeepening main, boolean patient) {
    int depth = decision.strength().depth();
    Limit limit = decision.limit();
    // A level that work bounds must play the same with any number of hands.
    if (limit.machine().hands() > 1 && decision.strength().skill().visits() == Limit.ALL) {
      long left = limit.left();
      limit
          .machine()
          .together(hand -> {
            if (hand == 0) main.deepen(depth, patient);
            else
              new IterativeDeepening(decision.beside(left), candidates, Progress.NONE)
                  .deepen(depth, false);
          });
      return main.ranking();
    }
    return main.deepen(depth, patient);
  }

  /** The candidates as a level sees them, some misjudged and some overlooked. */
  private static List<Candidate> held(Decision decision, List<Candidate> candidates) {
    Skill skill = decision.strength().skill();
    if (skill.sound()) return candidates;
    var seen = new ArrayList<Candidate>();
    for (Candidate candidate : candidates) {
      int error = (int) skill.error(decision.random());
      if (!skill.overlooks(decision.random())) seen.add(candidate.more(error));
    }
    return seen.isEmpty() ? candidates : seen;
  }

  /** Before a kidnapping the board can't be looked at, so it annuls the card if it can. */
  private static Advice blindfolded(Decision decision) {
    Choice answer = Choice.PASS;
    if (decision.strength().cards())
      for (Choice c : decision.game().choices(decision.state()).toList())
        if (c.kind() == Choice.Kind.CARD && Deck.with(Trait.ANNULS).has(c.a())) answer = c;
    return new Advice(List.of(answer), 0, 0);
  }

  private static Advice searched(Decision decision) {
    int card = CardValue.best(decision.view().cards().pile());
    return new Advice(List.of(decision.word("take"), Choice.card(card)), 0, 0);
  }

  /** The thief takes the heaviest piece. */
  private static Advice taken(Decision decision) {
    var best = List.<Choice>of();
    int most = Integer.MIN_VALUE;
    for (var play : decision.patient().of(decision.state(), decision.word("take"))) {
      int weight =
          IronPondEvaluation.piece(
              decision.state().scene().board().pieces(), play.action().getLast().a());
      if (weight <= most) continue;
      most = weight;
      best = play.action();
    }
    return new Advice(best, 0, decision.limit().visits());
  }
}
