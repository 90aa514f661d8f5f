package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.people.OwnerAction;
import fr.zizanie.server.people.Register;
import fr.zizanie.server.people.Renewals;
import fr.zizanie.server.people.Renewals.Renewed;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.gate.Cookies.Shown;
import fr.zizanie.server.web.gate.Network;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.people.Change;
import fr.zizanie.sheets.wire.people.NewCodes;
import fr.zizanie.sheets.wire.people.PeopleCodecs;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.util.List;

/**
 * What somebody may change about their own account, most of it only once they prove it is theirs.
 */
final class OwnerApi {
  private final Matches matches;
  private final Register register;
  private final Where where;
  private final AccountApi accounts;

  OwnerApi(Matches matches, Register register, Where where, AccountApi accounts) {
    this.matches = matches;
    this.register = register;
    this.where = where;
    this.accounts = accounts;
  }

  /** Whether another way in may be set now: nobody makes a passkey in vain. */
  Answer<Response> proved(Visit visit) {
    return allow(visit, OwnerAction.NEW_WAY).then(_ -> Answer.ok(Response.json(200, "{}")));
  }

  /** Somebody who is signed in proves again that it is they. */
  Answer<Response> prove(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readProof)
        .then(proof ->
            register
                .people()
                .prove(
                    visit.who(),
                    proof,
                    where.place(visit.request()),
                    Network.household(visit.request().remote())))
        .then(
            owner -> register.devices().goOn(owner, visit.who().session(), AccountApi.agent(visit)))
        .then(secret -> goesOn(visit, new Renewed(secret, List.of())));
  }

  private Answer<Response> goesOn(Visit visit, Renewed renewed) {
    var before = visit.before().filter(guest -> !guest.equals(visit.guest()));
    return accounts.entered(
        visit, new Shown(visit.guest(), renewed.secret(), before), renewed.codes());
  }

  Answer<Response> add(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readNewPasskey)
        .then(made ->
            allow(visit, OwnerAction.NEW_WAY)
                .then(_ -> register.people().add(visit.who(), made, where.place(visit.request()))))
        .then(_ -> changed(visit));
  }

  private Answer<Boolean> allow(Visit visit, OwnerAction deed) {
    return register.people().allow(visit.who(), deed);
  }

  private Answer<Response> changed(Visit visit) {
    return json(new NewCodes(accounts.account(visit, visit.who()), List.of()), PeopleCodecs::write);
  }

  Answer<Response> change(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readChange)
        .then(change -> change(visit, change));
  }

  private Answer<Response> change(Visit visit, Change change) {
    var renewals = register.renewals();
    return switch (change) {
      case Change.RenewCodes() ->
          allow(visit, OwnerAction.NEW_CODES)
              .then(_ -> renewals.codes(visit.who()))
              .then(renewed -> goesOn(visit, renewed));
      case Change.SetPassword(String text) ->
          allow(visit, text.isEmpty() ? OwnerAction.OTHER : OwnerAction.NEW_WAY)
              .then(_ -> renewals.password(visit.who(), text))
              .then(renewed -> goesOn(visit, renewed));
      case Change.EndPasskey(String id) ->
          allow(visit, OwnerAction.OTHER)
              .then(_ -> renewals.without(visit.who(), id))
              .then(renewed -> goesOn(visit, renewed));
      case Change.EndSession(String id) -> {
        register.devices().end(visit.guest(), id);
        yield changed(visit);
      }
      case Change.EndOthers() -> others(visit);
      case Change.TakeAlong() -> {
        accounts
            .beside(visit, visit.guest())
            .ifPresent(guest -> matches.takeAlong(guest, register.people().of(visit.guest())));
        yield changed(visit);
      }
      case Change.DeleteAccount(String name) ->
          allow(visit, OwnerAction.OTHER).then(_ -> delete(visit, name));
    };
  }

  /** A guest has no other session, and is told how they stand all the same. */
  private Answer<Response> others(Visit visit) {
    return visit.who().session().isEmpty()
        ? changed(visit)
        : register.renewals().alone(visit.who()).then(renewed -> goesOn(visit, renewed));
  }

  /** The name is asked for, so that nobody does it by mistake. */
  private Answer<Response> delete(Visit visit, String name) {
    PlayerId id = visit.guest();
    if (!register.people().of(id).name().equals(name))
      return Answer.no(
          Reason.BAD_FIELD.because(
              "Ce n’est pas le nom du compte. Écrivez-le exactement.",
              "That is not the account’s name. Type it exactly."));
    var waiting = matches.challenges().open(id);
    if (!register.people().delete(visit.who())) return Answer.no(Renewals.LATE);
    register.identities().hear();
    matches.challenges().endAll(waiting);
    matches.abandon(id);
    matches.renamed(new Guest(id, "", PlayerKind.GONE));
    return accounts.left(visit);
  }
}
