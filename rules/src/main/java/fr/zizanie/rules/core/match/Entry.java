package fr.zizanie.rules.core.match;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import java.util.List;

/** One entry of the log, in the order things happened. */
public sealed interface Entry {
  /** A whole action of a seat. */
  record Acted(Seat by, List<Choice> picks) implements Entry {
    public Acted {
      picks = List.copyOf(picks);
    }
  }

  /** A result of chance. */
  record Dealt(Choice result) implements Entry {}

  /** An event. */
  record Happened(Event event) implements Entry {}
}
