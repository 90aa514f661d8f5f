package fr.zizanie.players.ironpond;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
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
import fr.zizanie.rules.ironpond.state.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The opponent for Iron Pond. It keeps nothing between decisions, so that many threads may ask it;
 * with the same seed it does the same again wherever time doesn't decide.
 */
public final class Angler implements Agent<IronPondView> {
  /** The parts of the time for a turn that its decisions take. */
  private static final double MOVE = 0.6;

  private static final double CARD = 0.25;
  private static final double WINDOW = 0.15;

  /** The part of a decision's time after which the opponent's cards are thought of. */
  private static final double FIRST_LOOK = 0.75;

  private static final int LARGEST_MEMORY = 18;

  private final IronPond game;
  private final long seed;

  /** An opponent whose whims follow from {@code seed}. */
  public Angler(IronPond game, long seed) {
    this.game = game;
    this.seed = seed;
  }

  @Override
  public Advice advise(IronPondView view, Budget budget) {
    return advise(view, Strength.of(budget.level()), (double) budget.millis());
  }

  Advice advise(IronPondView view, Strength strength, double millis) {
    Seat us =
        seatToAct(view)
            .orElseThrow(() -> new IllegalArgumentException("nobody is to act: " + view));
    if (!view.viewer().is(us))
      throw new IllegalArgumentException("this seat is not to act: " + view);
    return switch (view.frames().getLast()) {
      case Frame.Window w when w.blind() -> blindfolded(desk(view, us, strength, millis));
      case Frame.Window _ -> answered(desk(view, us, strength, millis * WINDOW));
      case Frame.Ready _ -> ready(desk(view, us, strength, millis * MOVE));
      case Frame.Moved _ -> moved(desk(view, us, strength, millis * CARD));
      case Kidnapping.Guessing _ ->
          new Advice(Witness.answer(desk(view, us, strength, millis)), 0, 0);
      case BrokenFaces.Searching _ -> searched(desk(view, us, strength, millis));
      case Kidnapping.Taking _ -> taken(desk(view, us, strength, millis * CARD));
      case Frame.Aim _, Frame.Announced _, Frame.Drawing _, Frame.Over _, Interlude _ ->
          throw new IllegalArgumentException("half-way: " + view);
    };
  }

  private Optional<Seat> seatToAct(IronPondView view) {
    var state = game.sample(view, new SplittableRandom(seed));
    return game.turn(state) instanceof Turn.Of(Seat seat) ? Optional.of(seat) : Optional.empty();
  }

  private Desk desk(IronPondView full, Seat us, Strength strength, double millis) {
    IronPondView view = unsuspecting(full);
    var random = new SplittableRandom(seed ^ key(view));
    IronPondState state = game.sample(view, random.split());
    int bits = Math.min(LARGEST_MEMORY, 64 - Long.numberOfLeadingZeros(strength.visits()));
    var watch = new Watch(strength.visits(), millis);
    var search = new Lookahead(watch, new Memory(bits));
    return new Desk(game, view, state, us, strength, random, watch, search);
  }

  /** A hash that is the same in every process. */
  private static long key(IronPondView v) {
    long h = v.scene().map(s -> Memory.key(s.board())).orElse(0L);
    for (Seat seat : Seat.values()) {
      CardSet hand = v.cards().hand(seat);
      h = Memory.mixed(Memory.mixed(h, hand.low()), hand.high());
    }
    return Memory.mixed(h, v.frames().size() * 131L + v.cards().discard().size());
  }

  /** Secret traps could be anywhere, so that imagining them somewhere only misleads. */
  private static IronPondView unsuspecting(IronPondView v) {
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

  private static Advice ready(Desk desk) {
    var ideas = Ideas.of(desk).beforeMove();
    return ranked(desk, held(desk, ideas), false);
  }

  private static Advice moved(Desk desk) {
    return ranked(desk, Ideas.of(desk).afterMove(), false);
  }

  /** In a window the whole time is used, whatever is in the hand. */
  private static Advice answered(Desk desk) {
    return ranked(desk, Ideas.of(desk).inWindow(), true);
  }

  private static Advice ranked(Desk desk, List<Idea> ideas, boolean patient) {
    desk.watch().until(1);
    boolean foresees = !patient && Foresight.helps(desk) && ideas.size() > 1;
    if (foresees) desk.watch().until(FIRST_LOOK);
    var ranking = new Ranking(desk.search(), desk.watch(), desk.us(), ideas);
    ranking.deepen(desk.strength().depth(), patient);
    desk.watch().until(1);
    Idea best = foresees ? new Foresight(desk, ranking).best() : ranking.best();
    return new Advice(best.action(), ranking.score(), desk.watch().visits());
  }

  /** What a level misjudges and overlooks. */
  private static List<Idea> held(Desk desk, List<Idea> ideas) {
    Strength s = desk.strength();
    if (s.whim() == 0 && s.blind() == 0) return ideas;
    var seen = new ArrayList<Idea>();
    for (Idea idea : ideas) {
      int whim = (int) (desk.random().nextGaussian() * s.whim());
      if (desk.random().nextInt(100) >= s.blind()) seen.add(idea.more(whim));
    }
    return seen.isEmpty() ? ideas : seen;
  }

  /** Before a kidnapping nothing can be looked at: whoever can say no says no. */
  private static Advice blindfolded(Desk desk) {
    Choice answer = Choice.PASS;
    if (desk.strength().cards())
      for (Choice c : desk.game().choices(desk.state()).toList())
        if (c.kind() == Choice.Kind.CARD && Deck.with(Trait.ANNULS).has(c.a())) answer = c;
    return new Advice(List.of(answer), 0, 0);
  }

  private static Advice searched(Desk desk) {
    int card = Holding.best(desk.view().cards().pile());
    return new Advice(List.of(desk.word("take"), Choice.card(card)), 0, 0);
  }

  /** The thief takes what weighs most, and what is as heavy where its loss hurts most. */
  private static Advice taken(Desk desk) {
    var best = List.<Choice>of();
    int most = Integer.MIN_VALUE;
    for (var way : desk.patient().of(desk.state(), desk.word("take"))) {
      int weight = Worth.piece(desk.state().scene().board().pieces(), way.action().getLast().a());
      if (weight <= most) continue;
      most = weight;
      best = way.action();
    }
    return new Advice(best, 0, desk.watch().visits());
  }
}
