package fr.zizanie.server.store.sql.matches;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.table.time.TimeControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Terms as one column of JSON; seats as 0 and 1. */
public final class TermsText {
  private TermsText() {}

  static String write(Terms terms) {
    return JsonText.of(out -> {
      out.open();
      out.key("version");
      out.number(terms.version());
      out.key("options");
      Columns.write(terms.options(), out);
      out.key("clock");
      out.text(terms.control().text());
      for (Seat seat : Seat.values()) {
        out.key("removals" + seat.ordinal());
        out.openList();
        for (String card : terms.removals().get(seat.ordinal())) {
          out.next();
          out.text(card);
        }
        out.closeList();
        out.key("ready" + seat.ordinal());
        out.flag(terms.ready().contains(seat));
      }
      out.key("by");
      out.number(Columns.number(terms.by()));
      out.key("quick");
      out.flag(terms.quick());
      out.close();
    });
  }

  /** {@return the terms that a text says, after so many writes} */
  public static Terms read(int writes, String text) {
    Fields fields = JsonReader.longObject(text).orThrow();
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
        TimeControl.parse(fields.text("clock", "").orThrow()).orThrow(),
        removals,
        Set.copyOf(ready),
        by,
        fields.flag("quick").orThrow());
  }
}
