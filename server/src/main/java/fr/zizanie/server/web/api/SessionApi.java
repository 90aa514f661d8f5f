package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.people.Register;
import fr.zizanie.server.people.SignedIn;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Standing;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.gate.Cookies.Shown;
import fr.zizanie.server.web.gate.Kind;
import fr.zizanie.server.web.gate.Network;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.people.Carried;
import fr.zizanie.sheets.wire.people.Carry;
import fr.zizanie.sheets.wire.people.Comer;
import fr.zizanie.sheets.wire.people.PeopleCodecs;
import java.util.List;
import java.util.Optional;

/** How somebody comes to a device, and leaves it. */
public final class SessionApi {
  private static final Refusal SPENT =
      Reason.STALE.because(
          "Ce passage a expiré ou a déjà servi : demandez-en un autre.",
          "This has run out or was used already: ask for another one.");

  private final Matches matches;
  private final Register register;
  private final AccountApi accounts;
  private final Where where;

  /** The devices of a register; {@code accounts} tells how somebody is known. */
  public SessionApi(Matches matches, Register register, AccountApi accounts, Where where) {
    this.matches = matches;
    this.register = register;
    this.accounts = accounts;
    this.where = where;
  }

  /** {@return every route} */
  public List<Route> routes() {
    return List.of(
        Route.write("POST", "/api/session", this::enter).of(Kind.PROVE),
        Route.write("DELETE", "/api/session", this::leave),
        Route.write("POST", "/api/carry", this::carry).of(Kind.SECRET),
        Route.write("PUT", "/api/carry", this::carried).of(Kind.PROVE),
        Route.write("PUT", "/api/link", this::linked).of(Kind.PROVE));
  }

  private Answer<Response> enter(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readProof)
        .then(proof ->
            register
                .people()
                .prove(
                    proof,
                    where.place(visit.request()),
                    Network.household(visit.request().remote())))
        .then(player -> accounts.entered(visit, player, visit.before(), List.of()));
  }

  private Answer<Response> leave(Visit visit) {
    if (visit.who().session().isEmpty())
      return Answer.no(
          Reason.NOT_OFFERED.because("Personne n’est connecté ici.", "Nobody is signed in here."));
    register.devices().end(visit.guest(), visit.who().session());
    return accounts.left(visit);
  }

  private Answer<Response> carry(Visit visit) {
    String token = register.devices().carry(visit.guest());
    return json(
        new Carry(
            token,
            where.address(visit.request()).map(address -> address + "/carry#" + token),
            (int) SignedIn.CARRYING.toMillis()),
        PeopleCodecs::write);
  }

  private Answer<Response> carried(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readCarried)
        .then(carried -> carried(visit, carried));
  }

  private Answer<Response> carried(Visit visit, Carried carried) {
    var devices = register.devices();
    return come(
        visit,
        carried,
        carried.take() ? devices.take(carried.token()) : devices.comer(carried.token()));
  }

  /** Who comes by a link that they were sent. */
  private Answer<Response> linked(Visit visit) {
    var devices = register.devices();
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readCarried)
        .then(link ->
            come(
                visit,
                link,
                link.take() ? devices.follow(link.token()) : devices.linked(link.token())));
  }

  private Answer<Response> come(Visit visit, Carried carried, Optional<PlayerId> found) {
    if (found.isEmpty()) return Answer.no(SPENT);
    Guest comer = register.people().of(found.get());
    return json(
            new Comer(
                comer.name(),
                comer.standing() == Standing.ACCOUNT,
                matches.count(comer.id()),
                comer.id().equals(visit.guest()) ? 0 : matches.count(visit.guest())),
            PeopleCodecs::write)
        .then(response -> Answer.ok(carried.take() ? become(response, comer, visit) : response));
  }

  private Response become(Response response, Guest comer, Visit visit) {
    Optional<PlayerId> before = visit.before().filter(id -> !id.equals(comer.id()));
    String secret = comer.standing() == Standing.ACCOUNT ? accounts.begin(visit, comer.id()) : "";
    return accounts.signed(response, new Shown(comer.id(), secret, before), visit);
  }
}
