package fr.zizanie.server.table;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.trait.Reducible;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.server.json.Json;
import fr.zizanie.server.store.Setup;
import fr.zizanie.server.store.Terms;
import java.util.Collection;
import java.util.Map;
import java.util.function.Predicate;
import tools.jackson.core.JsonGenerator;

/** A proposal as the page reads it: nothing in it is secret from anybody. */
record LobbySheet(Game<?, ?> game, Setup setup, Terms terms, Options agreed) {
  /** {@return the sheet of a guest; {@code here} tells which guests are connected} */
  String text(String guest, Predicate<String> here) {
    Profile profile = Varied.agreed(game, agreed).profile();
    var seats = new Seats(setup.sitters());
    return Json.text(out -> {
      out.writeStartObject();
      out.writeStringProperty("type", "lobby");
      out.writeStringProperty("id", setup.id());
      out.writeStringProperty("game", setup.game());
      out.writeNumberProperty("version", terms.version());
      out.writeName("seats");
      seats.write(profile, guest, here, out);
      texts("ready", names(profile), out);
      terms
          .by()
          .ifPresentOrElse(
              seat -> out.writeStringProperty("by", profile.name(seat)),
              () -> out.writeNullProperty("by"));
      options("proposed", terms.options(), out);
      options("options", agreed.values(), out);
      out.writeStringProperty("clock", terms.clock());
      texts("cards", removable(), out);
      out.writeObjectPropertyStart("removals");
      for (Seat seat : Seat.values())
        texts(profile.name(seat), terms.removals().get(seat.ordinal()), out);
      out.writeEndObject();
      remarks(out);
      out.writeBooleanProperty("quick", terms.quick());
      out.writeStringProperty("commitment", setup.seed().commitment());
      out.writeEndObject();
    });
  }

  private Collection<String> names(Profile profile) {
    return terms.ready().stream().sorted().map(profile::name).toList();
  }

  private Collection<String> removable() {
    return Reducible.removable(
        game, Options.read(game.profile().options(), terms.options()).orThrow());
  }

  private static void options(String name, Map<String, String> options, JsonGenerator out) {
    out.writeObjectPropertyStart(name);
    options.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(option -> out.writeStringProperty(option.getKey(), option.getValue()));
    out.writeEndObject();
  }

  private static void texts(String name, Collection<String> texts, JsonGenerator out) {
    out.writeArrayPropertyStart(name);
    texts.forEach(out::writeString);
    out.writeEndArray();
  }

  private void remarks(JsonGenerator out) {
    out.writeArrayPropertyStart("remarks");
    for (Words remark : Varied.remarks(game, agreed)) {
      out.writeStartObject();
      out.writeStringProperty("fr", remark.fr());
      out.writeStringProperty("en", remark.en());
      out.writeEndObject();
    }
    out.writeEndArray();
  }
}
