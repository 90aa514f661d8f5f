package fr.zizanie.server.sheet;

import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Step;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/** Where a turn of Tsunami stands, as everybody sees it: the page's GoTurn. */
record TsunamiTurn(Tsunami game, TsunamiView view) {
  void write(JsonGenerator out) {
    var moment = view.moment();
    out.writeStartObject();
    out.writeStringProperty("by", TsunamiParts.side(view.by()));
    out.writeBooleanProperty("opened", moment.opened());
    out.writeBooleanProperty("drew", moment.drew());
    out.writeBooleanProperty("cardLeft", moment.cardLeft());
    out.writeBooleanProperty("dryBefore", moment.dryBefore());
    out.writeBooleanProperty("resumed", moment.resumed());
    if (moment.barred() >= 0) out.writeStringProperty("barred", TsunamiParts.name(moment.barred()));
    deck(out);
    out.writeObjectPropertyStart("pending");
    pending(out);
    out.writeEndObject();
    out.writeEndObject();
  }

  private void deck(JsonGenerator out) {
    Deck deck = view.setting().deck();
    out.writeObjectPropertyStart("deck");
    out.writeStringProperty("id", deck.id());
    out.writeNumberProperty("size", deck.size());
    out.writeStringProperty("hash", deck.hash().substring(0, 16));
    out.writeBooleanProperty("own", Deck.known(deck.id()).filter(deck::equals).isEmpty());
    out.writeEndObject();
  }

  private void pending(JsonGenerator out) {
    switch (view.pending()) {
      case Pending.Main _ -> what("main", out);
      case Pending.Draw _ -> what("draw", out);
      case Pending.Aim _ -> what("aim", out);
      case Pending.MustPlay(int card) -> card("must-play", card, out);
      case Pending.AnswerCard(int card, _) -> card("answer-card", card, out);
      case Pending.AnswerMove(int point) -> {
        what("answer-move", out);
        out.writeStringProperty("at", TsunamiParts.name(point));
      }
      case Pending.Gift(int card) -> card("gift", card, out);
      case Pending.Steal(int card, _) -> card("steal", card, out);
      case Pending.Exchange e -> {
        card("exchange", e.card(), out);
        exchange(e, out);
      }
      case Pending.Discard _ -> what("discard", out);
      case Pending.Marking m -> {
        what("marking", out);
        out.writeBooleanProperty("agreed", m.agreed());
      }
      case Pending.Over _ -> what("over", out);
    }
  }

  private static void what(String word, JsonGenerator out) {
    out.writeStringProperty("what", word);
  }

  private void card(String word, int card, JsonGenerator out) {
    what(word, out);
    out.writeStringProperty("card", view.setting().deck().card(card).id());
  }

  private void exchange(Pending.Exchange e, JsonGenerator out) {
    if (!(view.setting().deck().card(e.card()).effect().getLast() instanceof Op.Exchange op))
      throw new IllegalStateException("no exchange");
    out.writeNumberProperty("step", e.step());
    out.writeArrayPropertyStart("steps");
    for (int i = 0; i < op.length(); i++) {
      Step step = op.step(i);
      out.writeStartObject();
      out.writeStringProperty("seat", TsunamiParts.side(step.by().seat(view.by())));
      out.writeStringProperty(
          "rule", step.rule().name().toLowerCase(Locale.ROOT).replace('_', '-'));
      out.writeBooleanProperty("optional", step.optional());
      out.writeEndObject();
    }
    out.writeEndArray();
  }
}
