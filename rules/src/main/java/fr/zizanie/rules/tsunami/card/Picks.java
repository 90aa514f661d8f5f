package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import java.util.List;
import java.util.stream.IntStream;

/** The picks of a card, which are codes of choices. */
public final class Picks {
  /** Every point as a choice, in order. */
  public static final List<Choice> POINTS =
      IntStream.range(0, Grid.POINTS).mapToObj(Choice::square).toList();

  private Picks() {}

  /** {@return the pick of that place, from 0} */
  public static Choice at(List<Integer> picks, int i) {
    return new Choice(picks.get(i));
  }

  static Choice point(int p) {
    return POINTS.get(p);
  }

  /** Adds the points of a set. */
  public static void squares(Points points, Choices out) {
    squares(points.low(), 0, out);
    squares(points.middle(), 64, out);
    squares(points.high(), 128, out);
  }

  private static void squares(long word, int from, Choices out) {
    for (long left = word; left != 0; left &= left - 1)
      out.add(POINTS.get(from + Long.numberOfTrailingZeros(left)));
  }
}
