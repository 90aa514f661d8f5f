package fr.zizanie.bench.tsunami;

import fr.zizanie.bench.play.Figure;
import java.util.List;

/** What is measured of Tsunami. */
public final class TsunamiFigures {
  /** All of it, in the order in which it is printed. */
  public static final List<Figure> ALL =
      List.of(
          new Figure(TsunamiBoard.class, "light", "tsunami-light-playouts", 1e-3, "kplayouts/s"),
          new Figure(TsunamiBoard.class, "superko", "tsunami-superko-moves", 1e-6, "Mmoves/s"),
          new Figure(TsunamiRules.class, "playouts", "tsunami-contract-moves", 1e-3, "kmoves/s"),
          new Figure(TsunamiRules.class, "cards", "tsunami-card-moves", 1e-3, "kmoves/s"),
          new Figure(TsunamiSheets.class, "sheet", "tsunami-view-json", 0, "us"),
          new Figure(TsunamiSheets.class, "fresh", "tsunami-view-json-fresh", 0, "us"));

  private TsunamiFigures() {}
}
