package fr.zizanie.server.sheet;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.cards.special.BrokenFaces;
import fr.zizanie.rules.ironpond.cards.special.Sight;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Diktat;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Offence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** What one viewer sees of the cards: the page's CardTable. */
record IronPondCards(IronPond game, IronPondView view, Offered offered, Optional<Running> running) {
  void write(JsonGenerator out) {
    var cards = view.cards();
    out.writeStartObject();
    out.writeObjectPropertyStart("hands");
    for (Seat seat : Seat.values()) hand(seat, out);
    out.writeEndObject();
    ids("open", cards.faceUp().and(cards.known()).list(), out);
    out.writeNumberProperty("pile", cards.pileCount());
    if (view.frames().getLast() instanceof BrokenFaces.Searching(Seat by) && view.viewer().is(by))
      ids("search", cards.pile().list(), out);
    ids("discard", cards.discard(), out);
    used(out);
    announced(out);
    running.ifPresent(r -> window(r, out));
    game.sight(view).ifPresent(sight -> sight(sight, out));
    lasting(out);
    traps(out);
    gone(out);
    ids("playable", cards(offered.now), out);
    ids("dead", dead(), out);
    out.writeEndObject();
  }

  private static void ids(String name, List<Integer> cards, JsonGenerator out) {
    out.writeArrayPropertyStart(name);
    for (int card : cards) out.writeString(Integer.toString(card));
    out.writeEndArray();
  }

  /** The cards that the viewer knows, then the others. */
  private void hand(Seat seat, JsonGenerator out) {
    var cards = view.cards();
    var known = cards.hand(seat);
    out.writeArrayPropertyStart(IronPondParts.side(seat));
    for (int card = known.next(0); card >= 0; card = known.next(card + 1))
      out.writeString(Integer.toString(card));
    for (int i = cards.count(seat) - known.size(); i > 0; i--) out.writeNull();
    out.writeEndArray();
  }

  private void used(JsonGenerator out) {
    Story now = view.now();
    boolean opening = view.last().isEmpty() && opening();
    boolean own = view.last().map(Story::own).orElse(!opening);
    boolean foreign = view.last().map(Story::foreign).orElse(!opening);
    out.writeObjectPropertyStart("used");
    for (Seat seat : Seat.values()) {
      boolean turn = seat == now.by();
      out.writeObjectPropertyStart(IronPondParts.side(seat));
      out.writeBooleanProperty("own", turn ? now.own() : own);
      out.writeBooleanProperty("foreign", turn ? foreign : now.foreign());
      out.writeEndObject();
    }
    out.writeEndObject();
  }

  /** In the first turn of a game no slot has been used before. */
  private boolean opening() {
    return view.now().by() == Seat.FIRST
        && view.scene().filter(s -> s.board().number() == 1).isPresent();
  }

  private void announced(JsonGenerator out) {
    out.writeArrayPropertyStart("announced");
    for (Frame frame : view.frames())
      if (frame instanceof Frame.Announced a) {
        out.writeStartObject();
        out.writeStringProperty("seat", IronPondParts.side(a.by()));
        out.writeStringProperty("card", Integer.toString(a.card()));
        out.writeArrayPropertyStart("picks");
        for (Choice pick : a.picks().list()) out.writeString(game.notation().print(pick));
        out.writeEndArray();
        out.writeEndObject();
      }
    out.writeEndArray();
  }

  private static void window(Running running, JsonGenerator out) {
    Timed timed = running.timed();
    out.writeObjectPropertyStart("window");
    out.writeStringProperty("seat", IronPondParts.side(timed.seat()));
    out.writeStringProperty("what", timed.what());
    out.writeNumberProperty("millis", timed.millis());
    out.writeNumberProperty("left", running.left());
    out.writeEndObject();
  }

  private static void sight(Sight sight, JsonGenerator out) {
    out.writeObjectPropertyStart("sight");
    out.writeNumberProperty("reach", Sight.REACH);
    swing("across", sight.acrossPeriod(), sight.acrossPhase(), out);
    swing("along", sight.alongPeriod(), sight.alongPhase(), out);
    out.writeEndObject();
  }

  private static void swing(String name, int period, int phase, JsonGenerator out) {
    out.writeObjectPropertyStart(name);
    out.writeNumberProperty("period", period);
    out.writeNumberProperty("phase", phase);
    out.writeEndObject();
  }

  private void lasting(JsonGenerator out) {
    out.writeArrayPropertyStart("lasting");
    view.scene().ifPresent(scene -> lasting(scene, out));
    int barred = view.now().barred();
    if (barred >= 0)
      lasts(
          "barred",
          IronPondParts.side(view.now().by()),
          Board8.name(barred >> 8) + Board8.name(barred & 255),
          out);
    offence(Seat.FIRST, view.whiteOffence(), out);
    offence(Seat.SECOND, view.blackOffence(), out);
    out.writeEndArray();
  }

  private void lasting(Scene scene, JsonGenerator out) {
    var marks = scene.board().marks();
    if (marks.diktat() instanceof Diktat.Must(Seat seat, Component type))
      lasts("diktat", IronPondParts.side(seat), String.valueOf(type.letter()), out);
    if (scene.chrono()) lasts("chrono", IronPondParts.side(view.now().by()), "", out);
    if (marks.reversed()) lasts("reversed", "", "", out);
    for (Seat seat : Seat.values())
      if (scene.away().of(seat).isPresent()) lasts("regency", IronPondParts.side(seat), "", out);
  }

  private static void offence(Seat by, Offence offence, JsonGenerator out) {
    if (!offence.kind().isEmpty()) lasts("gesture", IronPondParts.side(by), offence.kind(), out);
  }

  private static void lasts(String what, String side, String value, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("what", what);
    out.writeStringProperty("seat", side);
    if (!value.isEmpty()) out.writeStringProperty("value", value);
    out.writeEndObject();
  }

  private void traps(JsonGenerator out) {
    out.writeArrayPropertyStart("traps");
    for (Trap trap : view.scene().map(Scene::traps).orElse(List.of())) {
      out.writeStartObject();
      out.writeStringProperty("seat", IronPondParts.side(trap.owner()));
      out.writeStringProperty("card", Integer.toString(trap.card()));
      if (trap.at() != Trap.HIDDEN) out.writeStringProperty("at", IronPondParts.square(trap.at()));
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private void gone(JsonGenerator out) {
    Optional<Scene> shown = game.hushed(view) ? Optional.empty() : view.scene();
    out.writeObjectPropertyStart("out");
    for (Seat seat : Seat.values()) {
      out.writeArrayPropertyStart(IronPondParts.side(seat));
      shown.ifPresent(scene -> {
        for (Component c : Component.all())
          IronPondDrawing.lost(c, scene.lost().out(seat, c), seat, out);
      });
      out.writeEndArray();
    }
    out.writeEndObject();
  }

  private static List<Integer> cards(Choices choices) {
    var out = new ArrayList<Integer>();
    for (int i = 0; i < choices.size(); i++) {
      Choice choice = choices.get(i);
      if (choice.kind() == Choice.Kind.CARD) out.add(choice.a());
    }
    return out;
  }

  private List<Integer> dead() {
    var choices = offered.now;
    for (int i = 0; i < choices.size(); i++) {
      Choice choice = choices.get(i);
      if (choice.kind() == Choice.Kind.WORD && game.notation().print(choice).equals("discard"))
        return cards(offered.after(choice));
    }
    return List.of();
  }
}
