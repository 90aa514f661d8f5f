package fr.zizanie.rules.core.match;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What stands outside the rules: a pending request, those that were declined since something was
 * played, and an end that no rule of the game brings.
 */
public record Status(Optional<Asked> asked, Set<Asked> declined, Optional<Outcome> ended) {
  static final Status OPEN = new Status(Optional.empty(), Set.of(), Optional.empty());

  /** A request of one seat that waits for the other's answer. */
  public record Asked(Event.Kind what, Seat by) {}

  public Status {
    declined = Set.copyOf(declined);
  }

  Status asking(Event.Kind what, Seat by) {
    return new Status(Optional.of(new Asked(what, by)), declined, ended);
  }

  /** The same once the other has declined what was asked. */
  Status refused() {
    var all = new LinkedHashSet<>(declined);
    asked.ifPresent(all::add);
    return new Status(Optional.empty(), all, ended);
  }

  static Status over(Outcome outcome) {
    return new Status(Optional.empty(), Set.of(), Optional.of(outcome));
  }

  /** {@return whether a seat waits for an answer to such a request} */
  public boolean asks(Event.Kind what, Seat by) {
    return asked.filter(a -> a.what == what && a.by == by).isPresent();
  }

  /** {@return whether such a request of a seat was declined, and nothing was played since} */
  public boolean declined(Event.Kind what, Seat by) {
    return declined.contains(new Asked(what, by));
  }
}
