package fr.zizanie.bench.mutation;

import fr.zizanie.bench.play.Figure;
import java.util.List;

/** What is measured of Chess Mutation. */
public final class MutationFigures {
  /** All of it, in the order in which it is printed. */
  public static final List<Figure> ALL =
      List.of(
          new Figure(MutationRules.class, "playouts", "mutation-playouts", 1e-6, "Mmoves/s"),
          new Figure(MutationRules.class, "perft", "mutation-perft", 1e-6, "Mnodes/s"),
          new Figure(MutationSheets.class, "sheet", "mutation-view-json", 0, "us"),
          new Figure(MutationSheets.class, "fresh", "mutation-view-json-fresh", 0, "us"));

  private MutationFigures() {}
}
