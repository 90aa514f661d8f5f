package fr.zizanie.server.web.api;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.meeting.Strangers;
import fr.zizanie.server.people.Identity;
import fr.zizanie.server.people.Owner;
import fr.zizanie.server.people.People;
import fr.zizanie.server.people.Register;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Session;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.gate.Cookies;
import fr.zizanie.server.web.gate.Cookies.Shown;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.house.HouseCodecs;
import fr.zizanie.sheets.wire.house.MatchRow;
import fr.zizanie.sheets.wire.meeting.MeetingCodecs;
import fr.zizanie.sheets.wire.notifications.NotificationsCodecs;
import fr.zizanie.sheets.wire.orders.Orders;
import fr.zizanie.sheets.wire.orders.OrdersCodecs;
import fr.zizanie.sheets.wire.people.AccountInfo;
import fr.zizanie.sheets.wire.people.Ceremony;
import fr.zizanie.sheets.wire.people.NewCodes;
import fr.zizanie.sheets.wire.people.PeopleCodecs;
import fr.zizanie.table.reading.Download;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/** What somebody may ask and change about their own account. */
public final class AccountApi {
  private final Matches matches;
  private final Strangers strangers;
  private final Store store;
  private final Register register;
  private final Cookies cookies;
  private final Where where;
  private final TiesApi ties;
  private final MailApi mail;
  private final NotificationsApi notifications;
  private final CreationsApi creations;
  private final OwnerApi owners;

  /** The accounts of a register; {@code where} tells how people come here. */
  public AccountApi(
      Matches matches,
      Strangers strangers,
      Store store,
      Register register,
      Cookies cookies,
      Where where,
      TiesApi ties,
      MailApi mail,
      NotificationsApi notifications,
      CreationsApi creations) {
    this.matches = matches;
    this.strangers = strangers;
    this.store = store;
    this.register = register;
    this.cookies = cookies;
    this.where = where;
    this.ties = ties;
    this.mail = mail;
    this.notifications = notifications;
    this.creations = creations;
    owners = new OwnerApi(matches, register, where, this);
  }

  /** {@return every route} */
  public List<Route> routes() {
    return List.of(
        Route.read("/api/account", v -> json(account(v), PeopleCodecs::write)).greeting(),
        Route.read("/api/account/export", this::export).of(RequestKind.DEAR),
        Route.write("POST", "/api/passkeys", this::ceremony).of(RequestKind.SECRET),
        Route.write("POST", "/api/account", this::keep).of(RequestKind.SECRET),
        Route.write("POST", "/api/account/passkeys", owners::add).of(RequestKind.SECRET),
        Route.write("PUT", "/api/account", owners::change));
  }

  /** {@return what owners may change} */
  OwnerApi owners() {
    return owners;
  }

  static <T> Answer<Response> json(T value, BiConsumer<T, JsonText> codec) {
    return Answer.ok(Response.json(200, JsonText.of(out -> codec.accept(value, out))));
  }

  private AccountInfo account(Visit visit) {
    return account(visit, visit.who());
  }

  /** How somebody is known who is asked about from where a visit comes. */
  AccountInfo account(Visit visit, Identity who) {
    PlayerId id = who.player();
    Guest guest = register.people().of(id);
    int games = matches.count(id);
    var here =
        new AccountInfo.Here(
            where.place(visit.request()).isPresent(), where.address(visit.request()));
    var kept = store.accounts().of(id);
    if (kept.isEmpty())
      return new AccountInfo(guest.name(), false, List.of(), false, 0, List.of(), games, 0, here);
    var passkeys =
        store.accounts().passkeys(id).stream()
            .map(one ->
                new AccountInfo.PasskeyInfo(one.id(), one.label(), one.created(), one.used()))
            .toList();
    return new AccountInfo(
        guest.name(),
        true,
        passkeys,
        !kept.get().password().isEmpty(),
        store.accounts().codes(id),
        register.devices().of(id).stream().map(one -> told(one, who)).toList(),
        games,
        beside(visit, id).map(matches::count).orElse(0),
        here);
  }

  /** The guest that the browser of an account was, if it still is that one without the account. */
  Optional<PlayerId> beside(Visit visit, PlayerId account) {
    return visit
        .before()
        .filter(guest -> !guest.equals(account))
        .filter(guest -> store.accounts().standing(guest) == PlayerKind.GUEST);
  }

  private static AccountInfo.SessionInfo told(Session session, Identity who) {
    return new AccountInfo.SessionInfo(
        session.hash(),
        session.device(),
        session.created(),
        session.used(),
        session.hash().equals(who.session()));
  }

  private Answer<Response> ceremony(Visit visit) {
    var place = where.place(visit.request());
    if (place.isEmpty())
      return Answer.no(
          Reason.NOT_OFFERED.because(
              "Les clés d’accès ne marchent pas à cette adresse. Utilisez un mot de passe.",
              "Passkeys don’t work at this address. Use a password."));
    PlayerId id = visit.guest();
    var known = store.accounts().passkeys(id).stream().map(one -> one.id()).toList();
    return json(
        new Ceremony(
            register.people().challenge(visit.who()), place.get().site(), People.handle(id), known),
        PeopleCodecs::write);
  }

  private Answer<Response> keep(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readMade)
        .then(made -> register.people().keep(visit.guest(), made, where.place(visit.request())))
        .then(fresh -> {
          matches.renamed(register.people().of(visit.guest()));
          return begin(visit, fresh.owner())
              .then(secret ->
                  entered(
                      visit, new Shown(visit.guest(), secret, Optional.empty()), fresh.codes()));
        });
  }

  /** {@return the answer that lets a browser go on in a session, with how its account stands} */
  Answer<Response> entered(Visit visit, Shown shown, List<String> codes) {
    return register
        .identities()
        .session(shown.player(), shown.secret())
        .map(who -> told(visit, who, codes, shown))
        .orElseGet(() -> Answer.no(Reason.STALE.refusal()));
  }

  /** Signs a device in, instead of what it was signed in as; {@return the session's secret} */
  Answer<String> begin(Visit visit, Owner owner) {
    String session = visit.who().session();
    if (!session.isEmpty()) register.devices().end(visit.guest(), session);
    return register.devices().begin(owner, agent(visit));
  }

  /** {@return what a visitor's browser says of itself} */
  static String agent(Visit visit) {
    return visit.request().header("user-agent").orElse("");
  }

  private Answer<Response> told(Visit visit, Identity who, List<String> codes, Shown shown) {
    return json(new NewCodes(account(visit, who), codes), PeopleCodecs::write)
        .then(response -> Answer.ok(signed(response, shown, visit)));
  }

  /** Gives a browser another cookie. */
  Response signed(Response response, Shown shown, Visit visit) {
    return response.with("Set-Cookie", cookies.header(shown, visit.request().secure()));
  }

  /** The browser is the guest again that it was before, or a new one. */
  Answer<Response> left(Visit visit) {
    PlayerId next =
        visit.before().filter(id -> !id.equals(visit.guest())).orElseGet(cookies::fresh);
    var shown = new Shown(next, "", Optional.empty());
    return json(
            new NewCodes(account(visit, new Identity(next, "")), List.of()), PeopleCodecs::write)
        .then(response -> Answer.ok(signed(response, shown, visit)));
  }

  /** All that is kept of somebody, with the records of their matches as they may see them. */
  private Answer<Response> export(Visit visit) {
    var rows = matches.all(visit.guest());
    String text =
        JsonText.of(out -> {
          out.open();
          out.key("account");
          PeopleCodecs.write(account(visit), out);
          out.key("ratings");
          out.open();
          strangers
              .ratings(visit.guest())
              .forEach((game, rating) -> {
                out.key(game);
                MeetingCodecs.write(rating, out);
              });
          out.close();
          out.key("people");
          PeopleCodecs.write(ties.circle(visit.guest()), out);
          out.key("mail");
          PeopleCodecs.write(mail.info(visit.guest()), out);
          out.key("challenges");
          out.openList();
          for (var challenge : ties.challenges(visit.guest())) {
            out.next();
            PeopleCodecs.write(challenge, out);
          }
          out.closeList();
          out.key("vacation");
          PeopleCodecs.write(matches.off().of(visit.guest()), out);
          out.key("notifications");
          NotificationsCodecs.write(notifications.tidings(visit.guest()), out);
          out.key("push");
          NotificationsCodecs.write(notifications.pushes(visit.guest()), out);
          out.key("creations");
          creations.write(visit.guest(), out);
          out.key("matches");
          out.openList();
          for (MatchRow row : rows) {
            out.next();
            match(visit.guest(), row, out);
          }
          out.closeList();
          out.close();
        });
    return Answer.ok(
        Response.json(200, text)
            .with("Content-Disposition", "attachment; filename=\"zizanie.json\""));
  }

  private void match(PlayerId id, MatchRow row, JsonText out) {
    out.open();
    out.key("match");
    HouseCodecs.write(row, out);
    record(id, row)
        .ifPresent(record -> {
          out.key("record");
          out.text(record);
        });
    if (row.begun()
        && matches.table(new MatchId(row.id()), t -> t.orders(id))
            instanceof Answer.Ok<Orders>(var left)) {
      out.key("orders");
      OrdersCodecs.write(left, out);
    }
    out.close();
  }

  private Optional<String> record(PlayerId id, MatchRow row) {
    return row.begun()
            && matches.copy(new MatchId(row.id()), id).then(copy -> copy.download(false))
                instanceof Answer.Ok<Download>(Download download)
        ? Optional.of(download.text())
        : Optional.empty();
  }
}
