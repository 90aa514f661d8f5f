package fr.zizanie.bench.felon;

import fr.zizanie.bench.play.Figure;
import java.util.List;

/** What is measured of Le Félon. */
public final class FelonFigures {
  /** All of it, in the order in which it is printed. */
  public static final List<Figure> ALL =
      List.of(
          new Figure(FelonSheets.class, "sheet", "felon-view-json", 0, "us"),
          new Figure(FelonSheets.class, "fresh", "felon-view-json-fresh", 0, "us"),
          new Figure(FelonRules.class, "playouts", "felon-playouts", 1e-6, "Mmoves/s"),
          new Figure(FelonRules.class, "perft", "felon-perft", 1e-6, "Mnodes/s"));

  private FelonFigures() {}
}
