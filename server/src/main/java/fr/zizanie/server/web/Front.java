package fr.zizanie.server.web;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
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
import fr.zizanie.server.web.http.Gzip;
import fr.zizanie.server.web.http.Origins;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.server.web.preview.Previews;
import io.github.bucket4j.TimeMeter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The whole site: the API, the sockets and the page, and what holds for all of them. */
public final class Front implements Site {
  private static final Map<String, String> SECURITY =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
              + " img-src 'self' data:; font-src 'self'; connect-src 'self' ws: wss:;"
              + " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "same-origin",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin");

  /** What scripts, styles and fonts need of it: a policy is read with the document only. */
  private static final Map<String, String> PLAIN =
      Map.of("X-Content-Type-Options", "nosniff", "Cross-Origin-Resource-Policy", "same-origin");

  private static final Response FOREIGN =
      Refusals.response(
              Reason.BAD_FIELD.because(
                  "La demande vient d’un autre site.", "The request comes from another site."))
          .status(403);

  private static final Route SOCKET = Route.read("/ws/matches/{}", _ -> unknown());

  private final Matches matches;
  private final Cookies cookies;
  private final List<Route> routes;
  private final Pages pages = new Pages();
  private final Documents documents;
  private final Api api;
  private final Previews previews;
  private final Limits limits;
  private final Metrics metrics;

  /** The site of these matches. */
  public Front(
      Matches matches, Store store, Catalogue catalogue, Cookies cookies, Instruments instruments) {
    this(matches, store, catalogue, cookies, instruments, TimeMeter.SYSTEM_NANOTIME);
  }

  Front(
      Matches matches,
      Store store,
      Catalogue catalogue,
      Cookies cookies,
      Instruments instruments,
      TimeMeter time) {
    limits = new Limits(time);
    metrics = instruments.metrics();
    this.matches = matches;
    this.cookies = cookies;
    documents = new Documents(id -> gameOf(matches, new MatchId(id)));
    api = new Api(matches, store, catalogue, instruments.health());
    previews = new Previews(matches::sheet, catalogue::game, limits::drawing);
    routes =
        Stream.of(
                api.routes(), new Trials(catalogue).routes(), catalogue.routes(), previews.routes())
            .flatMap(List::stream)
            .toList();
  }

  @Override
  public Response answer(Request request) {
    Response response;
    try {
      response = dispatch(request);
    } catch (RuntimeException | StackOverflowError e) {
      response = Refusals.response(Refusals.broken(e, request.path()));
    }
    boolean asset = request.path().startsWith(Pages.ASSETS);
    return (Gzip.wanted(request) ? Gzip.zipped(response) : response).with(asset ? PLAIN : SECURITY);
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
    Response document = previews.dressed(request, guest, documents.answer(request, hall(guest)));
    return proved.isPresent()
        ? document
        : document.with("Set-Cookie", cookies.header(guest, request.secure()));
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
    var barred = route.writes() ? bar(route, request, guest) : Optional.<Refusal>empty();
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
          proved.isEmpty() && route.greets()
              ? response.with("Set-Cookie", cookies.header(guest, request.secure()))
              : response;
    };
  }

  private Optional<Refusal> bar(Route route, Request request, PlayerId guest) {
    if (request.header("content-type").filter(t -> t.startsWith("application/json")).isEmpty())
      return Optional.of(
          Reason.BAD_JSON.because(
              "Il faut Content-Type: application/json.",
              "Content-Type: application/json is needed."));
    if (request.body().length() >= route.longest()) {
      int kib = route.longest() / 1024;
      return Optional.of(Reason.TOO_LONG.because(kib + " Kio au plus.", kib + " KiB at most."));
    }
    return limits.write(guest, request.remote())
        ? Optional.empty()
        : Optional.of(Reason.TOO_MANY.refusal());
  }

  @Override
  public Knock knock(Request request) {
    try {
      var parts = SOCKET.parts(request.path());
      if (parts.isEmpty()) return new Knock.Refused(404);
      if (!Origins.own(request)) return new Knock.Refused(403);
      var id = new MatchId(parts.get().getFirst());
      if (matches.known(id) instanceof Answer.No<Boolean>(Refusal refusal))
        return new Knock.Refused(Refusals.response(refusal).status());
      // Who proves nothing may watch, as nobody.
      PlayerId guest = cookies.id(request).orElse(PlayerId.NOBODY);
      return new Knock.Welcome(socket ->
          Conversation.begin(
              matches, id, guest, have(request), socket, limits.messages(), metrics));
    } catch (RuntimeException e) {
      Refusals.broken(e, request.path());
      return new Knock.Refused(500);
    }
  }

  private static int have(Request request) {
    String have = request.query().getOrDefault("have", "");
    return have.matches("\\d{1,7}") ? Integer.parseInt(have) : 0;
  }
}
