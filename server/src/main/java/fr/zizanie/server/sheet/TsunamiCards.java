package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** What one viewer sees of the cards: the page's CardTable. */
record TsunamiCards(Tsunami game, TsunamiView view, Offered offered, Optional<Running> running) {
  void write(JsonGenerator out) {
    var held = view.held();
    out.writeStartObject();
    TsunamiParts.seats("hands", out, seat -> hand(seat, out));
    ids("open", List.of(), out);
    out.writeNumberProperty("pile", held.pile());
    ids("discard", held.discard(), out);
    TsunamiParts.seats("used", out, seat -> used(seat, out));
    announced(out);
    running.ifPresent(r -> window(r, out));
    for (String empty : List.of("lasting", "traps")) {
      out.writeArrayPropertyStart(empty);
      out.writeEndArray();
    }
    TsunamiParts.seats(
        "out",
        out,
        seat -> {
          out.writeArrayPropertyStart(TsunamiParts.side(seat));
          out.writeEndArray();
        });
    ids("playable", cards(offered.now), out);
    ids("dead", cards(offered.after(Word.DISCARD.choice())), out);
    out.writeEndObject();
  }

  private String id(int kind) {
    return view.setting().deck().card(kind).id();
  }

  private void ids(String name, List<Integer> kinds, JsonGenerator out) {
    out.writeArrayPropertyStart(name);
    for (int kind : kinds) out.writeString(id(kind));
    out.writeEndArray();
  }

  /** The viewer's cards as they came; of the others only how many. */
  private void hand(Seat seat, JsonGenerator out) {
    out.writeArrayPropertyStart(TsunamiParts.side(seat));
    var known = view.held().hand(seat, view.viewer());
    if (known.isPresent()) for (int kind : known.get()) out.writeString(id(kind));
    else for (int i = view.held().count(seat); i > 0; i--) out.writeNull();
    out.writeEndArray();
  }

  private void used(Seat seat, JsonGenerator out) {
    out.writeObjectPropertyStart(TsunamiParts.side(seat));
    out.writeBooleanProperty("own", seat == view.by() && !view.moment().cardLeft());
    out.writeBooleanProperty("foreign", seat != view.by() && view.moment().countered());
    out.writeEndObject();
  }

  private void announced(JsonGenerator out) {
    out.writeArrayPropertyStart("announced");
    switch (view.pending()) {
      case Pending.MustPlay(int card) -> announced(card, List.of(), out);
      case Pending.AnswerCard(int card, var picks) -> announced(card, picks, out);
      default -> {}
    }
    out.writeEndArray();
  }

  private void announced(int card, List<Integer> picks, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("seat", TsunamiParts.side(view.by()));
    out.writeStringProperty("card", id(card));
    out.writeArrayPropertyStart("picks");
    for (int code : picks) out.writeString(game.notation().print(new Choice(code)));
    out.writeEndArray();
    out.writeEndObject();
  }

  private static void window(Running running, JsonGenerator out) {
    Timed timed = running.timed();
    out.writeObjectPropertyStart("window");
    out.writeStringProperty("seat", TsunamiParts.side(timed.seat()));
    out.writeStringProperty("what", timed.what());
    out.writeNumberProperty("millis", timed.millis());
    out.writeNumberProperty("left", running.left());
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
}
