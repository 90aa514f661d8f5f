package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.creations.OwnCreations;
import fr.zizanie.server.store.people.Creations;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.creations.Creation;
import fr.zizanie.sheets.wire.creations.CreationsCodecs;
import fr.zizanie.sheets.wire.said.Said;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;

/** What the page asks about cards and decks of the account; nobody is told of another's. */
public record CreationsApi(OwnCreations creations) {
  /** {@return every route} */
  public List<Route> routes() {
    return List.of(
        Route.read("/api/creations", this::all),
        Route.write("POST", "/api/creations", this::keep).wide(),
        Route.write("PUT", "/api/creations/{}", this::edit).wide(),
        Route.write("DELETE", "/api/creations/{}", this::drop));
  }

  private Answer<Response> all(Visit visit) {
    return Answer.ok(Response.json(200, JsonText.of(out -> write(visit.guest(), out))));
  }

  /** Writes all that an account has. */
  void write(PlayerId player, JsonText out) {
    out.openList();
    for (var one : creations.of(player)) {
      out.next();
      CreationsCodecs.write(told(one), out);
    }
    out.closeList();
  }

  private Answer<Response> keep(Visit visit) {
    return JsonReader.longObject(visit.body())
        .then(CreationsCodecs::readNewCreation)
        .then(sent -> creations.keep(visit.who(), sent.game(), sent.text()))
        .then(kept -> json(told(kept), CreationsCodecs::write));
  }

  private Answer<Response> edit(Visit visit) {
    return JsonReader.longObject(visit.body())
        .then(CreationsCodecs::readEditedCreation)
        .then(sent ->
            creations.edit(visit.who(), visit.part(), sent.version(), sent.game(), sent.text()))
        .then(kept -> json(told(kept), CreationsCodecs::write));
  }

  private Answer<Response> drop(Visit visit) {
    return JsonReader.object(visit.body())
        .then(CreationsCodecs::readDroppedCreation)
        .then(sent -> creations.drop(visit.who(), visit.part(), sent.version()))
        .then(_ -> Answer.ok(Response.json(200, "{}")));
  }

  private static Creation told(Creations.Creation one) {
    return new Creation(
        one.id(),
        one.game(),
        new Said(one.nameFr(), one.nameEn()),
        one.text(),
        one.version(),
        one.changed());
  }
}
