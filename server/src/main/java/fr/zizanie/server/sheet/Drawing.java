package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Choice;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Draws the views of one game for the page; it is given views only, so it can tell no more. */
interface Drawing<V> {
  /** Writes the board as one object; {@code last} are the squares of the last action. */
  void board(V view, List<String> last, JsonGenerator out);

  /** Writes an offered displacement as one object. */
  void move(V view, Choice move, JsonGenerator out);

  /** {@return the squares that an action touched, as far as the viewer saw it; may be none} */
  List<String> touched(V before, List<Choice> seen, V after);

  /** {@return an action that the viewer saw wholly, as people write it} */
  String written(V before, List<Choice> action, V after);

  /** {@return what was said to an action at once: {@code yes} or {@code no}, if anything was} */
  default Optional<String> answer(V before, List<Choice> seen, V after) {
    return Optional.empty();
  }

  /** Whether the log tells what its lines brought about. */
  default boolean tells() {
    return false;
  }

  /**
   * Writes what a line of the log brought about, object by object, as its viewer saw it; {@code
   * seen} is the action, nothing for an event or a result of chance.
   */
  default void told(V before, List<Choice> seen, V after, JsonGenerator out) {}

  /** Writes what a replay shows beside the board of {@code view}, as one object. */
  default Optional<String> beside(V view) {
    return Optional.empty();
  }

  /** Writes what the sheet of this game has besides; {@code running} is timed. */
  default void fields(V view, Offered offered, Optional<Running> running, JsonGenerator out) {}

  /** {@return what seats can tell about what is hidden from them, in games that work it out} */
  default Optional<Notes<V>> notes() {
    return Optional.empty();
  }
}
