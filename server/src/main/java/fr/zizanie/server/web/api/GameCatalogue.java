package fr.zizanie.server.web.api;

import fr.zizanie.players.Players;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.games.Offering;
import fr.zizanie.server.games.Offering.Endpoint;
import fr.zizanie.server.games.Offering.Workshop;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.wire.catalogue.GameInfo;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games on the shelf. */
public record GameCatalogue(List<Offering> shelf) {
  public GameCatalogue {
    shelf = List.copyOf(shelf);
  }

  /** {@return the games on the shelf} */
  public List<Game<?, ?>> games() {
    return shelf.stream().<Game<?, ?>>map(Offering::game).toList();
  }

  /** {@return what players make for games, by their ids} */
  public Map<String, Workshop> workshops() {
    var out = new HashMap<String, Workshop>();
    for (var offering : shelf)
      offering.workshop().ifPresent(one -> out.put(offering.game().profile().id(), one));
    return out;
  }

  /** {@return the endpoints that single games have} */
  public List<Route> routes() {
    return shelf.stream()
        .flatMap(
            offering -> offering.endpoints().stream().map(endpoint -> route(offering, endpoint)))
        .toList();
  }

  private static Route route(Offering offering, Endpoint endpoint) {
    String path = "/api/games/" + offering.game().profile().id() + "/" + endpoint.name();
    return switch (endpoint) {
      case Endpoint.Told(_, var text) ->
          Route.read(path, _ -> Answer.ok(Response.json(200, text.get())));
      case Endpoint.Asked(_, var answer) ->
          Route.write(
                  "POST",
                  path,
                  visit ->
                      answer.apply(visit.body()).then(json -> Answer.ok(Response.json(200, json))))
              .wide();
    };
  }

  /** {@return the game of an id} */
  public Optional<Game<?, ?>> game(String id) {
    return games().stream().filter(g -> g.profile().id().equals(id)).findAny();
  }

  List<GameInfo> infos() {
    return games().stream()
        .map(game -> fr.zizanie.sheets.Catalogue.info(game, Players.levels(game)))
        .toList();
  }
}
