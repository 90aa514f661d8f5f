package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** What a seat may do now; everybody else is offered nothing. */
record Offers<S, V>(Game<S, V> game, Drawing<V> drawing) {
  /** Writes the offer to {@code viewer}; {@code acted} says which seats have an action standing. */
  void write(Match<S, V> match, Viewer viewer, List<Seat> acted, JsonGenerator out) {
    var seat = seat(viewer).filter(_ -> match.outcome().isEmpty());
    boolean acts = seat.filter(match.turn()::is).isPresent();
    write(
        match.state(),
        acts ? seat : Optional.empty(),
        seat.map(s -> events(match, s, acted)).orElse(List.of()),
        out);
  }

  /** Writes the choices of the seat to act, if any, and the words besides. */
  void write(S state, Optional<Seat> toAct, List<String> events, JsonGenerator out) {
    var choices = toAct.map(_ -> game.choices(state)).orElseGet(Choices::new);
    out.writeStartObject();
    out.writeArrayPropertyStart("moves");
    toAct.ifPresent(seat -> moves(game.view(state, Viewer.of(seat)), choices, out));
    out.writeEndArray();
    out.writeArrayPropertyStart("words");
    for (int i = 0; i < choices.size(); i++)
      if (!isMove(choices.code(i))) out.writeString(game.notation().print(choices.get(i)));
    for (String event : events) out.writeString(event);
    out.writeEndArray();
    out.writeEndObject();
  }

  private void moves(V view, Choices choices, JsonGenerator out) {
    for (int i = 0; i < choices.size(); i++)
      if (isMove(choices.code(i))) drawing.move(view, choices.get(i), out);
  }

  private static boolean isMove(int code) {
    return new Choice(code).kind() == Choice.Kind.MOVE;
  }

  private static Optional<Seat> seat(Viewer viewer) {
    for (Seat seat : Seat.values()) if (viewer.is(seat)) return Optional.of(seat);
    return Optional.empty();
  }

  /** The events that make sense now; must agree with what {@link Match#play} accepts. */
  private List<String> events(Match<S, V> match, Seat seat, List<Seat> acted) {
    var out = new ArrayList<Event.Kind>();
    var asked = match.status().asked();
    if (asked.isEmpty()) {
      out.add(Event.Kind.OFFER_DRAW);
      if (acted.contains(seat)) out.add(Event.Kind.OFFER_TAKEBACK);
    } else if (asked.get().by() != seat) {
      boolean draw = asked.get().what() == Event.Kind.OFFER_DRAW;
      out.add(draw ? Event.Kind.ACCEPT_DRAW : Event.Kind.ACCEPT_TAKEBACK);
      out.add(draw ? Event.Kind.DECLINE_DRAW : Event.Kind.DECLINE_TAKEBACK);
    }
    // The seat to act claims by a choice.
    if (match.turn() instanceof Turn.Of && !match.turn().is(seat) && claims(match.state(), seat))
      out.add(Event.Kind.CLAIM);
    out.add(Event.Kind.RESIGN);
    return out.stream().map(kind -> Event.of(seat, kind).text()).toList();
  }

  private boolean claims(S state, Seat seat) {
    return !game.happened(state, Event.of(seat, Event.Kind.CLAIM)).equals(state);
  }
}
