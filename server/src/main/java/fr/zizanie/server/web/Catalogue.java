package fr.zizanie.server.web;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Option;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.server.json.Json;
import fr.zizanie.server.sheet.Extras;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** The games on the shelf. */
public record Catalogue(List<Game<?, ?>> games) {
  public Catalogue {
    games = List.copyOf(games);
  }

  /** {@return the game of an id} */
  public Optional<Game<?, ?>> game(String id) {
    return games.stream().filter(g -> g.profile().id().equals(id)).findAny();
  }

  String text() {
    return Json.text(out -> {
      out.writeStartArray();
      for (var game : games) write(game, out);
      out.writeEndArray();
    });
  }

  private static void write(Game<?, ?> game, JsonGenerator out) {
    Profile profile = game.profile();
    out.writeStartObject();
    out.writeStringProperty("id", profile.id());
    out.writeStringProperty("title", profile.title());
    out.writeArrayPropertyStart("seats");
    profile.seats().forEach(out::writeString);
    out.writeEndArray();
    out.writeArrayPropertyStart("options");
    for (Option option : profile.options()) {
      out.writeStartObject();
      out.writeStringProperty("name", option.name());
      out.writeStringProperty("value", option.fallback());
      out.writeArrayPropertyStart("values");
      option.values().forEach(out::writeString);
      out.writeEndArray();
      out.writeBooleanProperty("open", option.check().isPresent());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeNumberProperty("levels", Players.of(game).isPresent() ? Budget.LEVELS : 0);
    Extras.write(game, out);
    out.writeEndObject();
  }
}
