package fr.zizanie.server.web.api;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.lobby.Nonces;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.meeting.Strangers;
import fr.zizanie.server.operate.HealthChecks;
import fr.zizanie.server.people.People;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.house.Commitment;
import fr.zizanie.sheets.wire.house.Health;
import fr.zizanie.sheets.wire.house.HouseCodecs;
import fr.zizanie.sheets.wire.house.MatchRow;
import fr.zizanie.sheets.wire.house.Me;
import fr.zizanie.sheets.wire.house.NewMatch;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.sheets.wire.log.Dealt;
import fr.zizanie.sheets.wire.log.LogCodecs;
import fr.zizanie.table.reading.Copy;
import fr.zizanie.table.reading.Download;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.shelf.GameAnswers;
import fr.zizanie.table.time.TimeControl;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/** What can be asked over HTTP. */
public final class Api {
  private static final String VERSION = "1";

  private final Matches matches;
  private final Strangers strangers;
  private final People guests;
  private final GameAnswers answers;
  private final Inbox inbox;
  private final HealthChecks health;

  /** The API of these matches. */
  public Api(
      Matches matches,
      Strangers strangers,
      People people,
      GameAnswers answers,
      Inbox inbox,
      HealthChecks health) {
    this.matches = matches;
    this.inbox = inbox;
    this.strangers = strangers;
    this.answers = answers;
    this.health = health;
    guests = people;
  }

  /** {@return every route} */
  public List<Route> routes() {
    return List.of(
        Route.read("/health", _ -> Answer.ok(health())).free(),
        Route.read("/api/me", v -> json(me(guests.of(v.guest())))).greeting(),
        Route.write("PUT", "/api/me", this::rename),
        Route.read(
            "/api/matches",
            v -> json(JsonText.<MatchRow>list(strangers.rows(v.guest()), HouseCodecs::write))),
        Route.write("POST", "/api/matches", this::create).of(RequestKind.CREATE),
        Route.write("POST", "/api/games/{}/first", this::lead).of(RequestKind.CREATE),
        Route.write("POST", "/api/copies", this::copied).wide().of(RequestKind.DEAR),
        Route.write("POST", "/api/seeds", v -> commitment(v.guest())).of(RequestKind.CREATE),
        Route.read(
            "/api/matches/{}",
            v ->
                matches
                    .at(v.match(), match -> Answer.ok(match.sheet(v.guest())))
                    .then(sheet -> json(sheet.json()))),
        Route.write("POST", "/api/matches/{}/again", this::again).of(RequestKind.CREATE),
        Route.write("POST", "/api/matches/{}/deal", this::deal),
        Route.read(
                "/api/matches/{}/replay",
                v ->
                    matches
                        .copy(v.match(), v.guest())
                        .then(copy ->
                            copy.replay(Optional.ofNullable(v.request().query().get("eyes"))))
                        .then(replay -> json(replay, LogCodecs::write)))
            .of(RequestKind.DEAR),
        Route.read(
                "/api/matches/{}/draws",
                v ->
                    matches
                        .copy(v.match(), v.guest())
                        .then(Copy::draws)
                        .then(draws -> json(JsonText.<Dealt>list(draws, LogCodecs::write))))
            .of(RequestKind.DEAR),
        Route.read("/api/matches/{}/record", this::download).of(RequestKind.DEAR));
  }

  private static Answer<Response> json(String json) {
    return Answer.ok(Response.json(200, json));
  }

  private static <T> Answer<Response> json(T value, BiConsumer<T, JsonText> codec) {
    return json(JsonText.of(out -> codec.accept(value, out)));
  }

  private Response health() {
    boolean well = health.well();
    return Response.json(
        well ? 200 : 503,
        JsonText.of(out ->
            HouseCodecs.write(
                new Health(well ? "ok" : "broken", well ? "ok" : "broken", VERSION), out)));
  }

  /** {@return what the page asks first, as its document may tell it at once: a JSON object} */
  public String hall(PlayerId guest) {
    return "{\"games\":" + answers.games() + ",\"me\":" + me(guests.of(guest)) + "}";
  }

  private String me(Guest guest) {
    boolean kept = guest.standing() == PlayerKind.ACCOUNT;
    var me = new Me(guest.id().text(), guest.name(), kept, inbox.unseen(guest.id()));
    return JsonText.of(out -> HouseCodecs.write(me, out));
  }

  private Answer<Response> rename(Visit visit) {
    return JsonReader.object(visit.body())
        .then(HouseCodecs::readRename)
        .then(wanted -> guests.rename(visit.guest(), wanted.name()))
        .then(guest -> {
          matches.renamed(guest);
          return json(me(guest));
        });
  }

  private Answer<Response> create(Visit visit) {
    return JsonReader.longObject(visit.body())
        .then(HouseCodecs::readNewMatch)
        .then(Api::request)
        .then(request -> create(guests.of(visit.guest()), request))
        .then(seated -> json(seated, HouseCodecs::write));
  }

  private Answer<Seated> create(Guest guest, MatchRequest request) {
    return request.open() ? strangers.open(guest, request) : matches.create(guest, request);
  }

  static Answer<MatchRequest> request(NewMatch wanted) {
    return TimeControl.parse(wanted.clock().orElse(""))
        .then(control ->
            Answer.ok(
                new MatchRequest(
                    wanted.game(),
                    wanted.options(),
                    wanted.opponent(),
                    wanted.level().orElse(0),
                    wanted.seat().orElse("random"),
                    wanted.begin().orElse("now"),
                    control,
                    wanted.commitment().orElse(""),
                    wanted.nonce().orElse(""),
                    wanted.rated().orElse(false))));
  }

  private Answer<Response> lead(Visit visit) {
    return JsonReader.object(visit.body())
        .then(HouseCodecs::readLed)
        .then(led -> matches.lead(guests.of(visit.guest()), visit.part(), led.done()))
        .then(seated -> json(seated, HouseCodecs::write));
  }

  /** A finished game of a device, sent as its saved game. */
  private Answer<Response> copied(Visit visit) {
    return switch (matches
        .deviceGames()
        .copy(visit.who(), guests.of(visit.guest()), visit.body())) {
      case Answer.Ok<MatchId>(MatchId id) ->
          json(
              new Seated(id.text(), List.of(), Optional.empty(), Optional.empty()),
              HouseCodecs::write);
      // The sender's own game is wrong, not one of ours.
      case Answer.No<MatchId>(Refusal refusal) ->
          Answer.ok(Refusals.wrong(refusal, visit.request()));
    };
  }

  private Answer<Response> commitment(PlayerId guest) {
    return matches
        .commitment(guest)
        .then(commitment -> json(new Commitment(commitment), HouseCodecs::write));
  }

  /** A nonce would come before its commitment, or after the deal. */
  private static Answer<Boolean> alone(Visit visit) {
    return JsonReader.object(visit.body())
        .then(HouseCodecs::readSit)
        .then(sit -> Nonces.none(sit.nonce()));
  }

  private Answer<Response> deal(Visit visit) {
    return JsonReader.object(visit.body())
        .then(HouseCodecs::readDealPart)
        .then(part -> matches.deal(visit.match(), guests.of(visit.guest()), part))
        .then(seated -> json(seated, HouseCodecs::write));
  }

  private Answer<Response> again(Visit visit) {
    return alone(visit)
        .then(_ -> matches.again(visit.match(), guests.of(visit.guest())))
        .then(seated -> json(seated, HouseCodecs::write));
  }

  private Answer<Response> download(Visit visit) {
    boolean pgn = "pgn".equals(visit.request().query().get("format"));
    return matches
        .copy(visit.match(), visit.guest())
        .then(copy -> copy.download(pgn))
        .then(Api::file);
  }

  private static Answer<Response> file(Download download) {
    return Answer.ok(
        Response.text(200, "text/plain", download.text())
            .with("Cache-Control", "no-store")
            .with("Content-Disposition", "attachment; filename=\"" + download.filename() + "\""));
  }
}
