package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.json.Json;
import fr.zizanie.server.sheet.Seals;
import fr.zizanie.server.store.Setup;
import java.util.function.Predicate;
import tools.jackson.core.JsonGenerator;

/**
 * What the server knows of a match besides the game.
 *
 * @param passing the seats for which windows are passed
 * @param dealt whether anything is dealt in this match
 * @param clocks what is left of the players' time
 * @param again the match that follows this one, or nothing
 */
record Heading(
    Setup setup,
    Match<?, ?> match,
    Seats seats,
    Predicate<Seat> passing,
    boolean dealt,
    Timekeeper clocks,
    String again) {
  /** {@return it as one JSON object for a guest; {@code here} tells which guests are connected} */
  String text(String guest, Predicate<String> here) {
    return Json.text(out -> {
      out.writeStartObject();
      out.writeStringProperty("type", "sheet");
      out.writeStringProperty("id", setup.id());
      out.writeStringProperty("game", setup.game());
      out.writeObjectPropertyStart("options");
      match.start().options().values().forEach(out::writeStringProperty);
      out.writeEndObject();
      out.writeName("seats");
      seats.write(match.profile(), guest, here, out);
      autopass(guest, out);
      clocks.write(match, out);
      if (dealt) fairness(out);
      if (!again.isEmpty()) out.writeStringProperty("again", again);
      out.writeEndObject();
    });
  }

  /** Nobody else is told who lets windows be passed. */
  private void autopass(String guest, JsonGenerator out) {
    var passed = seats.of(guest).stream().filter(passing).toList();
    if (passed.isEmpty()) return;
    out.writeArrayPropertyStart("autopass");
    for (Seat seat : passed) out.writeString(match.profile().name(seat));
    out.writeEndArray();
  }

  /** What everybody needs to deal again; the seed once it can do no harm. */
  private void fairness(JsonGenerator out) {
    out.writeStringProperty("commitment", setup.seed().commitment());
    out.writeArrayPropertyStart("nonces");
    setup.nonces().forEach(out::writeString);
    out.writeEndArray();
    if (match.outcome().isEmpty()) return;
    out.writeStringProperty("seed", setup.seed().hex());
    out.writeArrayPropertyStart("seals");
    for (var seal : Seals.of(Table.dealer(setup)).of(match)) {
      out.writeStartObject();
      out.writeStringProperty("square", seal.square());
      out.writeStringProperty("nonce", seal.nonce());
      out.writeStringProperty("commitment", seal.commitment());
      out.writeEndObject();
    }
    out.writeEndArray();
  }
}
