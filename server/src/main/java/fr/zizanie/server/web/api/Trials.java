package fr.zizanie.server.web.api;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.Bench;
import fr.zizanie.sheets.Lessons;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.catalogue.CatalogueCodecs;
import fr.zizanie.sheets.wire.catalogue.Lesson;
import java.util.List;
import java.util.function.Function;

/** Doors for trying things out, behind which nothing is kept. */
public record Trials(GameCatalogue catalogue) {
  /** {@return the routes of all games} */
  public List<Route> routes() {
    return List.of(
        Route.read("/api/games/{}/lessons", v -> with(v, game -> lessons(Lessons.of(game)))),
        Route.read("/api/games/{}/first", v -> with(v, Trials::first)),
        Route.write("POST", "/api/games/{}/bench", v -> with(v, game -> bench(game, v))));
  }

  private Answer<Response> with(Visit visit, Function<Game<?, ?>, Answer<Response>> then) {
    return catalogue
        .game(visit.part())
        .map(then)
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_GAME.refusal()));
  }

  private static Answer<Response> json(String json) {
    return Answer.ok(Response.json(200, json));
  }

  private static Answer<Response> lessons(List<Lesson> lessons) {
    return json(JsonText.<Lesson>list(lessons, CatalogueCodecs::write));
  }

  private static Answer<Response> first(Game<?, ?> game) {
    return Lessons.first(game)
        .map(lesson -> json(JsonText.of(json -> CatalogueCodecs.write(lesson, json))))
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_GAME.refusal()));
  }

  private static Answer<Response> bench(Game<?, ?> game, Visit visit) {
    return JsonReader.object(visit.body())
        .then(CatalogueCodecs::readBenchQuestion)
        .then(asked -> new Bench(asked).answer(game))
        .then(message -> json(message.json()));
  }
}
