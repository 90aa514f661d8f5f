package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.feeds.OwnFeeds;
import fr.zizanie.server.mail.Mailing;
import fr.zizanie.server.mail.Recovery;
import fr.zizanie.server.people.OwnerAction;
import fr.zizanie.server.people.People;
import fr.zizanie.server.store.notifications.Notification.Matter;
import fr.zizanie.server.store.people.Addresses.Kept;
import fr.zizanie.server.store.people.Feeds.Feed;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.people.Confirmed;
import fr.zizanie.sheets.wire.people.MailChoice;
import fr.zizanie.sheets.wire.people.MailInfo;
import fr.zizanie.sheets.wire.people.PeopleCodecs;
import fr.zizanie.table.seat.PlayerId;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Where somebody may be written to, and what about. */
public final class MailApi {
  private static final int LONGEST = 300;

  private final Mailing mailing;
  private final Recovery recovery;
  private final OwnFeeds feeds;
  private final People people;

  /** Those whom {@code people} knows, with their addresses and feeds. */
  public MailApi(Mailing mailing, Recovery recovery, OwnFeeds feeds, People people) {
    this.mailing = mailing;
    this.recovery = recovery;
    this.feeds = feeds;
    this.people = people;
  }

  /** {@return every route} */
  public List<Route> routes() {
    return List.of(
        Route.read("/api/mail", v -> told(v.guest())).greeting(),
        Route.write("PUT", "/api/mail", this::choose),
        Route.write("PUT", "/api/mail/address", this::give).of(RequestKind.LETTER),
        Route.write("DELETE", "/api/mail/address", this::remove),
        Route.write("PUT", "/api/mail/confirmation", this::confirm).of(RequestKind.PROVE),
        Route.write("POST", "/api/link", this::link).of(RequestKind.LETTER),
        Route.open("/unsubscribe/{}", this::leave));
  }

  private Answer<Response> told(PlayerId player) {
    return json(info(player), PeopleCodecs::write);
  }

  /** {@return what somebody reads elsewhere, as they are told} */
  MailInfo info(PlayerId player) {
    var kept = mailing.of(player);
    return new MailInfo(
        mailing.offered(),
        kept.map(Kept::address).orElse(""),
        kept.map(Kept::wanted).orElse(""),
        mailing.wanted(player).stream().map(MailApi::name).sorted().toList(),
        kept.filter(Kept::daily).isPresent() ? "day" : "hour",
        feeds.of(player).map(Feed::since).orElse(0L));
  }

  private static String name(Matter matter) {
    return matter.name().toLowerCase(Locale.ROOT);
  }

  private static Optional<Matter> matter(String name) {
    return Stream.of(Matter.values()).filter(one -> name(one).equals(name)).findFirst();
  }

  private Answer<Response> give(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readMailAddress)
        .then(given ->
            people
                .allow(visit.who(), OwnerAction.OTHER)
                .then(_ -> mailing.give(visit.who(), given.address(), visit.request().language())))
        .then(_ -> told(visit.guest()));
  }

  private Answer<Response> remove(Visit visit) {
    return people
        .allow(visit.who(), OwnerAction.OTHER)
        .then(_ -> mailing.remove(visit.who()))
        .then(_ -> told(visit.guest()));
  }

  private Answer<Response> choose(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readMailChoice)
        .then(choice -> matters(choice).then(matters -> choose(visit, matters, choice.every())))
        .then(_ -> told(visit.guest()));
  }

  private Answer<Boolean> choose(Visit visit, Set<Matter> matters, String every) {
    return mailing.choose(visit.guest(), matters, every.equals("day"), visit.request().language());
  }

  private static Answer<Set<Matter>> matters(MailChoice choice) {
    var out = EnumSet.noneOf(Matter.class);
    for (String name : choice.matters()) {
      var matter = matter(name);
      if (matter.isEmpty()) return Fields.bad("matters");
      out.add(matter.get());
    }
    return Answer.ok(out);
  }

  /** The secret is proof enough: a letter may be opened on any device. */
  private Answer<Response> confirm(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readCarried)
        .then(link ->
            link.take()
                ? mailing
                    .confirm(link.token())
                    .then(kept -> Answer.ok(confirmed(kept, kept.address())))
                : mailing
                    .asked(link.token())
                    .then(kept -> Answer.ok(confirmed(kept, kept.wanted()))))
        .then(confirmed -> json(confirmed, PeopleCodecs::write));
  }

  private Confirmed confirmed(Kept kept, String address) {
    return new Confirmed(people.of(kept.player()).name(), address);
  }

  private Answer<Response> link(Visit visit) {
    return JsonReader.object(visit.body())
        .then(PeopleCodecs::readAskLink)
        .then(ask -> {
          if (ask.who().length() > LONGEST) return Fields.bad("who");
          recovery.ask(ask.who());
          return Answer.ok(Response.json(200, "{}"));
        });
  }

  private Answer<Response> leave(Visit visit) {
    return mailing.leave(visit.part()).then(_ -> Answer.ok(Response.json(200, "{}")));
  }
}
