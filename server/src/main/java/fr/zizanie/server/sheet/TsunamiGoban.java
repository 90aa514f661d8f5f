package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.board.Note;
import fr.zizanie.rules.tsunami.board.Running;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.go.Area;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** What lies on the goban besides its stones: the page's Goban. */
record TsunamiGoban(TsunamiView view) {
  void write(JsonGenerator out) {
    out.writeObjectPropertyStart("goban");
    TsunamiParts.seats(
        "captured",
        out,
        seat -> out.writeNumberProperty(TsunamiParts.side(seat), view.board().takenBy(seat)));
    out.writeNumberProperty("played", view.board().played());
    if (view.pending() instanceof Pending.AnswerMove(int point)) announced(point, out);
    if (view.pending() instanceof Pending.AnswerCard(int card, _))
      out.writeStringProperty("card", view.setting().deck().card(card).id());
    block(out);
    running(out);
    notes("notes", view.effects().notes(), out);
    notes("shown", view.effects().shown(), out);
    switch (view.pending()) {
      case Pending.Marking m -> counted(m.dead(), out);
      case Pending.Over o -> counted(o.dead(), out);
      default -> {}
    }
    out.writeEndObject();
  }

  private void announced(int point, JsonGenerator out) {
    out.writeObjectPropertyStart("announced");
    out.writeStringProperty("at", TsunamiParts.name(point));
    out.writeStringProperty("side", TsunamiParts.side(view.by()));
    out.writeEndObject();
  }

  /** The block of an exchange that is going on. */
  private void block(JsonGenerator out) {
    if (view.pending() instanceof Pending.Exchange(int card, int centre, _, _)
        && centre >= 0
        && view.setting().deck().card(card).effect().getLast() instanceof Op.Exchange op)
      TsunamiParts.points("block", Points.block(centre, op.block()), out);
  }

  /** The last turn of an effect is the one in which nothing is left of it. */
  private void running(JsonGenerator out) {
    out.writeArrayPropertyStart("running");
    for (Running r : view.effects().running()) {
      if (r.kind() == Running.Kind.REST) continue;
      out.writeStartObject();
      out.writeStringProperty("what", r.kind().name().toLowerCase(Locale.ROOT));
      out.writeStringProperty("by", TsunamiParts.side(r.by()));
      out.writeArrayPropertyStart("on");
      for (Seat seat : Seat.values()) if (r.touches(seat)) out.writeString(TsunamiParts.side(seat));
      out.writeEndArray();
      TsunamiParts.points("at", r.where(), out);
      out.writeNumberProperty("turns", r.until() - view.moment().index());
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private void notes(String name, List<Note> notes, JsonGenerator out) {
    Deck deck = view.setting().deck();
    out.writeArrayPropertyStart(name);
    for (Note note : notes) {
      out.writeStartObject();
      out.writeStringProperty("seat", TsunamiParts.side(note.by()));
      out.writeStringProperty("card", deck.card(note.kind()).id());
      if (note.at() != Note.HIDDEN) TsunamiParts.points("at", note.where(deck), out);
      turns(note).ifPresent(turns -> out.writeNumberProperty("turns", turns));
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  /** The turns of the other seat for which a note still waits, the present one included. */
  private Optional<Integer> turns(Note note) {
    if (view.setting().deck().card(note.kind()).trigger().isEmpty()) return Optional.empty();
    int left = note.until() - view.moment().index();
    return Optional.of(Math.max(0, note.by() == view.by() ? (left + 1) / 2 : left / 2 + 1));
  }

  private void counted(Points dead, JsonGenerator out) {
    var stones = view.board().stones();
    Area area = Area.of(stones.without(dead));
    TsunamiParts.points("dead", dead, out);
    TsunamiParts.seats(
        "territory",
        out,
        seat ->
            TsunamiParts.points(
                TsunamiParts.side(seat),
                Points.where(
                    p -> area.owner(p) == seat.ordinal() + 1 && (stones.empty(p) || dead.has(p))),
                out));
    TsunamiParts.seats(
        "area",
        out,
        seat -> out.writeNumberProperty(TsunamiParts.side(seat), area.count(seat.ordinal() + 1)));
    out.writeNumberProperty("nobody", Grid.POINTS - area.count(1) - area.count(2));
    out.writeNumberProperty("komi", view.setting().komi() / 2.0);
  }
}
