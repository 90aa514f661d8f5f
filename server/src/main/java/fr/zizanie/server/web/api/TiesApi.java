package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.matches.Challenges;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.people.People;
import fr.zizanie.server.store.meeting.ChallengeStore.Open;
import fr.zizanie.server.store.people.Askers;
import fr.zizanie.server.store.people.Ties;
import fr.zizanie.server.store.people.Ties.Known;
import fr.zizanie.server.web.api.Route.Handler;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.house.HouseCodecs;
import fr.zizanie.sheets.wire.people.Challenged;
import fr.zizanie.sheets.wire.people.Circle;
import fr.zizanie.sheets.wire.people.PeopleCodecs;
import fr.zizanie.sheets.wire.people.Person;
import fr.zizanie.sheets.wire.people.Tie;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.shelf.GameCatalogue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whom somebody knows, what they ask each other for, and what they wait for. */
public final class TiesApi {
  private static final Refusal STRANGER =
      Reason.BAD_FIELD.because(
          "Ouvrez d’abord une page de Zizanie : nous ne connaissons pas encore ce navigateur.",
          "Open a page of Zizanie first: we don’t know this browser yet.");

  private static final Refusal NOBODY =
      Reason.BAD_FIELD.because(
          "Aucun joueur n’a ce nom. Vérifiez l’orthographe.",
          "No player has that name. Check the spelling.");

  private final Matches matches;
  private final People people;
  private final GameCatalogue catalogue;

  /** Those who come to these matches. */
  public TiesApi(Matches matches, People people, GameCatalogue catalogue) {
    this.matches = matches;
    this.people = people;
    this.catalogue = catalogue;
  }

  /** {@return every route} */
  public List<Route> routes() {
    return List.of(
        Route.read("/api/people", known(v -> json(circle(v.guest()), PeopleCodecs::write))),
        Route.write("PUT", "/api/people", known(this::tie)),
        Route.write("PUT", "/api/people/asks", known(this::asks)),
        Route.write("PUT", "/api/people/wishes", known(this::wish)),
        Route.write("POST", "/api/people/{}/challenges", known(this::challenge))
            .of(RequestKind.CREATE),
        Route.read("/api/matches/{}/opposite", known(this::opposite)),
        Route.read("/api/challenges", known(this::challenges)),
        Route.write("DELETE", "/api/challenges/{}", known(this::end)));
  }

  /** A new visitor has no ties, and no one has ties to them. */
  static Handler known(Handler handler) {
    return visit ->
        visit.who().session().isEmpty() && visit.before().isEmpty()
            ? Answer.no(STRANGER)
            : handler.answer(visit);
  }

  /** {@return those whom somebody knows, as they are told} */
  Circle circle(PlayerId id) {
    var known = matches.acquaintances().of(id);
    var here = here(known);
    return new Circle(
        known.stream().map(one -> person(id, one, here)).toList(),
        told(matches.acquaintances().askers(id)),
        matches.wishes().of(id).stream()
            .map(want -> new Circle.Wish(want.game(), want.until()))
            .toList());
  }

  /** Only friends see each other come and go. */
  private Set<PlayerId> here(List<Known> known) {
    return matches.connected(
        known.stream()
            .filter(one -> one.follows() && one.followed())
            .map(one -> one.other().id())
            .collect(Collectors.toSet()));
  }

  private static Person person(PlayerId viewer, Known one, Set<PlayerId> here) {
    Guest other = one.other();
    return new Person(
        People.alias(viewer, other.id()),
        Seats.kind(other.standing()),
        other.name(),
        one.follows(),
        one.followed(),
        one.blocks(),
        here.contains(other.id()));
  }

  private Answer<Response> told(PlayerId viewer, Guest other) {
    var known =
        matches.acquaintances().of(viewer).stream()
            .filter(one -> one.other().id().equals(other.id()))
            .findFirst()
            .orElseGet(() -> new Known(other, false, false, false, 0));
    return json(person(viewer, known, here(List.of(known))), PeopleCodecs::write);
  }

  private Answer<Response> opposite(Visit visit) {
    return matches
        .at(
            visit.match(),
            match ->
                match
                    .seats()
                    .opposite(visit.guest())
                    .map(Answer::ok)
                    .orElseGet(() -> Answer.no(Reason.NOT_SEATED.refusal())))
        .then(other -> told(visit.guest(), other));
  }

  private Answer<Response> tie(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readTie)
        .then(tie -> whom(visit.guest(), tie).then(whom -> tie(visit.guest(), whom, tie)));
  }

  private Answer<Guest> whom(PlayerId viewer, Tie tie) {
    return tie.person().isPresent()
        ? whom(viewer, tie.person().get())
        : found(people.named(tie.name().orElse("")));
  }

  private Answer<Guest> whom(PlayerId viewer, String alias) {
    return found(
        matches
            .acquaintances()
            .met(viewer, id -> People.alias(viewer, id).equals(alias))
            .map(people::of));
  }

  private static Answer<Guest> found(Optional<Guest> guest) {
    return guest.map(Answer::ok).orElseGet(() -> Answer.no(NOBODY));
  }

  private Answer<Response> tie(PlayerId who, Guest whom, Tie tie) {
    return switch (tie.what()) {
      case "follow" -> tie(who, whom, Ties.Kind.FOLLOWS, tie.on());
      case "block" -> tie(who, whom, Ties.Kind.BLOCKS, tie.on());
      default -> Fields.bad("what");
    };
  }

  private Answer<Response> tie(PlayerId who, Guest whom, Ties.Kind kind, boolean on) {
    return matches
        .acquaintances()
        .make(who, whom.id(), kind, on)
        .then(_ -> {
          if (kind == Ties.Kind.BLOCKS && on) matches.challenges().end(who, whom.id());
          return told(who, whom);
        });
  }

  private Answer<Response> asks(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readAsks)
        .then(asks -> askers(asks.who()))
        .then(askers -> {
          matches.acquaintances().askers(visit.guest(), askers);
          return json(circle(visit.guest()), PeopleCodecs::write);
        });
  }

  private static String told(Askers askers) {
    return askers.name().toLowerCase(Locale.ROOT);
  }

  private static Answer<Askers> askers(String text) {
    return Stream.of(Askers.values())
        .filter(one -> told(one).equals(text))
        .findFirst()
        .map(Answer::ok)
        .orElseGet(() -> Fields.bad("who"));
  }

  private Answer<Response> wish(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readWishRequest)
        .then(wanted -> {
          if (catalogue.game(wanted.game()).isEmpty())
            return Answer.no(Reason.UNKNOWN_GAME.refusal());
          matches.wishes().wait(visit.guest(), wanted.game(), wanted.on());
          return json(circle(visit.guest()), PeopleCodecs::write);
        });
  }

  private Answer<Response> challenge(Visit visit) {
    Guest by = people.of(visit.guest());
    return JsonReader.longObject(visit.body())
        .then(HouseCodecs::readNewMatch)
        .then(Api::request)
        .then(request ->
            whom(by.id(), visit.part()).then(to -> matches.challenges().ask(by, to.id(), request)))
        .then(seated -> json(seated, HouseCodecs::write));
  }

  private Answer<Response> challenges(Visit visit) {
    return Answer.ok(
        Response.json(
            200, JsonText.<Challenged>list(challenges(visit.guest()), PeopleCodecs::write)));
  }

  /** {@return the challenges of somebody that wait, as they are told} */
  List<Challenged> challenges(PlayerId player) {
    return matches.challenges().open(player).stream().map(open -> told(player, open)).toList();
  }

  private static Challenged told(PlayerId player, Open open) {
    boolean mine = open.challenge().by().equals(player);
    Guest other = mine ? open.to() : open.by();
    return new Challenged(
        open.challenge().match().text(),
        open.game(),
        mine,
        Seats.kind(other.standing()),
        other.name(),
        open.control(),
        Challenges.end(open.challenge()));
  }

  private Answer<Response> end(Visit visit) {
    return matches.challenges().end(visit.guest(), visit.match()).then(_ -> challenges(visit));
  }
}
