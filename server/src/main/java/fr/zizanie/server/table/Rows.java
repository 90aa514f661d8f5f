package fr.zizanie.server.table;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.server.json.Json;
import fr.zizanie.server.store.Store;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;

/** A list of matches in JSON, from the store alone: no match is loaded for it. */
final class Rows {
  private Rows() {}

  /** {@code here} tells whether a guest is connected to the match of an id. */
  static String text(
      List<Store.Row> rows,
      Function<String, Optional<Game<?, ?>>> games,
      String guest,
      BiPredicate<String, String> here) {
    return Json.text(out -> {
      out.writeStartArray();
      for (var row : rows)
        games.apply(row.game()).ifPresent(game -> row(row, profile(game, row), guest, here, out));
      out.writeEndArray();
    });
  }

  /** Options name the seats. */
  private static Profile profile(Game<?, ?> game, Store.Row row) {
    return Options.read(game.profile().options(), row.options())
            instanceof Answer.Ok<Options>(Options options)
        ? Varied.agreed(game, options).profile()
        : game.profile();
  }

  private static void row(
      Store.Row row,
      Profile profile,
      String guest,
      BiPredicate<String, String> here,
      JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("id", row.id());
    out.writeStringProperty("game", row.game());
    out.writeName("seats");
    new Seats(row.sitters()).write(profile, guest, who -> here.test(row.id(), who), out);
    row.turn()
        .ifPresentOrElse(
            seat -> out.writeStringProperty("turn", profile.name(seat)),
            () -> out.writeNullProperty("turn"));
    outcome(row.outcome(), profile, out);
    out.writeNumberProperty("actions", row.actions());
    out.writeBooleanProperty("begun", row.begun());
    out.writeNumberProperty("updated", row.updated());
    out.writeEndObject();
  }

  private static void outcome(Optional<Outcome> outcome, Profile profile, JsonGenerator out) {
    if (outcome.isEmpty()) {
      out.writeNullProperty("outcome");
      return;
    }
    out.writeObjectPropertyStart("outcome");
    outcome
        .get()
        .winner()
        .ifPresentOrElse(
            seat -> out.writeStringProperty("winner", profile.name(seat)),
            () -> out.writeNullProperty("winner"));
    out.writeStringProperty("reason", outcome.get().reason());
    out.writeEndObject();
  }
}
