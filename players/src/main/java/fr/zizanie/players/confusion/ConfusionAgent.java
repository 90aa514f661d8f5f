package fr.zizanie.players.confusion;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The opponent of Confusion in both editions, which many threads may ask. Another agent with the
 * same seed, asked the same, does the same unless time decides.
 */
public final class ConfusionAgent implements Agent<ConfusionView> {
  /** How many levels can be told apart. */
  public static final int LEVELS = Strength.count();

  /** The part of the time for the search; the rest is for the work before and after it. */
  private static final double SHARE = 0.93;

  /** From this probability of an agent on, it declines a promotion (variant 5). */
  private static final double SUSPECT = 0.25;

  private final Confusion game;
  private final long seed;

  /**
   * The number of questions so far. It may decide otherwise the next time, so that no dance lasts.
   */
  private final AtomicLong asked = new AtomicLong();

  /** An opponent whose errors follow from {@code seed} and from how often it was asked. */
  public ConfusionAgent(Confusion game, long seed) {
    this.game = game;
    this.seed = seed;
  }

  @Override
  public Advice advise(ConfusionView view, Budget budget) {
    long millis = Math.max(1, (long) (budget.millis() * SHARE));
    var strength = Strength.of(budget.level());
    long places = strength.skill().visits() / strength.hands(budget.machine().hands());
    return advise(view, strength, Limit.of(budget.machine(), places, millis));
  }

  Advice advise(ConfusionView view, Strength strength, Limit limit) {
    if (!(view.turn() instanceof Turn.Of(Seat us)) || !view.viewer().is(us))
      throw new IllegalArgumentException("this seat is not to act: " + view);
    var random = new SplittableRandom(seed ^ key(view) ^ asked.getAndIncrement() << 40);
    int hands = strength.hands(limit.machine().hands());
    var decision = new Decision(game, view, us, game.sample(view, random), random, limit, hands);
    return switch (view.moment().phase()) {
      case SETUP -> new Advice(SetupPolicy.of(decision), 0, 0);
      case TRY ->
          ExtraPolicy.of(decision).orElseGet(() -> new TryPolicy(decision, strength).advise());
      case ANSWER -> AnswerPolicy.of(decision);
      case PROMOTE -> promote(decision);
      case TAKE -> decision.best(List.of(decision.words("take"), decision.words("decline")));
      case HALF, FIRST, DEAL, OVER -> throw new IllegalArgumentException("half-way: " + view);
    };
  }

  /** A hash that is the same in every process. */
  private static long key(ConfusionView v) {
    return v.board().hashCode() * 31L + v.facts().hashCode() + v.moment().arg() * 1_000_003L;
  }

  private static Advice promote(Decision decision) {
    int letter = decision.view().moment().arg() % Board.LETTERS;
    var kinds = decision.view().knowledge(decision.us()).probabilities()[letter];
    boolean risky = kinds[Diagrams.AGENT] > SUSPECT;
    return new Advice(decision.words(risky ? "decline" : "promote"), 0, 0);
  }
}
