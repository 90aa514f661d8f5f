package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;
import static fr.zizanie.server.web.api.TiesApi.known;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.notices.Telling;
import fr.zizanie.server.notices.push.Pusher;
import fr.zizanie.server.people.SignedIn;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notices.Inbox;
import fr.zizanie.server.store.notices.Inbox.Way;
import fr.zizanie.server.store.notices.Notice.Matter;
import fr.zizanie.server.store.notices.Subscriptions;
import fr.zizanie.server.store.notices.Subscriptions.Subscription;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.notices.NoticesCodecs;
import fr.zizanie.sheets.wire.notices.Pushing;
import fr.zizanie.sheets.wire.notices.Subscribed;
import fr.zizanie.sheets.wire.notices.Tidings;
import fr.zizanie.table.seat.PlayerId;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What somebody is told who isn't there, and on which browsers. */
public final class NoticesApi {
  private static final Refusal NO_SERVICE =
      Reason.BAD_FIELD.because(
          "Ce navigateur passe par un service que ce serveur ne connaît pas.",
          "This browser uses a service that this server doesn’t know.");

  private static final Refusal NO_BROWSER =
      Reason.BAD_FIELD.because(
          "Ce navigateur ne reçoit déjà plus rien.", "This browser is told nothing already.");

  private static final Set<String> LANGUAGES = Set.of("fr", "en");

  private final Inbox inbox;
  private final Subscriptions subscriptions;
  private final Pusher pusher;

  /** Notices as a store has them. */
  public NoticesApi(Store store, Pusher pusher) {
    inbox = store.inbox();
    subscriptions = store.subscriptions();
    this.pusher = pusher;
  }

  /** {@return every route} */
  public List<Route> routes() {
    return List.of(
        Route.read("/api/notices", known(visit -> told(visit.guest()))),
        Route.write("PUT", "/api/notices/seen", known(this::seen)),
        Route.read("/api/notices/push", known(visit -> pushing(visit.guest()))),
        Route.write("PUT", "/api/notices/push", known(this::want)),
        Route.write("POST", "/api/notices/push", known(this::subscribe)),
        Route.write("DELETE", "/api/notices/push/{}", known(this::end)));
  }

  /** {@return what somebody is told, as it is told} */
  Tidings tidings(PlayerId id) {
    return new Tidings(
        inbox.latest(id, Inbox.MOST).stream().map(Telling::told).toList(), inbox.unseen(id));
  }

  private Answer<Response> told(PlayerId id) {
    return json(tidings(id), NoticesCodecs::write);
  }

  private Answer<Response> seen(Visit visit) {
    return JsonReader.object(visit.body())
        .then(NoticesCodecs::readSeen)
        .then(seen -> {
          inbox.seen(visit.guest(), seen.upTo());
          return told(visit.guest());
        });
  }

  private Answer<Response> pushing(PlayerId id) {
    return json(pushes(id, pusher.key()), NoticesCodecs::write);
  }

  /** {@return what somebody is told by push, and where; without the key, which is the server’s} */
  Pushing pushes(PlayerId id) {
    return pushes(id, "");
  }

  private Pushing pushes(PlayerId id, String key) {
    return new Pushing(
        key,
        inbox.wanted(id, Way.PUSH).stream().map(NoticesApi::word).toList(),
        subscriptions.of(id).stream()
            .map(one -> new Pushing.Browser(Pusher.id(one), one.label(), one.since()))
            .toList());
  }

  private Answer<Response> want(Visit visit) {
    return JsonReader.object(visit.body())
        .then(NoticesCodecs::readMatters)
        .then(wanted -> matters(wanted.matters()))
        .then(matters -> {
          inbox.want(visit.guest(), Way.PUSH, matters);
          return pushing(visit.guest());
        });
  }

  private static Answer<Set<Matter>> matters(List<String> words) {
    Set<Matter> out = EnumSet.noneOf(Matter.class);
    for (String word : words) {
      var matter = Stream.of(Matter.values()).filter(one -> word(one).equals(word)).findFirst();
      if (matter.isEmpty()) return Fields.bad("matters");
      out.add(matter.get());
    }
    return Answer.ok(out);
  }

  private static String word(Matter matter) {
    return matter.name().toLowerCase(Locale.ROOT);
  }

  private Answer<Response> subscribe(Visit visit) {
    return JsonReader.object(visit.body())
        .then(NoticesCodecs::readSubscribed)
        .then(browser ->
            LANGUAGES.contains(browser.language())
                ? subscribe(visit, browser)
                : Fields.bad("language"));
  }

  private Answer<Response> subscribe(Visit visit, Subscribed browser) {
    String label = SignedIn.device(visit.request().header("user-agent").orElse(""));
    return pusher.add(visit.guest(), visit.who().session(), browser, label)
        ? pushing(visit.guest())
        : Answer.no(NO_SERVICE);
  }

  private Answer<Response> end(Visit visit) {
    Optional<Subscription> found =
        subscriptions.of(visit.guest()).stream()
            .filter(one -> Pusher.id(one).equals(visit.part()))
            .findFirst();
    return found.isPresent() && subscriptions.drop(visit.guest(), found.get().endpoint())
        ? pushing(visit.guest())
        : Answer.no(NO_BROWSER);
  }
}
