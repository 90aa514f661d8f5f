package fr.zizanie.server.web;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.server.json.Fields;
import fr.zizanie.server.json.Json;
import fr.zizanie.server.json.Trees;
import fr.zizanie.server.sheet.Extras;
import fr.zizanie.server.sheet.Kept;
import fr.zizanie.server.sheet.Sheet;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.table.Download;
import fr.zizanie.server.table.Seated;
import fr.zizanie.server.table.Tables;
import fr.zizanie.server.table.Wish;
import fr.zizanie.server.web.Route.Visit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What can be asked over HTTP (web/src/wire.ts). */
final class Api {
  private static final String VERSION = "1";

  private final Tables tables;
  private final Store store;
  private final Guests guests;
  private final Catalogue catalogue;

  Api(Tables tables, Store store, Catalogue catalogue) {
    this.tables = tables;
    this.store = store;
    this.catalogue = catalogue;
    guests = new Guests(store);
  }

  /** {@return every door} */
  List<Route> routes() {
    return List.of(
        Route.read("/health", _ -> Answer.ok(health())),
        Route.read("/api/games", _ -> json(catalogue.text())),
        Route.read("/api/games/{}/look", this::look),
        Route.read("/api/games/{}/cards", this::cards),
        Route.write("POST", "/api/games/tsunami/deck", Api::deck).wide(),
        Route.read("/api/me", v -> json(me(guests.of(v.guest())))).greeting(),
        Route.write("PUT", "/api/me", this::rename),
        Route.read("/api/matches", v -> json(tables.rows(v.guest()))),
        Route.write("POST", "/api/matches", this::create),
        Route.write("POST", "/api/seeds", v -> json(commitment(v.guest()))),
        Route.read("/api/matches/{}", v -> tables.sheet(v.part(), v.guest()).then(Api::json)),
        Route.write("POST", "/api/matches/{}/seat", this::sit),
        Route.write("POST", "/api/matches/{}/again", this::again),
        Route.read(
            "/api/matches/{}/replay",
            v ->
                tables
                    .replay(
                        v.part(), v.guest(), Optional.ofNullable(v.request().query().get("eyes")))
                    .then(Api::json)),
        Route.write("POST", "/api/replay", this::kept).wide(),
        Route.read("/api/matches/{}/record", this::download));
  }

  private static Answer<Response> json(String json) {
    return Answer.ok(Response.json(200, json));
  }

  private Response health() {
    boolean well = answers();
    return Response.json(
        well ? 200 : 503,
        Json.text(out -> {
          out.writeStartObject();
          out.writeStringProperty("status", well ? "ok" : "broken");
          out.writeStringProperty("database", well ? "ok" : "broken");
          out.writeStringProperty("version", VERSION);
          out.writeEndObject();
        }));
  }

  private boolean answers() {
    try {
      return store.answers();
    } catch (RuntimeException _) {
      return false;
    }
  }

  private static String me(Guest guest) {
    return Json.text(out -> {
      out.writeStartObject();
      out.writeStringProperty("id", guest.id());
      out.writeStringProperty("name", guest.name());
      out.writeEndObject();
    });
  }

  private Answer<Response> rename(Visit visit) {
    return Json.object(visit.request().body())
        .then(body -> body.text("name"))
        .then(name -> guests.rename(visit.guest(), name))
        .then(guest -> {
          tables.renamed(guest);
          return json(me(guest));
        });
  }

  private Answer<Response> create(Visit visit) {
    return Json.longObject(visit.request().body())
        .then(Api::wish)
        .then(wish -> tables.create(guests.of(visit.guest()), wish))
        .then(seated -> json(text(seated)));
  }

  private static Answer<Wish> wish(Fields body) {
    return body.text("game")
        .then(game ->
            body.texts("options")
                .then(options ->
                    body.text("opponent").then(other -> wish(body, game, options, other))));
  }

  private static Answer<Wish> wish(
      Fields body, String game, Map<String, String> options, String opponent) {
    return body.number("level", 0)
        .then(level ->
            body.text("seat", "random")
                .then(seat ->
                    body.text("begin", "now")
                        .then(begin ->
                            body.text("clock", "")
                                .then(clock ->
                                    body.text("commitment", "")
                                        .then(commitment ->
                                            nonce(body)
                                                .then(nonce ->
                                                    Answer.ok(
                                                        new Wish(
                                                            game,
                                                            options,
                                                            opponent,
                                                            level,
                                                            seat,
                                                            begin,
                                                            clock,
                                                            commitment,
                                                            nonce))))))));
  }

  private static Answer<String> nonce(Fields body) {
    return body.text("nonce", "");
  }

  private String commitment(String guest) {
    return Json.text(out -> {
      out.writeStartObject();
      out.writeStringProperty("commitment", tables.commitment(guest));
      out.writeEndObject();
    });
  }

  private Answer<Response> sit(Visit visit) {
    return Json.object(visit.request().body())
        .then(Api::nonce)
        .then(nonce -> tables.sit(visit.part(), guests.of(visit.guest()), nonce))
        .then(seated -> json(text(seated)));
  }

  private Answer<Response> again(Visit visit) {
    return Json.object(visit.request().body())
        .then(Api::nonce)
        .then(nonce -> tables.again(visit.part(), guests.of(visit.guest()), nonce))
        .then(seated -> json(text(seated)));
  }

  private static String text(Seated seated) {
    return Json.text(out -> {
      out.writeStartObject();
      out.writeStringProperty("id", seated.id());
      out.writeArrayPropertyStart("seats");
      seated.seats().forEach(out::writeString);
      out.writeEndArray();
      out.writeEndObject();
    });
  }

  private Answer<Response> download(Visit visit) {
    boolean pgn = "pgn".equals(visit.request().query().get("format"));
    return tables.download(visit.part(), visit.guest(), pgn).then(Api::file);
  }

  private static Answer<Response> file(Download download) {
    return Answer.ok(
        Response.text(200, "text/plain", download.text())
            .with("Cache-Control", "no-store")
            .with("Content-Disposition", "attachment; filename=\"" + download.filename() + "\""));
  }

  private Answer<Response> look(Visit visit) {
    var game = catalogue.game(visit.part());
    return game.isPresent()
        ? look(game.get(), visit.request())
        : Answer.no(new Refusal(Reason.UNKNOWN_GAME, Words.NONE));
  }

  private Answer<Response> cards(Visit visit) {
    return catalogue
        .game(visit.part())
        .map(game ->
            Options.read(game.profile().options(), visit.request().query())
                .then(options -> json(Extras.cards(Varied.agreed(game, options)))))
        .orElseGet(() -> Answer.no(new Refusal(Reason.UNKNOWN_GAME, Words.NONE)));
  }

  /** The deck file of a club, read as the game would read it. */
  private static Answer<Response> deck(Visit visit) {
    return Json.longObject(visit.request().body())
        .then(body -> body.text("text"))
        .then(Extras::deck)
        .then(Api::json);
  }

  private Answer<Response> kept(Visit visit) {
    var records = new Records(catalogue.games(), new Trees());
    return Json.longObject(visit.request().body())
        .then(body ->
            body.text("record")
                .then(record ->
                    body.text("eyes", "truth")
                        .then(eyes ->
                            switch (Kept.text(records, record, eyes)) {
                              case Answer.Ok<String>(String json) -> json(json);
                              // The sender's own record is wrong, not one of ours.
                              case Answer.No<String>(Refusal refusal) ->
                                  Answer.ok(Refusals.wrong(refusal));
                            })));
  }

  private static <S> Answer<S> position(Game<S, ?> game, String text, Options options) {
    return new Trees()
        .read(text)
        .map(tree -> game.notation().load(tree, options))
        .orElseGet(() -> Answer.no(Reason.BAD_POSITION.refusal()));
  }

  /** Every parameter but the position is an option. */
  private static <S, V> Answer<Response> look(Game<S, V> game, Request request) {
    var given = new TreeMap<>(request.query());
    var position = Optional.ofNullable(given.remove("position"));
    return Options.read(game.profile().options(), given)
        .then(options ->
            position
                .map(text -> position(game, text, options))
                .orElseGet(() -> Answer.ok(game.start(options)))
                .then(state -> json(Sheet.of(Match.from(game, options, state)).look())));
  }
}
