package fr.zizanie.bench.oxo;

import fr.zizanie.bench.play.Figure;
import java.util.List;

/** What is measured of Oxo. */
public final class OxoFigures {
  /** All of it, in the order in which it is printed. */
  public static final List<Figure> ALL =
      List.of(
          new Figure(OxoRules.class, "playouts", "oxo-playouts", 1e-6, "Mmoves/s"),
          new Figure(OxoRules.class, "perft", "oxo-perft", 1e-6, "Mnodes/s"));

  private OxoFigures() {}
}
