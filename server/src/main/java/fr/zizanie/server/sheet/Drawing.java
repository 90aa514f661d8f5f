package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Choice;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** How one game is drawn: writes parts of a sheet from a view, never from a state. */
interface Drawing<V> {
  /**
   * Writes the fields of {@code board} but {@code last}: kind, size, natures, pieces, dots, check,
   * taken.
   */
  void board(V view, JsonGenerator out);

  /** {@return the squares that an action came from and went to} */
  List<String> touched(List<Choice> action);

  /** Writes an offered displacement as a move of the page. */
  void move(V view, Choice choice, String token, JsonGenerator out);
}
