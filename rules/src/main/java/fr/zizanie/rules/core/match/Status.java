package fr.zizanie.rules.core.match;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import java.util.Optional;

/** What stands outside the rules: a pending request, and an end that no rule of the game brings. */
public record Status(Optional<Asked> asked, Optional<Outcome> ended) {
  static final Status OPEN = new Status(Optional.empty(), Optional.empty());

  /** A request of one seat that waits for the other's answer. */
  public record Asked(Event.Kind what, Seat by) {}

  static Status asking(Event.Kind what, Seat by) {
    return new Status(Optional.of(new Asked(what, by)), Optional.empty());
  }

  static Status over(Outcome outcome) {
    return new Status(Optional.empty(), Optional.of(outcome));
  }

  /** {@return whether a seat waits for an answer to such a request} */
  public boolean asks(Event.Kind what, Seat by) {
    return asked.filter(a -> a.what == what && a.by == by).isPresent();
  }
}
