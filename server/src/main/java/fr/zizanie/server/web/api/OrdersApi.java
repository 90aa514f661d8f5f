package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.orders.OrdersCodecs;
import java.util.List;

/** What somebody leaves to be done in their matches over days: only they see it. */
public record OrdersApi(Matches matches) {
  private static final String PATH = "/api/matches/{}/orders";

  /** {@return every route} */
  public List<Route> routes() {
    return List.of(
        Route.read(
            PATH,
            v ->
                matches
                    .table(v.match(), t -> t.orders(v.guest()))
                    .then(o -> json(o, OrdersCodecs::write))),
        Route.write("PUT", PATH, this::leave),
        Route.write("POST", "/api/matches/{}/foreseen", this::foresee).of(RequestKind.DEAR));
  }

  /** Worked out of a copy: it may take a while, and the table goes on. */
  private Answer<Response> foresee(Visit visit) {
    return JsonReader.object(visit.body())
        .then(OrdersCodecs::readForeseenQuestion)
        .then(asked ->
            matches
                .copy(visit.match(), visit.guest())
                .then(copy -> copy.foreseen(visit.guest(), asked)))
        .then(message -> Answer.ok(Response.json(200, message.json())));
  }

  private Answer<Response> leave(Visit visit) {
    return JsonReader.object(visit.body())
        .then(OrdersCodecs::readOrdersRequest)
        .then(wanted -> matches.table(visit.match(), t -> t.leave(visit.guest(), wanted)))
        .then(orders -> json(orders, OrdersCodecs::write));
  }
}
