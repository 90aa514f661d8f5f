package fr.zizanie.server.sheet;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.Diagrams;
import fr.zizanie.rules.core.Game;
import tools.jackson.core.JsonGenerator;

/** What the catalogue says of single games besides what it says of all. */
public final class Extras {
  private Extras() {}

  /** Writes the fields that only {@code game} has. */
  public static void write(Game<?, ?> game, JsonGenerator out) {
    if (!(game instanceof Confusion)) return;
    out.writeArrayPropertyStart("diagrams");
    for (int kind = 1; kind < Diagrams.AGENT; kind++) diagram(kind, Diagrams.promotable(kind), out);
    diagram(Diagrams.PROMOTED, false, out);
    diagram(Diagrams.AGENT, false, out);
    out.writeEndArray();
  }

  private static void diagram(int kind, boolean promotable, JsonGenerator out) {
    int reach = 0;
    out.writeStartObject();
    out.writeNumberProperty("number", kind);
    out.writeArrayPropertyStart("ways");
    for (int way = 0; kind != Diagrams.AGENT && way < ConfusionParts.COMPASS.size(); way++) {
      if (Diagrams.reach(kind, way) == 0) continue;
      out.writeString(ConfusionParts.COMPASS.get(way));
      reach = Math.max(reach, Diagrams.reach(kind, way));
    }
    out.writeEndArray();
    out.writeNumberProperty("reach", reach);
    out.writeBooleanProperty("promotable", promotable);
    out.writeEndObject();
  }
}
