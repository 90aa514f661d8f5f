package fr.zizanie.sheets.confusion;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.sheets.wire.catalogue.GameInfo.Diagram;
import java.util.ArrayList;
import java.util.List;

/** The ways of moving that there are in Confusion, as the page draws them. */
final class ConfusionDiagrams {
  private ConfusionDiagrams() {}

  /** {@return the twelve diagrams, the promoted piece (0) and the agent (13), in this order} */
  static List<Diagram> all() {
    var out = new ArrayList<Diagram>();
    for (int kind = 1; kind < Diagrams.AGENT; kind++)
      out.add(diagram(kind, Diagrams.promotable(kind)));
    out.add(diagram(Diagrams.PROMOTED, false));
    out.add(diagram(Diagrams.AGENT, false));
    return out;
  }

  private static Diagram diagram(int kind, boolean promotable) {
    int reach = 0;
    var ways = new ArrayList<String>();
    for (int way = 0; kind != Diagrams.AGENT && way < Ways.COMPASS.size(); way++) {
      if (Diagrams.reach(kind, way) == 0) continue;
      ways.add(Ways.COMPASS.get(way));
      reach = Math.max(reach, Diagrams.reach(kind, way));
    }
    return new Diagram(kind, ways, reach, promotable);
  }
}
