package fr.zizanie.server.web;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.live.Memory;
import fr.zizanie.server.live.Patches;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.operate.Instruments;
import fr.zizanie.server.operate.Metrics;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.web.api.Api;
import fr.zizanie.server.web.api.Catalogue;
import fr.zizanie.server.web.api.Refusals;
import fr.zizanie.server.web.api.Route;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.api.Trials;
import fr.zizanie.server.web.gate.Caller;
import fr.zizanie.server.web.gate.Gate;
import fr.zizanie.server.web.gate.Kind;
import fr.zizanie.server.web.http.Gzip;
import fr.zizanie.server.web.http.Origins;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.server.web.preview.Previews;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The whole site: the API, the sockets and the page, and what holds for all of them. */
public final class Front implements Site {
  private static final Response ELSEWHERE =
      Refusals.response(
              Reason.BAD_FIELD.because(
                  "Ce serveur ne répond pas sous ce nom.",
                  "This server doesn't answer under that name."))
          .status(421);

  private static final Response FOREIGN =
      Refusals.response(
              Reason.BAD_FIELD.because(
                  "La demande vient d’un autre site.", "The request comes from another site."))
          .status(403);

  private static final Response TOO_MANY = Refusals.response(Reason.TOO_MANY.refusal());

  /** The code of a socket that may be opened again later. */
  private static final int LATER = 1013;

  private static final Route SOCKET = Route.read("/ws/matches/{}", _ -> unknown());

  private final Matches matches;
  private final Cookies cookies;
  private final List<Route> routes;
  private final Pages pages = new Pages();
  private final Documents documents;
  private final Api api;
  private final Previews previews;
  private final Gate gate;
  private final Metrics metrics;

  /** What sockets keep so that later sheets can be told by what they change. */
  private final Memory sheets = Memory.ofProcess();

  /** The site of these matches. */
  public Front(
      Matches matches,
      Store store,
      Catalogue catalogue,
      Cookies cookies,
      Instruments instruments,
      Gate gate) {
    this.gate = gate;
    metrics = instruments.metrics();
    this.matches = matches;
    this.cookies = cookies;
    documents = new Documents(id -> gameOf(matches, new MatchId(id)));
    api = new Api(matches, store, catalogue, instruments.health());
    previews = new Previews(matches::sheet, catalogue::game, gate::draws);
    routes =
        Stream.of(
                api.routes(), new Trials(catalogue).routes(), catalogue.routes(), previews.routes())
            .flatMap(List::stream)
            .toList();
  }

  @Override
  public Response answer(Request sent) {
    var believed = gate.enter(sent);
    Request request = believed.orElse(sent);
    Response response = believed.isPresent() ? whole(request) : ELSEWHERE;
    return Headers.on(Gzip.wanted(request) ? Gzip.zipped(response) : response, request);
  }

  private Response whole(Request request) {
    try {
      return dispatch(request);
    } catch (RuntimeException | StackOverflowError e) {
      return Refusals.response(Refusals.broken(e, request.path()));
    }
  }

  private Response dispatch(Request request) {
    String path = request.path();
    boolean ours = path.equals("/health") || path.startsWith("/api/") || path.startsWith("/ws/");
    String method = request.method().equals("HEAD") ? "GET" : request.method();
    if (!ours && method.equals("GET"))
      return Pages.document(request) ? document(request) : pages.answer(request);
    boolean known = false;
    for (Route route : routes) {
      var parts = route.parts(path);
      if (parts.isEmpty()) continue;
      known = true;
      if (route.method().equals(method)) return enter(route, request, parts.get());
    }
    Response refused = Refusals.response(Reason.UNKNOWN_COMMAND.refusal());
    return known ? refused.status(405) : refused;
  }

  /**
   * The document greets a new guest, before its script asks for several things at once and would be
   * taken for as many guests.
   */
  private Response document(Request request) {
    var proved = cookies.id(request);
    PlayerId guest = proved.orElseGet(cookies::fresh);
    if (!gate.allows(Kind.READ, Caller.of(proved, request))) return TOO_MANY;
    Response document = previews.dressed(request, guest, documents.answer(request, hall(guest)));
    return greeted(document, proved, guest, request);
  }

  /** A guest without a cookie gets one, if not too many do there. */
  private Response greeted(
      Response response, Optional<PlayerId> proved, PlayerId guest, Request request) {
    return proved.isPresent() || !gate.allows(Kind.GREET, Caller.of(proved, request))
        ? response
        : response.with("Set-Cookie", cookies.header(guest, request.secure()));
  }

  /** What the page asks first; nothing where that fails, so that the page asks and tells. */
  private String hall(PlayerId guest) {
    try {
      return api.hall(guest);
    } catch (RuntimeException _) {
      return "";
    }
  }

  private static Optional<String> gameOf(Matches matches, MatchId id) {
    return switch (matches.game(id)) {
      case Answer.Ok<String>(String game) -> Optional.of(game);
      case Answer.No<String> _ -> Optional.empty();
    };
  }

  private static <T> Answer<T> unknown() {
    return Answer.no(Reason.UNKNOWN_COMMAND.refusal());
  }

  private Response enter(Route route, Request request, List<String> parts) {
    if (route.writes() && !Origins.own(request)) return FOREIGN;
    var proved = cookies.id(request);
    PlayerId guest = proved.orElseGet(cookies::fresh);
    var barred = bar(route, request, Caller.of(proved, request));
    Answer<Response> answer =
        barred.isPresent()
            ? Answer.no(barred.get())
            : route.handler().answer(new Visit(request, guest, parts));
    return switch (answer) {
      case Answer.No<Response>(Refusal refusal) -> {
        metrics.refused(refusal.reason());
        yield Refusals.response(refusal);
      }
      case Answer.Ok<Response>(Response response) ->
          route.greets() ? greeted(response, proved, guest, request) : response;
    };
  }

  private Optional<Refusal> bar(Route route, Request request, Caller caller) {
    if (route.writes()) {
      if (request.header("content-type").filter(t -> t.startsWith("application/json")).isEmpty())
        return Optional.of(
            Reason.BAD_JSON.because(
                "Il faut Content-Type: application/json.",
                "Content-Type: application/json is needed."));
      if (request.body().length() >= route.longest()) {
        int kib = route.longest() / 1024;
        return Optional.of(Reason.TOO_LONG.because(kib + " Kio au plus.", kib + " KiB at most."));
      }
    }
    return route
        .kind()
        .filter(kind -> !gate.allows(kind, caller))
        .map(_ -> Reason.TOO_MANY.refusal());
  }

  @Override
  public Knock knock(Request sent) {
    return gate.enter(sent).map(this::welcome).orElseGet(() -> new Knock.Refused(421));
  }

  private Knock welcome(Request request) {
    try {
      var parts = SOCKET.parts(request.path());
      if (parts.isEmpty()) return new Knock.Refused(404);
      if (!Origins.own(request)) return new Knock.Refused(403);
      // Who proves nothing may watch, as nobody.
      var proved = cookies.id(request);
      var caller = Caller.of(proved, request);
      if (!gate.room(caller) || !gate.allows(Kind.READ, caller)) return new Knock.Refused(429);
      var id = new MatchId(parts.get().getFirst());
      if (matches.known(id) instanceof Answer.No<Boolean>(Refusal refusal))
        return new Knock.Refused(Refusals.response(refusal).status());
      PlayerId guest = proved.orElse(PlayerId.NOBODY);
      return new Knock.Welcome(socket -> begin(id, guest, caller, request, socket));
    } catch (RuntimeException e) {
      Refusals.broken(e, request.path());
      return new Knock.Refused(500);
    }
  }

  private Site.Talk begin(
      MatchId id, PlayerId guest, Caller caller, Request request, Site.Socket socket) {
    var allowance = gate.open(caller);
    if (allowance.isPresent())
      return Conversation.begin(
          matches, id, guest, have(request), socket, allowance.get(), metrics, patches(request));
    socket.close(LATER, "too many sockets");
    return Site.Talk.NOTHING;
  }

  private Optional<Patches> patches(Request request) {
    return "1".equals(request.query().get("patch"))
        ? Optional.of(new Patches(sheets))
        : Optional.empty();
  }

  private static int have(Request request) {
    String have = request.query().getOrDefault("have", "");
    return have.matches("\\d{1,7}") ? Integer.parseInt(have) : 0;
  }
}
