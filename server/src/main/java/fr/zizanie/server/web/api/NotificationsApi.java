package fr.zizanie.server.web.api;

import static fr.zizanie.server.web.api.AccountApi.json;
import static fr.zizanie.server.web.api.TiesApi.known;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.notifications.NotificationText;
import fr.zizanie.server.notifications.push.Pusher;
import fr.zizanie.server.people.SignedIn;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Inbox.Way;
import fr.zizanie.server.store.notifications.Notification.Matter;
import fr.zizanie.server.store.notifications.Subscriptions;
import fr.zizanie.server.store.notifications.Subscriptions.Subscription;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.notifications.NotificationList;
import fr.zizanie.sheets.wire.notifications.NotificationsCodecs;
import fr.zizanie.sheets.wire.notifications.PushInfo;
import fr.zizanie.sheets.wire.notifications.PushSubscriber;
import fr.zizanie.table.seat.PlayerId;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What somebody is told who isn't there, and on which browsers. */
public final class NotificationsApi {
  private static final Refusal NO_SERVICE =
      Reason.BAD_FIELD.because(
          "Ce serveur ne connaît pas le service de notifications de ce navigateur. Essayez un autre navigateur.",
          "This server doesn’t know this browser’s notification service. Try another browser.");

  private static final Refusal NO_BROWSER =
      Reason.BAD_FIELD.because(
          "Ce navigateur ne reçoit déjà plus de notifications.",
          "This browser already gets no notifications.");

  private static final Set<String> LANGUAGES = Set.of("fr", "en");

  private final Inbox inbox;
  private final Subscriptions subscriptions;
  private final Pusher pusher;

  /** Notices as a store has them. */
  public NotificationsApi(Store store, Pusher pusher) {
    inbox = store.inbox();
    subscriptions = store.subscriptions();
    this.pusher = pusher;
  }

  /** {@return every route} */
  public List<Route> routes() {
    return List.of(
        Route.read("/api/notifications", known(visit -> told(visit.guest()))),
        Route.write("PUT", "/api/notifications/seen", known(this::seen)),
        Route.read("/api/notifications/push", known(visit -> pushing(visit.guest()))),
        Route.write("PUT", "/api/notifications/push", known(this::want)),
        Route.write("POST", "/api/notifications/push", known(this::subscribe)),
        Route.write("DELETE", "/api/notifications/push/{}", known(this::end)));
  }

  /** {@return what somebody is told, as it is told} */
  NotificationList tidings(PlayerId id) {
    return new NotificationList(
        inbox.latest(id, Inbox.MOST).stream().map(NotificationText::told).toList(),
        inbox.unseen(id));
  }

  private Answer<Response> told(PlayerId id) {
    return json(tidings(id), NotificationsCodecs::write);
  }

  private Answer<Response> seen(Visit visit) {
    return JsonReader.object(visit.body())
        .then(NotificationsCodecs::readSeenNotifications)
        .then(seen -> {
          inbox.seen(visit.guest(), seen.upTo());
          return told(visit.guest());
        });
  }

  private Answer<Response> pushing(PlayerId id) {
    return json(pushes(id, pusher.key()), NotificationsCodecs::write);
  }

  /** {@return what somebody is told by push, and where; without the key, which is the server’s} */
  PushInfo pushes(PlayerId id) {
    return pushes(id, "");
  }

  private PushInfo pushes(PlayerId id, String key) {
    return new PushInfo(
        key,
        inbox.wanted(id, Way.PUSH).stream().map(NotificationsApi::word).toList(),
        subscriptions.of(id).stream()
            .map(one -> new PushInfo.Browser(Pusher.id(one), one.label(), one.since()))
            .toList());
  }

  private Answer<Response> want(Visit visit) {
    return JsonReader.object(visit.body())
        .then(NotificationsCodecs::readPushTopics)
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
        .then(NotificationsCodecs::readPushSubscriber)
        .then(browser ->
            LANGUAGES.contains(browser.language())
                ? subscribe(visit, browser)
                : Fields.bad("language"));
  }

  private Answer<Response> subscribe(Visit visit, PushSubscriber browser) {
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
