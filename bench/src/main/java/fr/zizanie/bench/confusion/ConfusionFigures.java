package fr.zizanie.bench.confusion;

import fr.zizanie.bench.play.Figure;
import java.util.List;

/** What is measured of Confusion. */
public final class ConfusionFigures {
  /** All of it, in the order in which it is printed. */
  public static final List<Figure> ALL =
      List.of(
          new Figure(ConfusionSheets.class, "sheet", "confusion-view-json", 0, "us"),
          new Figure(ConfusionSheets.class, "known", "confusion-view-json-oracle", 0, "us"),
          new Figure(ConfusionSheets.class, "fresh", "confusion-view-json-fresh", 0, "us"),
          new Figure(ConfusionRules.class, "playouts", "confusion-playouts", 1e-6, "Mtries/s"),
          new Figure(ConfusionRules.class, "viewed", "confusion-viewed", 1e-6, "Mtries/s"),
          new Figure(ConfusionRules.class, "knowledge", "confusion-knowledge", 0, "us"));

  private ConfusionFigures() {}
}
