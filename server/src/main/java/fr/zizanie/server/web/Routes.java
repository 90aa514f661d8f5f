package fr.zizanie.server.web;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.creations.OwnCreations;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.meeting.Strangers;
import fr.zizanie.server.notifications.Bells;
import fr.zizanie.server.notifications.push.Pusher;
import fr.zizanie.server.operate.Instruments;
import fr.zizanie.server.operate.Metrics;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.web.api.AccountApi;
import fr.zizanie.server.web.api.Api;
import fr.zizanie.server.web.api.CreationsApi;
import fr.zizanie.server.web.api.DaysApi;
import fr.zizanie.server.web.api.FeedApi;
import fr.zizanie.server.web.api.GamesApi;
import fr.zizanie.server.web.api.MailApi;
import fr.zizanie.server.web.api.MailDesk;
import fr.zizanie.server.web.api.MeetingApi;
import fr.zizanie.server.web.api.NotificationsApi;
import fr.zizanie.server.web.api.OrdersApi;
import fr.zizanie.server.web.api.Refusals;
import fr.zizanie.server.web.api.Route;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.api.SessionApi;
import fr.zizanie.server.web.api.TiesApi;
import fr.zizanie.server.web.gate.Caller;
import fr.zizanie.server.web.gate.Gate;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.http.Body;
import fr.zizanie.server.web.http.Gzip;
import fr.zizanie.server.web.http.Origins;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.shelf.GameAnswers;
import fr.zizanie.table.shelf.GameCatalogue;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;

/** The whole site: the API, the sockets and the page, and what holds for all of them. */
public final class Routes implements Site {
  private static final Refusal ELSEWHERE =
      Reason.BAD_FIELD.because(
          "Ce serveur ne répond pas à cette adresse. Ouvrez-le à son adresse habituelle.",
          "This server does not answer at that address. Open it at its usual address.");

  private static final Refusal FOREIGN =
      Reason.BAD_FIELD.because(
          "La demande vient d’un autre site.", "The request comes from another site.");

  private static final Refusal CUT =
      Reason.BAD_JSON.because(
          "La demande est arrivée incomplète. Réessayez.",
          "The request arrived incomplete. Try again.");

  /** Where no page is. */
  private static final List<String> OURS = List.of("/api/", "/ws/", "/feed/");

  private final Entrance entrance;
  private final List<Route> routes;
  private final Pages pages = new Pages();
  private final Documents documents;
  private final Api api;
  private final OpenGraph links;
  private final Gate gate;
  private final Metrics metrics;
  private final Sockets sockets;

  /** The site of these matches. */
  public Routes(
      Matches matches,
      Strangers strangers,
      Store store,
      Pusher pusher,
      Bells bells,
      GameCatalogue catalogue,
      Entrance entrance,
      Instruments instruments,
      Gate gate) {
    this(
        matches,
        strangers,
        store,
        pusher,
        bells,
        catalogue,
        entrance,
        instruments,
        gate,
        MailDesk.of(store, entrance.register(), InstantSource.system(), Optional.empty()),
        new OwnCreations(store, InstantSource.system(), catalogue.workshops()));
  }

  /**
   * The same; {@code mail} is how people are reached who aren't here, {@code creations} what they
   * make for games.
   */
  public Routes(
      Matches matches,
      Strangers strangers,
      Store store,
      Pusher pusher,
      Bells bells,
      GameCatalogue catalogue,
      Entrance entrance,
      Instruments instruments,
      Gate gate,
      MailDesk mail,
      OwnCreations creations) {
    this.gate = gate;
    this.entrance = entrance;
    metrics = instruments.metrics();
    sockets = new Sockets(matches, strangers, bells, catalogue, entrance, gate, metrics);
    documents = new Documents(id -> told(matches, new MatchId(id)).map(OpenGraph.Told::game));
    links = new OpenGraph(id -> told(matches, id), catalogue::game);
    var register = entrance.register();
    api =
        new Api(
            matches,
            strangers,
            register.people(),
            new GameAnswers(catalogue),
            store.inbox(),
            instruments.health());
    var ties = new TiesApi(matches, register.people(), catalogue);
    var letters = new MailApi(mail.mailing(), mail.recovery(), mail.feeds(), register.people());
    var feeds =
        new FeedApi(
            matches,
            store.inbox(),
            mail.feeds(),
            entrance.where(),
            caller -> gate.allows(RequestKind.FEED, caller));
    var notifications = new NotificationsApi(store, pusher);
    var making = new CreationsApi(creations);
    var accounts =
        new AccountApi(
            matches,
            strangers,
            store,
            register,
            entrance.cookies(),
            entrance.where(),
            ties,
            letters,
            notifications,
            making);
    var sessions = new SessionApi(matches, register, accounts, entrance.where());
    routes =
        Stream.of(
                api.routes(),
                accounts.routes(),
                making.routes(),
                ties.routes(),
                new DaysApi(matches.off()).routes(),
                sessions.routes(),
                new OrdersApi(matches).routes(),
                letters.routes(),
                feeds.routes(),
                notifications.routes(),
                new MeetingApi(strangers, register.people()).routes(),
                new GamesApi(catalogue).routes(),
                links.routes())
            .flatMap(List::stream)
            .toList();
  }

  @Override
  public Response answer(Request sent) {
    var believed = gate.enter(sent);
    Request request = believed.orElse(sent);
    Response response =
        believed.isPresent() ? whole(request) : Refusals.response(ELSEWHERE, 421, request);
    return Headers.on(Gzip.wanted(request) ? Gzip.zipped(response) : response, request);
  }

  private Response whole(Request request) {
    try {
      return dispatch(request);
    } catch (RuntimeException | StackOverflowError e) {
      return Refusals.response(Refusals.broken(e, where(request)), request);
    }
  }

  /** A page as logs call it: by its kind. */
  private static String where(Request request) {
    return request.method() + " " + request.kind();
  }

  private Response dispatch(Request request) {
    String path = request.path();
    boolean ours = path.equals("/health") || OURS.stream().anyMatch(path::startsWith);
    String method = request.method().equals("HEAD") ? "GET" : request.method();
    if (!ours && method.equals("GET"))
      return Pages.document(request) ? document(request) : pages.answer(request);
    var known = new ArrayList<String>();
    for (Route route : routes) {
      var parts = route.parts(path);
      if (parts.isEmpty()) continue;
      known.add(route.method());
      if (route.method().equals(method)) return safely(route, request, parts.get());
    }
    return known.isEmpty()
        ? Refusals.response(Reason.UNKNOWN_COMMAND.refusal(), 404, request)
        : Refusals.notAllowed(known, request);
  }

  /**
   * The document greets a new guest, before its script asks for several things at once and would be
   * taken for as many guests.
   */
  private Response document(Request request) {
    try {
      return addressed(request);
    } catch (RuntimeException e) {
      // The page tells by itself that nothing answers, and whoever they are they stay.
      Refusals.broken(e, where(request));
      return documents.answer(request, "");
    }
  }

  private Response addressed(Request request) {
    var comer = entrance.comer(request);
    PlayerId guest = comer.who().player();
    if (!gate.allows(RequestKind.READ, comer.caller()))
      return Refusals.response(Reason.TOO_MANY.refusal(), request);
    Response document = links.dressed(request, documents.answer(request, hall(guest)));
    return comer.proved()
        ? document.with("Set-Cookie", entrance.again(comer, request))
        : greeted(document, comer, request);
  }

  /** A guest without a cookie gets one, if not too many do there. */
  private Response greeted(Response response, Entrance.Comer comer, Request request) {
    return comer.proved() || !gate.allows(RequestKind.GREET, comer.caller())
        ? response
        : response.with("Set-Cookie", entrance.again(comer, request));
  }

  /** What the page asks first; nothing where that fails, so that the page asks and tells. */
  private String hall(PlayerId guest) {
    try {
      return api.hall(guest);
    } catch (RuntimeException _) {
      return "";
    }
  }

  private static Optional<OpenGraph.Told> told(Matches matches, MatchId id) {
    return switch (matches.at(id, match -> Answer.ok(OpenGraph.Told.of(match)))) {
      case Answer.Ok<OpenGraph.Told>(OpenGraph.Told told) -> Optional.of(told);
      case Answer.No<OpenGraph.Told> _ -> Optional.empty();
    };
  }

  /** What breaks is told by the name of its route: an address may hold a secret. */
  private Response safely(Route route, Request request, List<String> parts) {
    try {
      return enter(route, request, parts);
    } catch (RuntimeException | StackOverflowError e) {
      return Refusals.response(Refusals.broken(e, route.name()), request);
    }
  }

  private Response enter(Route route, Request request, List<String> parts) {
    if (route.writes() && !Origins.own(request)) return Refusals.response(FOREIGN, 403, request);
    var comer = entrance.comer(request);
    return switch (admitted(route, request, parts, comer)) {
      case Answer.No<Response>(Refusal refusal) -> {
        metrics.refused(refusal.reason());
        yield Refusals.response(refusal, request);
      }
      case Answer.Ok<Response>(Response response) ->
          route.greets() && !response.headers().containsKey("Set-Cookie")
              ? greeted(response, comer, request)
              : response;
    };
  }

  private Answer<Response> admitted(
      Route route, Request request, List<String> parts, Entrance.Comer comer) {
    var barred = bar(route, request);
    if (barred.isPresent()) return Answer.no(barred.get());
    var caller = comer.caller();
    var admitted =
        route.kind().map(kind -> gate.admits(kind, caller)).orElse(Optional.of(() -> {}));
    if (admitted.isEmpty()) return Answer.no(Reason.TOO_MANY.refusal());
    var answer =
        withBody(
            route,
            request,
            caller,
            body ->
                route
                    .handler()
                    .answer(new Visit(request, comer.who(), comer.before(), parts, body)));
    if (answer instanceof Answer.Ok<Response>) admitted.get().run();
    return answer;
  }

  private static Optional<Refusal> bar(Route route, Request request) {
    if (!route.writes()) return Optional.empty();
    if (request.header("content-type").filter(t -> t.startsWith("application/json")).isEmpty())
      return Optional.of(
          Reason.BAD_JSON.because(
              "Il faut Content-Type: application/json.",
              "Content-Type: application/json is needed."));
    return announced(request).orElse(0) >= route.longest()
        ? Optional.of(tooLong(route))
        : Optional.empty();
  }

  /** How many bytes the body is said to have. */
  private static OptionalLong announced(Request request) {
    String length = request.header("content-length").orElse("");
    return length.matches("\\d{1,18}")
        ? OptionalLong.of(Long.parseLong(length))
        : OptionalLong.empty();
  }

  private static Refusal tooLong(Route route) {
    int kib = route.longest() / 1024;
    return Reason.TOO_LONG.because(kib + " Kio au plus.", kib + " KiB at most.");
  }

  /** Answers with the body, for which there is room as long as that takes. */
  private Answer<Response> withBody(
      Route route, Request request, Caller caller, Function<String, Answer<Response>> answer) {
    if (!route.writes()) return answer.apply("");
    int size = (int) announced(request).orElse(route.longest());
    if (!gate.comes(caller, size)) return Answer.no(Reason.TOO_MANY.refusal());
    try {
      return switch (request.body().read(route.longest())) {
        case Body.Whole(String text) -> answer.apply(text);
        case Body.Lost.TOO_LONG -> Answer.no(tooLong(route));
        case Body.Lost.BROKEN -> Answer.no(CUT);
      };
    } finally {
      gate.gone(caller, size);
    }
  }

  @Override
  public boolean calls(String remote) {
    return gate.calls(remote);
  }

  @Override
  public void hungUp(String remote) {
    gate.hungUp(remote);
  }

  @Override
  public Knock knock(Request sent) {
    return gate.enter(sent).map(sockets::knock).orElseGet(() -> new Knock.Refused(421));
  }
}
