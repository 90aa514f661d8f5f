package fr.zizanie.server.sheet;

import fr.zizanie.rules.ironpond.blank.Vocabulary;
import fr.zizanie.server.json.Json;
import java.util.Collection;
import tools.jackson.core.JsonGenerator;

/** What the workshop for cards of one's own needs to know, as the page reads it. */
public final class Blanks {
  private Blanks() {}

  /** {@return the page's Blanks} */
  public static String text() {
    var words = Vocabulary.all();
    return Json.text(out -> {
      out.writeStartObject();
      list("men", words.men(), out);
      list("free", words.free(), out);
      list("places", words.places(), out);
      list("fromFirst", words.fromFirst(), out);
      list("needs", words.needs(), out);
      out.writeObjectPropertyStart("verbs");
      words.verbs().forEach(out::writeStringProperty);
      out.writeEndObject();
      list("neverRoyal", words.neverRoyal(), out);
      out.writeName("examples");
      out.writeRawValue(Vocabulary.examples().strip());
      out.writeEndObject();
    });
  }

  private static void list(String name, Collection<String> words, JsonGenerator out) {
    out.writeArrayPropertyStart(name);
    words.forEach(out::writeString);
    out.writeEndArray();
  }
}
