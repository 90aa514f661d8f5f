package fr.zizanie.server.web.api;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.table.games.Offering;
import fr.zizanie.table.games.Offering.Endpoint;
import fr.zizanie.table.shelf.GameAnswers;
import fr.zizanie.table.shelf.GameCatalogue;
import java.util.List;
import java.util.stream.Stream;

/** What can be asked about games, behind which nothing is kept. */
public final class GamesApi {
  private final GameCatalogue catalogue;
  private final GameAnswers answers;

  /** The doors of the games on a shelf. */
  public GamesApi(GameCatalogue catalogue) {
    this.catalogue = catalogue;
    answers = new GameAnswers(catalogue);
  }

  /** {@return the routes of all games and those of single ones} */
  public List<Route> routes() {
    return Stream.concat(
            Stream.of(
                Route.read("/api/games", _ -> json(answers.games())),
                Route.read(
                    "/api/games/{}/look",
                    v -> answers.look(v.part(), v.request().query()).then(GamesApi::json)),
                Route.read(
                    "/api/games/{}/cards",
                    v -> answers.cards(v.part(), v.request().query()).then(GamesApi::json)),
                Route.read(
                    "/api/games/{}/lessons", v -> answers.lessons(v.part()).then(GamesApi::json)),
                Route.read(
                    "/api/games/{}/first", v -> answers.first(v.part()).then(GamesApi::json)),
                Route.write(
                    "POST",
                    "/api/games/{}/bench",
                    v -> answers.bench(v.part(), v.body()).then(GamesApi::json)),
                Route.write(
                    "POST",
                    "/api/games/{}/position",
                    v -> answers.position(v.part(), v.body()).then(GamesApi::json)),
                Route.write("POST", "/api/replay", this::kept).wide().of(RequestKind.DEAR)),
            catalogue.shelf().stream()
                .flatMap(offering ->
                    offering.endpoints().stream().map(endpoint -> route(offering, endpoint))))
        .toList();
  }

  private static Answer<Response> json(String json) {
    return Answer.ok(Response.json(200, json));
  }

  private static Route route(Offering offering, Endpoint endpoint) {
    String path = "/api/games/" + offering.game().profile().id() + "/" + endpoint.name();
    return switch (endpoint) {
      case Endpoint.Told(_, var text) -> Route.read(path, _ -> json(text.get()));
      case Endpoint.Asked(_, var answer) ->
          Route.write("POST", path, v -> answer.apply(v.body()).then(GamesApi::json)).wide();
    };
  }

  private Answer<Response> kept(Visit visit) {
    return switch (answers.kept(visit.body())) {
      case Answer.Ok<String>(String kept) -> json(kept);
      // The sender's own record is wrong, not one of ours.
      case Answer.No<String>(Refusal refusal) ->
          Answer.ok(Refusals.wrong(refusal, visit.request()));
    };
  }
}
