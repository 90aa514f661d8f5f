package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Notation;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** A game that nobody has drawn yet: no board, only words; it can be played all the same. */
record PlainDrawing<V>(Notation<?> notation) implements Drawing<V> {
  @Override
  public void board(V view, List<String> last, JsonGenerator out) {
    out.writeRawValue(
        """
        {"kind":"squares","width":0,"height":0,"natures":"","pieces":[],"last":[],"check":[],"dots":[],"taken":{}}\
        """);
  }

  @Override
  public void move(V view, Choice move, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("token", notation.print(move));
    out.writeStringProperty("from", "");
    out.writeStringProperty("to", "");
    out.writeBooleanProperty("capture", false);
    out.writeEndObject();
  }

  @Override
  public List<String> touched(V before, List<Choice> seen, V after) {
    return List.of();
  }

  @Override
  public String written(V before, List<Choice> action, V after) {
    return notation.print(action);
  }
}
