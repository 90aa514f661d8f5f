package fr.zizanie.server.sheet;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.Diagrams;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.trait.CardText;
import fr.zizanie.rules.core.trait.Carded;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.server.json.Json;
import tools.jackson.core.JsonGenerator;

/** What the catalogue says of single games besides what it says of all. */
public final class Extras {
  private Extras() {}

  /** Writes the fields that only {@code game} has. */
  public static void write(Game<?, ?> game, JsonGenerator out) {
    if (!(game instanceof Confusion)) return;
    out.writeArrayPropertyStart("diagrams");
    for (int kind = 1; kind < Diagrams.AGENT; kind++) diagram(kind, Diagrams.promotable(kind), out);
    diagram(Diagrams.PROMOTED, false, out);
    diagram(Diagrams.AGENT, false, out);
    out.writeEndArray();
  }

  /** {@return the cards of a game as the page's list of CardText} */
  public static String cards(Game<?, ?> game) {
    return Json.text(out -> cards(game, out));
  }

  private static void cards(Game<?, ?> game, JsonGenerator out) {
    out.writeStartArray();
    for (CardText card : Carded.cards(game)) {
      out.writeStartObject();
      out.writeStringProperty("id", card.id());
      out.writeStringProperty("timing", card.timing());
      words("name", card.name(), out);
      words("text", card.text(), out);
      if (game instanceof Tsunami tsunami) TsunamiDecks.more(tsunami.deck(), card.id(), out);
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  /** {@return a club's own deck as the page shows it, or what is wrong in its text and where} */
  public static Answer<String> deck(String text) {
    return TsunamiDecks.read(text, Extras::cards);
  }

  private static void words(String name, Words words, JsonGenerator out) {
    out.writeObjectPropertyStart(name);
    out.writeStringProperty("fr", words.fr());
    out.writeStringProperty("en", words.en());
    out.writeEndObject();
  }

  private static void diagram(int kind, boolean promotable, JsonGenerator out) {
    int reach = 0;
    out.writeStartObject();
    out.writeNumberProperty("number", kind);
    out.writeArrayPropertyStart("ways");
    for (int way = 0; kind != Diagrams.AGENT && way < ConfusionParts.COMPASS.size(); way++) {
      if (Diagrams.reach(kind, way) == 0) continue;
      out.writeString(ConfusionParts.COMPASS.get(way));
      reach = Math.max(reach, Diagrams.reach(kind, way));
    }
    out.writeEndArray();
    out.writeNumberProperty("reach", reach);
    out.writeBooleanProperty("promotable", promotable);
    out.writeEndObject();
  }
}
