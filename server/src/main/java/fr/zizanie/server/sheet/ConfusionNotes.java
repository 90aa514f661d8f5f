package fr.zizanie.server.sheet;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.ConfusionView;
import fr.zizanie.rules.confusion.Diagrams;
import fr.zizanie.rules.confusion.Knowledge;
import fr.zizanie.rules.confusion.Setting;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/**
 * The exact knowledge of both seats, as far as the notebook mode allows. What a few of the last
 * facts came to is kept, as most tries tell about one letter of one seat.
 */
final class ConfusionNotes implements Notes<ConfusionView> {
  private static final Confusion GAME = new Confusion();
  private static final int KEPT = 6;

  private record Key(List<Integer> masks, boolean probabilities) {}

  /** The letters of one seat in JSON, and how many assignments are left. */
  private record Worked(String letters, String left) {}

  private final Map<Key, Worked> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Worked> eldest) {
          return size() > KEPT;
        }
      };

  @Override
  public boolean open(ConfusionView view) {
    return !view.setting().notebook().equals("paper");
  }

  @Override
  public void write(ConfusionView view, boolean all, JsonGenerator out) {
    Profile profile = GAME.profile(view.setting().spies());
    out.writeStartObject();
    if (all || open(view))
      for (Seat seat : Seat.values()) {
        out.writeName(profile.name(seat));
        out.writeRawValue(worked(view, seat, all || probable(view.setting())).letters);
      }
    out.writeEndObject();
  }

  private static boolean probable(Setting setting) {
    return setting.notebook().equals("oracle");
  }

  @Override
  public String left(ConfusionView view, Seat seat) {
    return worked(view, seat, true).left;
  }

  private Worked worked(ConfusionView view, Seat seat, boolean probabilities) {
    return kept.computeIfAbsent(
        new Key(view.masks(seat), probabilities),
        _ -> {
          var knowledge = view.knowledge(seat);
          return new Worked(letters(knowledge, probabilities), Long.toString(knowledge.total()));
        });
  }

  private static String letters(Knowledge knowledge, boolean probabilities) {
    var counts = knowledge.counts();
    double total = knowledge.total();
    return Json.text(out -> {
      out.writeStartObject();
      for (int letter = 0; letter < counts.length; letter++) {
        out.writeObjectPropertyStart(ConfusionParts.letter(letter));
        out.writeArrayPropertyStart("possible");
        for (int kind = 1; kind <= Diagrams.AGENT; kind++)
          if (counts[letter][kind] > 0) {
            if (kind == Diagrams.AGENT) out.writeString("?");
            else out.writeNumber(kind);
          }
        out.writeEndArray();
        if (probabilities) {
          out.writeObjectPropertyStart("probabilities");
          for (int kind = 1; kind <= Diagrams.AGENT; kind++)
            if (counts[letter][kind] > 0)
              out.writeNumberProperty(
                  kind == Diagrams.AGENT ? "?" : Integer.toString(kind),
                  counts[letter][kind] / total);
          out.writeEndObject();
        }
        out.writeEndObject();
      }
      out.writeEndObject();
    });
  }
}
