package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import java.util.List;

/** The picks of a card, which are codes of choices. */
public final class Picks {
  private Picks() {}

  public static Choice at(List<Integer> picks, int i) {
    return new Choice(picks.get(i));
  }

  public static void squares(Points points, Choices out) {
    points.stream().forEach(p -> out.add(Choice.square(p)));
  }

  /** Adds the centres of the blocks that lie wholly on the board. */
  static void blocks(int width, Choices out) {
    for (int p = 0; p < Grid.POINTS; p++) if (Grid.holds(p, width)) out.add(Choice.square(p));
  }
}
