package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.lobby.Nonces;
import fr.zizanie.server.meeting.Strangers;
import fr.zizanie.server.people.People;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.house.HouseCodecs;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.sheets.wire.house.Sit;
import fr.zizanie.sheets.wire.meeting.MeetingCodecs;
import fr.zizanie.sheets.wire.meeting.SeatRating;
import java.util.List;

/** Seats that anybody may take, over HTTP. */
public final class MeetingApi {
  private final Strangers strangers;
  private final People people;

  /** What strangers do here. */
  public MeetingApi(Strangers strangers, People people) {
    this.strangers = strangers;
    this.people = people;
  }

  /** {@return every route} */
  public List<Route> routes() {
    return List.of(
        Route.read("/api/matches/{}/ratings", this::ratings),
        Route.write("POST", "/api/matches/{}/seat", this::sit),
        Route.write("DELETE", "/api/matches/{}", this::callOff).of(RequestKind.PROPOSE),
        Route.write("DELETE", "/api/matches/{}/open", this::withdraw).of(RequestKind.PROPOSE));
  }

  private Answer<Response> ratings(Visit visit) {
    return strangers
        .ratings(visit.match())
        .then(all ->
            Answer.ok(Response.json(200, JsonText.<SeatRating>list(all, MeetingCodecs::write))));
  }

  private Answer<Response> sit(Visit visit) {
    return JsonReader.object(visit.body())
        .then(HouseCodecs::readSit)
        .then(sit -> Nonces.none(sit.nonce()).then(_ -> sit(visit, sit)))
        .then(seated -> json(seated, HouseCodecs::write));
  }

  /** Who is led here by an address becomes a guest; who picks a seat from the list must be one. */
  private Answer<Seated> sit(Visit visit, Sit sit) {
    return sit.version().isPresent() && !visit.proved()
        ? Answer.no(Strangers.unknown())
        : strangers.sit(visit.match(), people.of(visit.guest()), sit.version());
  }

  private Answer<Response> callOff(Visit visit) {
    return strangers
        .callOff(visit.match(), visit.guest())
        .then(_ -> Answer.ok(Response.json(200, "{}")));
  }

  private Answer<Response> withdraw(Visit visit) {
    return strangers
        .withdraw(visit.match(), visit.guest())
        .then(_ -> Answer.ok(Response.json(200, "{}")));
  }
}
