package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The chances of one seat as it sees them. A state is asked about only for what that seat sees of
 * it; each view is judged once.
 */
public final class Outlook<S, V> {
  /** Makes the samples of a step others than those of a view. */
  private static final long STEP = 0x9E3779B97F4A7C15L;

  /** Makes worlds in which something is looked for others than both. */
  private static final long WORLDS = 0xD1B54A32D192ED03L;

  private final Game<S, V> game;
  private final Appraiser<S, V> appraiser;
  private final Seat seat;
  private final Work work;
  private final Map<V, Judgement> judged = new HashMap<>();

  /** Judges what a seat sees of a game, each view with so much work. */
  public Outlook(Game<S, V> game, Appraiser<S, V> appraiser, Seat seat, Work work) {
    this.game = game;
    this.appraiser = appraiser;
    this.seat = seat;
    this.work = work;
  }

  /** What happens in a world that a seat thinks possible. */
  @FunctionalInterface
  interface Happening<S> {
    S in(S world, RandomGenerator random);
  }

  V view(S state) {
    return game.view(state, Viewer.of(seat));
  }

  /** {@return some world that looks like a view} */
  S world(V view) {
    return game.sample(view, random(view, 0));
  }

  /** {@return worlds that look like a view, drawn as they are asked for} */
  Iterable<S> worlds(V view, int count) {
    var random = random(view, WORLDS);
    return () -> Stream.generate(() -> game.sample(view, random)).limit(count).iterator();
  }

  /** {@return the chance of the seat, the result once the game is over} */
  public double chance(S state) {
    if (game.turn(state) instanceof Turn.Over(Outcome outcome)) return result(outcome);
    return judgement(view(state)).chance();
  }

  /** {@return what the hands add to the logarithm of the odds of the seat} */
  public double hands(S state) {
    return appraiser.hands(view(state), seat);
  }

  /** {@return 1, 0.5 or 0} */
  double result(Outcome outcome) {
    Optional<Seat> winner = outcome.winner();
    return winner.isEmpty() ? 0.5 : winner.get() == seat ? 1 : 0;
  }

  /** {@return the judgement of what the seat sees of a running game} */
  Judgement judgement(V view) {
    Judgement known = judged.get(view);
    if (known != null) return known;
    Judgement found = judge(view);
    judged.put(view, found);
    return found;
  }

  private Judgement judge(V view) {
    Turn turn = game.turn(world(view));
    if (turn instanceof Turn.Chance) return Judgement.of(mean(view, 0, this::dealt));
    if (!turn.is(seat) && appraiser.tells(view))
      return Judgement.of(mean(view, 0, (world, _) -> told(world)));
    return appraiser.judge(view, seat, work);
  }

  /**
   * {@return the mean over what chance could have brought, which is drawn anew: from a seed of both
   * views, as every match begins with the same view and would share one error}
   */
  double meanOfChance(V before, V after) {
    return mean(before, STEP ^ appraiser.key(after), this::dealt);
  }

  /**
   * {@return the mean of the chance after an own action, over worlds that agree with a view, each
   * weighted by how often the other side lets it come to what follows}
   */
  double mean(V view, List<Choice> action) {
    return mean(view, STEP, (world, random) -> acted(view, world, action, random));
  }

  /** What an action leads to in worlds that are drawn until one is kept, by its weight. */
  private S acted(V view, S first, List<Choice> action, RandomGenerator random) {
    for (S world = first; ; world = game.sample(view, random)) {
      S after = Lines.after(game, world, action);
      double allowed = appraiser.allowed(world, after);
      if (allowed == 1 || random.nextDouble() < allowed) return after;
    }
  }

  private double mean(V view, long salt, Happening<S> step) {
    var random = random(view, salt);
    var chances = new double[work.worlds()];
    boolean alike = true;
    for (int k = 0; k < chances.length; k++) {
      chances[k] = chance(step.in(game.sample(view, random), random));
      alike &= chances[k] == chances[0];
    }
    if (alike) return chances[0];
    double sum = 0;
    for (double chance : chances) sum += chance;
    return sum / chances.length;
  }

  /** All turns of chance that follow each other, each even among what may come. */
  private S dealt(S world, RandomGenerator random) {
    S s = world;
    while (game.turn(s) instanceof Turn.Chance) {
      var choices = game.choices(s);
      s = game.apply(s, choices.get(random.nextInt(choices.size())));
    }
    return s;
  }

  private S told(S world) {
    return Lines.after(game, world, appraiser.told(world));
  }

  private SplittableRandom random(V view, long salt) {
    return new SplittableRandom(appraiser.key(view) * 31 + seat.ordinal() ^ salt);
  }
}
