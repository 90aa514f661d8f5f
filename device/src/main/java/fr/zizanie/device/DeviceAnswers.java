package fr.zizanie.device;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.house.HouseCodecs;
import fr.zizanie.sheets.wire.house.Me;
import fr.zizanie.sheets.wire.log.Dealt;
import fr.zizanie.sheets.wire.log.LogCodecs;
import fr.zizanie.table.games.Offering;
import fr.zizanie.table.games.Offering.Endpoint;
import fr.zizanie.table.reading.Copy;
import fr.zizanie.table.reading.Download;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.shelf.GameAnswers;
import fr.zizanie.table.shelf.Problem;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** What a server would answer over HTTP, as far as nobody else is needed for it. */
record DeviceAnswers(Device device, Guest person, GameAnswers games) {
  private static final String JSON = "application/json; charset=utf-8";
  private static final String TEXT = "text/plain; charset=utf-8";

  Reply reply(String method, String target, String body) {
    return switch (Target.read(target).then(asked -> answer(method, asked, body))) {
      case Answer.Ok<Reply>(Reply reply) -> reply;
      case Answer.No<Reply>(Refusal refusal) -> {
        int status = Problem.wrong(refusal.reason());
        yield new Reply(
            status, Problem.TYPE, Problem.json(refusal, status, false), Optional.empty());
      }
    };
  }

  private Answer<Reply> answer(String method, Target asked, String body) {
    return switch (method + " " + asked.kind()) {
      case "GET games" -> json(games.games());
      case "GET games/{}/look" -> games.look(asked.part(1), asked.query()).then(this::json);
      case "GET games/{}/cards" -> games.cards(asked.part(1), asked.query()).then(this::json);
      case "GET games/{}/lessons" -> games.lessons(asked.part(1)).then(this::json);
      case "GET games/{}/first" -> games.first(asked.part(1)).then(this::json);
      case "POST games/{}/bench" -> games.bench(asked.part(1), body).then(this::json);
      case "POST games/{}/position" -> games.position(asked.part(1), body).then(this::json);
      case "POST games/{}/first" ->
          JsonReader.object(body)
              .then(HouseCodecs::readLed)
              .then(led -> device.lead(asked.part(1), led.done()))
              .then(seated -> json(seated, HouseCodecs::write));
      case "POST replay" -> games.kept(body).then(this::json);
      case "GET me" ->
          json(new Me(person.id().text(), person.name(), false, 0), HouseCodecs::write);
      case "GET matches" -> json(device.rows());
      case "POST matches" ->
          JsonReader.longObject(body)
              .then(HouseCodecs::readNewMatch)
              .then(device::create)
              .then(seated -> json(seated, HouseCodecs::write));
      case "GET matches/{}" -> table(asked, table -> json(table.sheet().json()));
      case "POST matches/{}/again" ->
          table(asked, device::again).then(seated -> json(seated, HouseCodecs::write));
      case "GET matches/{}/replay" ->
          copy(asked, copy -> copy.replay(Optional.ofNullable(asked.query().get("eyes"))))
              .then(replay -> json(replay, LogCodecs::write));
      case "GET matches/{}/draws" ->
          copy(asked, Copy::draws)
              .then(draws -> json(JsonText.<Dealt>list(draws, LogCodecs::write)));
      case "GET matches/{}/record" ->
          copy(asked, copy -> copy.download("pgn".equals(asked.query().get("format"))))
              .then(DeviceAnswers::file);
      case "GET matches/{}/ratings" -> table(asked, _ -> json("[]"));
      default -> endpoint(method, asked, body);
    };
  }

  /** What a single game answers; anything else needs others. */
  private Answer<Reply> endpoint(String method, Target asked, String body) {
    return games.catalogue().shelf().stream()
        .filter(offering -> asked.kind().startsWith("games/{}/") && named(offering, asked.part(1)))
        .flatMap(offering -> offering.endpoints().stream())
        .filter(endpoint -> endpoint.name().equals(asked.part(2)))
        .findFirst()
        .map(endpoint ->
            switch (endpoint) {
              case Endpoint.Told(_, var text) when method.equals("GET") -> json(text.get());
              case Endpoint.Asked(_, var answer) when method.equals("POST") ->
                  answer.apply(body).then(this::json);
              default -> DeviceAnswers.<Reply>elsewhere();
            })
        .orElseGet(DeviceAnswers::elsewhere);
  }

  private static boolean named(Offering offering, String id) {
    return offering.game().profile().id().equals(id);
  }

  private static <T> Answer<T> elsewhere() {
    return Answer.no(Reason.NEEDS_SERVER.refusal());
  }

  private <T> Answer<T> table(Target asked, Function<DeviceTable<?, ?>, Answer<T>> use) {
    return device
        .table(new MatchId(asked.part(1)))
        .map(use)
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_MATCH.refusal()));
  }

  private <T> Answer<T> copy(Target asked, Function<Copy<?, ?>, Answer<T>> use) {
    return table(asked, table -> use.apply(table.copy()));
  }

  private Answer<Reply> json(String json) {
    return Answer.ok(new Reply(200, JSON, json, Optional.empty()));
  }

  private <T> Answer<Reply> json(T value, BiConsumer<T, JsonText> codec) {
    return json(JsonText.of(out -> codec.accept(value, out)));
  }

  private static Answer<Reply> file(Download download) {
    return Answer.ok(new Reply(200, TEXT, download.text(), Optional.of(download.filename())));
  }
}
