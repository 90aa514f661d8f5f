package fr.zizanie.bench.play;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Turn;
import java.util.SplittableRandom;

/** Random play through the contract, one game after the other: turn, choices, apply. */
public final class RandomPlay<S> {
  /** Choices of one benchmark invocation. */
  public static final int CHOICES = 1000;

  private final Game<S, ?> game;
  private final S start;
  private final int longest;
  private final SplittableRandom random = new SplittableRandom(1);
  private final Choices choices = new Choices();
  private S state;
  private int length;

  /** Games that begin with a state and are given up after {@code longest} choices. */
  public RandomPlay(Game<S, ?> game, S start, int longest) {
    this.game = game;
    this.start = start;
    this.longest = longest;
    state = start;
  }

  /** Makes one choice; {@return the state after it} */
  public S step() {
    if (game.turn(state) instanceof Turn.Over || length == longest) {
      state = start;
      length = 0;
    }
    choices.clear();
    game.choices(state, choices);
    state = game.apply(state, choices.get(random.nextInt(choices.size())));
    length++;
    return state;
  }

  /** Makes {@link #CHOICES} choices; {@return the state after them} */
  public S play() {
    for (int i = 0; i < CHOICES; i++) step();
    return state;
  }
}
