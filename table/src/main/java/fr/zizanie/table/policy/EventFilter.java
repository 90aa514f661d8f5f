package fr.zizanie.table.policy;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.sheets.drawing.Running;
import java.util.Optional;

/** Which events of a table's players are let through to the match. */
public final class EventFilter {
  /** How much longer than its own time a message may take, in milliseconds. */
  private static final long LATENCY = 1_000;

  private EventFilter() {}

  /**
   * {@return the gestures made lately once an event is let through at {@code now}; or why it isn't}
   */
  public static Answer<Gestures> let(
      Game<?, ?> game, Event event, Optional<Running> running, Gestures gestures, long now) {
    boolean good =
        switch (event.kind()) {
          case GESTURE -> Gestures.known(event.detail());
          case TOLD -> possible(game, event, running);
          default -> event.kind().spoken();
        };
    if (!good) return Answer.no(Attentive.HEARD.unmet(event).refusal());
    if (event.kind() != Event.Kind.GESTURE) return Answer.ok(gestures);
    return gestures
        .with(event.by(), now)
        .map(Answer::ok)
        .orElseGet(() -> Answer.no(Reason.TOO_MANY.refusal()));
  }

  private static boolean possible(Game<?, ?> game, Event event, Optional<Running> running) {
    return running
        .filter(r -> Attentive.possible(game, event, r.timed().millis() - r.left() + LATENCY))
        .isPresent();
  }
}
