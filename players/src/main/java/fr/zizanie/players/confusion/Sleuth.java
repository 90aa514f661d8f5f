package fr.zizanie.players.confusion;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.confusion.Board;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.ConfusionState;
import fr.zizanie.rules.confusion.ConfusionView;
import fr.zizanie.rules.confusion.Diagrams;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The opponent for Confusion in both editions. Many threads may ask it; another with the same seed
 * that is asked the same does the same wherever time doesn't decide.
 */
public final class Sleuth implements Agent<ConfusionView> {
  /** The part of the time that a search may use: the rest is for what comes before and after. */
  private static final double SHARE = 0.93;

  /** From so probable an agent on, a promotion is declined (variant 5). */
  private static final double SUSPECT = 0.25;

  private final Confusion game;
  private final long seed;

  /** How often it was asked: another time it may decide otherwise, so that no dance lasts. */
  private final AtomicLong asked = new AtomicLong();

  /** An opponent whose whims follow from {@code seed} and from how often it was asked. */
  public Sleuth(Confusion game, long seed) {
    this.game = game;
    this.seed = seed;
  }

  @Override
  public Advice advise(ConfusionView view, Budget budget) {
    long millis = Math.max(1, (long) (budget.millis() * SHARE));
    var strength = Strength.of(budget.level());
    return advise(view, strength, Watch.of(strength.looks(), millis));
  }

  Advice advise(ConfusionView view, Strength strength, Watch watch) {
    if (!(view.turn() instanceof Turn.Of(Seat us)) || !view.viewer().is(us))
      throw new IllegalArgumentException("this seat is not to act: " + view);
    var random = new SplittableRandom(seed ^ key(view) ^ asked.getAndIncrement() << 40);
    var desk = new Desk(game, view, us, game.sample(view, random), random, watch);
    return switch (view.moment().phase()) {
      case SETUP -> new Advice(Layout.of(desk), 0, 0);
      case TRY -> Extra.of(desk).orElseGet(() -> new Quest(desk, strength).advise());
      case ANSWER -> Answering.of(desk);
      case PROMOTE -> promote(desk);
      case TAKE -> desk.best(List.of(desk.words("take"), desk.words("decline")));
      case HALF, FIRST, DEAL, OVER -> throw new IllegalArgumentException("half-way: " + view);
    };
  }

  /** A hash that is the same in every process. */
  private static long key(ConfusionView v) {
    return v.board().hashCode() * 31L + v.facts().hashCode() + v.moment().arg() * 1_000_003L;
  }

  private static Advice promote(Desk desk) {
    int letter = desk.view().moment().arg() % Board.LETTERS;
    var kinds = desk.view().knowledge(desk.us()).probabilities()[letter];
    boolean risky = kinds[Diagrams.AGENT] > SUSPECT;
    return new Advice(desk.words(risky ? "decline" : "promote"), 0, 0);
  }

  /** What a decision is made with: the view, a state that looks like it, and the time left. */
  record Desk(
      Confusion game,
      ConfusionView view,
      Seat us,
      ConfusionState state,
      SplittableRandom random,
      Watch watch) {
    List<Choice> words(String... words) {
      return List.of(words).stream().map(w -> game.notation().parse(w).orElseThrow()).toList();
    }

    boolean offers(String word) {
      return game.choices(state).contains(game.notation().parse(word).orElseThrow());
    }

    /** {@return a search of the view as it is, with a share of what is left of the watch} */
    Hunt hunt(double share) {
      return hunt(view, share);
    }

    private Hunt hunt(ConfusionView v, double share) {
      var part = watch.share(share);
      var hunt = Hunt.of(v, us, random.split()).run(part);
      watch.add(part);
      return hunt;
    }

    /** {@return the value for this seat once an action of open consequence is made, -1 to 1} */
    float after(List<Choice> action, double share) {
      var next = Lines.after(game, state, action);
      if (game.turn(next) instanceof Turn.Over(var outcome)) {
        Optional<Seat> winner = outcome.winner();
        return winner.isEmpty() ? 0 : winner.get() == us ? 1 : -1;
      }
      return hunt(game.view(next, Viewer.of(us)), share).value();
    }

    /** {@return the best of some actions of open consequence} */
    Advice best(List<List<Choice>> actions) {
      return best(actions, 1);
    }

    /** {@return the best of some actions, found in a share of the time} */
    Advice best(List<List<Choice>> actions, double share) {
      var best = actions.getFirst();
      float most = Float.NEGATIVE_INFINITY;
      for (int i = 0; i < actions.size(); i++) {
        float value = after(actions.get(i), share / (actions.size() - i));
        if (value <= most) continue;
        most = value;
        best = actions.get(i);
      }
      return new Advice(best, Gauge.score(most), watch.looks());
    }
  }
}
