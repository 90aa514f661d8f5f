package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.people.Owner;
import fr.zizanie.server.people.Register;
import fr.zizanie.server.people.SignedIn;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.gate.Cookies.Shown;
import fr.zizanie.server.web.gate.Network;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.people.Carried;
import fr.zizanie.sheets.wire.people.Carry;
import fr.zizanie.sheets.wire.people.Comer;
import fr.zizanie.sheets.wire.people.PeopleCodecs;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.util.List;
import java.util.Optional;

/** How somebody comes to a device, and leaves it. */
public final class SessionApi {
  private static final Refusal SPENT =
      Reason.STALE.because(
          "Ce code a expiré ou a déjà servi : demandez-en un nouveau.",
          "This code has expired or has already been used: ask for a new one.");

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
        Route.write("POST", "/api/session", this::enter).of(RequestKind.PROVE),
        Route.read("/api/session/proof", accounts.owners()::proved),
        Route.write("POST", "/api/session/proof", accounts.owners()::prove).of(RequestKind.PROVE),
        Route.write("DELETE", "/api/session", this::leave),
        Route.write("POST", "/api/carry", this::carry).of(RequestKind.SECRET),
        Route.write("PUT", "/api/carry", this::carried).of(RequestKind.PROVE),
        Route.write("POST", "/api/carry/waiting", this::waiting),
        Route.write("PUT", "/api/link", this::linked).of(RequestKind.PROVE));
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
        .then(owner ->
            accounts
                .begin(visit, owner)
                .then(secret ->
                    accounts.entered(
                        visit, new Shown(owner.player(), secret, visit.before()), List.of())));
  }

  private Answer<Response> leave(Visit visit) {
    if (visit.who().session().isEmpty())
      return Answer.no(
          Reason.NOT_OFFERED.because(
              "Vous n’êtes pas connecté ici. Connectez-vous d’abord.",
              "You are not signed in here. Sign in first."));
    register.devices().end(visit.guest(), visit.who().session());
    return accounts.left(visit);
  }

  private Answer<Response> carry(Visit visit) {
    String token = register.devices().carry(visit.who());
    return json(
        new Carry(
            token,
            where.address(visit.request()).map(address -> address + "/carry#" + token),
            (int) SignedIn.CARRYING.toMillis()),
        PeopleCodecs::write);
  }

  /** Whether a code still waits for a device: asked by whoever shows it, and by nobody else. */
  private Answer<Response> waiting(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readCarried)
        .then(shown ->
            register.devices().comer(shown.token()).filter(visit.guest()::equals).isPresent()
                ? Answer.ok(Response.json(200, "{}"))
                : Answer.no(SPENT));
  }

  private Answer<Response> carried(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readCarried)
        .then(carried -> carried(visit, carried));
  }

  private Answer<Response> carried(Visit visit, Carried carried) {
    var devices = register.devices();
    return carried.take()
        ? become(visit, devices.take(carried.token()))
        : come(visit, devices.comer(carried.token()));
  }

  /** Who comes by a link that they were sent. */
  private Answer<Response> linked(Visit visit) {
    var devices = register.devices();
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readCarried)
        .then(link ->
            link.take()
                ? become(visit, devices.follow(link.token()))
                : come(visit, devices.linked(link.token())));
  }

  private Answer<Response> come(Visit visit, Optional<PlayerId> found) {
    return found.map(id -> told(visit, id)).orElseGet(() -> Answer.no(SPENT));
  }

  private Answer<Response> told(Visit visit, PlayerId id) {
    Guest comer = register.people().of(id);
    return json(
        new Comer(
            comer.name(),
            comer.standing() == PlayerKind.ACCOUNT,
            matches.count(id),
            id.equals(visit.guest()) ? 0 : matches.count(visit.guest())),
        PeopleCodecs::write);
  }

  private Answer<Response> become(Visit visit, Optional<Owner> found) {
    if (found.isEmpty()) return Answer.no(SPENT);
    Owner comer = found.get();
    return told(visit, comer.player())
        .then(response ->
            session(visit, comer)
                .then(secret -> {
                  var before = visit.before().filter(id -> !id.equals(comer.player()));
                  var shown = new Shown(comer.player(), secret, before);
                  return Answer.ok(accounts.signed(response, shown, visit));
                }));
  }

  private Answer<String> session(Visit visit, Owner comer) {
    return register.people().of(comer.player()).standing() == PlayerKind.ACCOUNT
        ? accounts.begin(visit, comer)
        : Answer.ok("");
  }
}
