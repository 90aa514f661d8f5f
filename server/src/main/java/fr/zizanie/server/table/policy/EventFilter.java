package fr.zizanie.server.table.policy;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.sheets.drawing.Running;
import java.util.Optional;

/** Which events of one table's players are let through to the match. */
public final class EventFilter {
  /** How much longer than its own time a message may take, in milliseconds. */
  private static final long LATENCY = 1_000;

  private final GestureLimit gestures = new GestureLimit();

  /** {@return why an event isn't let through at {@code now}, if it isn't} */
  public Optional<Refusal> refusal(
      Game<?, ?> game, Event event, Optional<Running> running, long now) {
    boolean good =
        switch (event.kind()) {
          case GESTURE -> GestureLimit.known(event.detail());
          case TOLD -> possible(game, event, running);
          default -> event.kind().spoken();
        };
    if (!good) return Optional.of(Attentive.HEARD.unmet(event).refusal());
    boolean many = event.kind() == Event.Kind.GESTURE && !gestures.allows(event.by(), now);
    return many ? Optional.of(Reason.TOO_MANY.refusal()) : Optional.empty();
  }

  private static boolean possible(Game<?, ?> game, Event event, Optional<Running> running) {
    return running
        .filter(r -> Attentive.possible(game, event, r.timed().millis() - r.left() + LATENCY))
        .isPresent();
  }
}
