package fr.zizanie.bench.ironpond;

import fr.zizanie.bench.play.Figure;
import java.util.List;

/** What is measured of Iron Pond. */
public final class IronPondFigures {
  /** All of it, in the order in which it is printed. */
  public static final List<Figure> ALL =
      List.of(
          new Figure(IronPondSheets.class, "sheet", "ironpond-view-json", 0, "us"),
          new Figure(IronPondSheets.class, "fresh", "ironpond-view-json-fresh", 0, "us"),
          new Figure(IronPondRules.class, "playouts", "ironpond-playouts", 1e-6, "Mchoices/s"),
          new Figure(IronPondRules.class, "perft", "ironpond-perft", 1e-6, "Mnodes/s"),
          new Figure(IronPondRules.class, "infiltration", "ironpond-offers-infiltration", 0, "us"),
          new Figure(IronPondRules.class, "charge", "ironpond-offers-charge", 0, "us"),
          new Figure(IronPondChess.class, "perft", "ironpond-chess-perft", 1e-6, "Mnodes/s"),
          new Figure(IronPondChess.class, "kiwipete", "ironpond-chess-kiwipete", 1e-6, "Mnodes/s"),
          new Figure(IronPondChess.class, "holed", "ironpond-chess-holed", 1e-6, "Mnodes/s"),
          new Figure(IronPondChess.class, "reversed", "ironpond-chess-reversed", 1e-6, "Mnodes/s"),
          new Figure(IronPondChess.class, "moves", "ironpond-chess-moves", 1e-6, "Mmoves/s"));

  private IronPondFigures() {}
}
