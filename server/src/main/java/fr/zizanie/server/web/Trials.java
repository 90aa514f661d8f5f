package fr.zizanie.server.web;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.json.Fields;
import fr.zizanie.server.json.Json;
import fr.zizanie.server.sheet.Bench;
import fr.zizanie.server.sheet.Blanks;
import fr.zizanie.server.sheet.Lessons;
import fr.zizanie.server.web.Route.Visit;
import java.util.List;
import java.util.function.Function;

/** Doors for trying things out, behind which nothing is kept (web/src/wire.ts). */
record Trials(Catalogue catalogue) {
  List<Route> routes() {
    return List.of(
        Route.read("/api/games/{}/lessons", v -> with(v, game -> json(Lessons.text(game)))),
        Route.read("/api/games/ironpond/blanks", _ -> json(Blanks.text())),
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

  private static Answer<Response> bench(Game<?, ?> game, Visit visit) {
    return Json.object(visit.request().body())
        .then(body ->
            bench(body).then(b -> question(body).then(q -> b.text(game, q)).then(Trials::json)));
  }

  private static Answer<Bench> bench(Fields body) {
    return body.texts("options")
        .then(options ->
            body.text("position", "")
                .then(position ->
                    body.text("seed", "")
                        .then(seed ->
                            body.list("seats")
                                .then(seats ->
                                    body.list("done")
                                        .then(done ->
                                            Answer.ok(
                                                new Bench(
                                                    options, position, seed, seats, done)))))));
  }

  private static Answer<Bench.Question> question(Fields body) {
    return body.text("ask", "sheet")
        .then(what ->
            switch (what) {
              case "sheet" -> Answer.ok(new Bench.Question.All());
              case "picks" -> body.list("prefix").then(p -> Answer.ok(new Bench.Question.Picks(p)));
              case "preview" ->
                  body.text("action").then(a -> Answer.ok(new Bench.Question.Preview(a)));
              case "explain" ->
                  body.list("prefix").then(p -> Answer.ok(new Bench.Question.Explain(p)));
              default -> Fields.bad("ask");
            });
  }
}
