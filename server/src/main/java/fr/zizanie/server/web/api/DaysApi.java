package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.matches.TimeOff;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.people.Leave;
import fr.zizanie.sheets.wire.people.PeopleCodecs;
import fr.zizanie.sheets.wire.people.Vacation;
import java.util.List;

/** What the page asks about playing over days. */
public record DaysApi(TimeOff off) {
  /** {@return its routes} */
  public List<Route> routes() {
    return List.of(
        Route.read(
            "/api/me/vacation",
            TiesApi.known(visit -> json(off.of(visit.guest()), PeopleCodecs::write))),
        Route.write("PUT", "/api/me/vacation", TiesApi.known(this::leave)));
  }

  private Answer<Response> leave(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readLeave)
        .then(leave -> leave(visit, leave))
        .then(vacation -> json(vacation, PeopleCodecs::write));
  }

  private Answer<Vacation> leave(Visit visit, Leave leave) {
    return leave.days() == 0
        ? off.end(visit.guest())
        : off.take(visit.guest(), leave.days(), leave.in());
  }
}
