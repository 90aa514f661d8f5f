package fr.zizanie.server.store;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.json.Fields;
import fr.zizanie.server.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Terms as one column of JSON; seats as 0 and 1. */
final class TermsText {
  private TermsText() {}

  static String write(Terms terms) {
    return Json.text(out -> {
      out.writeStartObject();
      out.writeNumberProperty("version", terms.version());
      out.writeObjectPropertyStart("options");
      terms.options().forEach(out::writeStringProperty);
      out.writeEndObject();
      out.writeStringProperty("clock", terms.clock());
      for (Seat seat : Seat.values()) {
        out.writeArrayPropertyStart("removals" + seat.ordinal());
        terms.removals().get(seat.ordinal()).forEach(out::writeString);
        out.writeEndArray();
        out.writeBooleanProperty("ready" + seat.ordinal(), terms.ready().contains(seat));
      }
      out.writeNumberProperty("by", Columns.number(terms.by()));
      out.writeBooleanProperty("quick", terms.quick());
      out.writeEndObject();
    });
  }

  static Terms read(int writes, String text) {
    Fields fields = Json.object(text).orThrow();
    var removals = new ArrayList<SortedSet<String>>();
    var ready = new ArrayList<Seat>();
    for (Seat seat : Seat.values()) {
      Answer<List<String>> list = fields.list("removals" + seat.ordinal());
      removals.add(new TreeSet<>(list.orThrow()));
      if (fields.flag("ready" + seat.ordinal()).orThrow()) ready.add(seat);
    }
    Map<String, String> options = fields.texts("options").orThrow();
    Optional<Seat> by = Columns.seat(fields.number("by").orThrow());
    return new Terms(
        writes,
        fields.number("version").orThrow(),
        options,
        fields.text("clock", "").orThrow(),
        removals,
        Set.copyOf(ready),
        by,
        fields.flag("quick").orThrow());
  }
}
