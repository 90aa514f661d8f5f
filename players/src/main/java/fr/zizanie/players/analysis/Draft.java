package fr.zizanie.players.analysis;

import java.util.List;

/**
 * An analysis that isn't finished. Whoever goes on from it finds what one finds from the start.
 *
 * @param truth the first values of the {@link Truth}'s curve
 */
public record Draft(OpenBooks first, OpenBooks second, List<Double> truth) {
  /** Nothing is judged yet. */
  public static final Draft EMPTY = new Draft(OpenBooks.EMPTY, OpenBooks.EMPTY, List.of());

  public Draft {
    truth = List.copyOf(truth);
  }

  /** {@return how many entries both books hold, and values the curve} */
  public int steps() {
    return first.entries() + second.entries() + truth.size();
  }
}
