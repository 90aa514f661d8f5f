package fr.zizanie.server.web;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.live.Memory;
import fr.zizanie.server.live.Patches;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.meeting.Strangers;
import fr.zizanie.server.notifications.Bells;
import fr.zizanie.server.operate.Metrics;
import fr.zizanie.server.web.api.Refusals;
import fr.zizanie.server.web.api.Route;
import fr.zizanie.server.web.gate.Gate;
import fr.zizanie.server.web.gate.RequestKind;
import fr.zizanie.server.web.gate.SocketLimits;
import fr.zizanie.server.web.http.Origins;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.shelf.GameCatalogue;
import fr.zizanie.table.shelf.Problem;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;

/** Who may open a socket, and what is told over it. */
final class Sockets {
  /** The code of a socket that may be opened again later. */
  static final int LATER = 1013;

  /** The code of a socket that we failed to serve (RFC 6455, 7.4.1). */
  private static final int BROKEN = 1011;

  /** Between so many lines a page may choose how many of a log come in one message. */
  private static final int FEWEST_LINES = 16;

  private static final int MOST_LINES = 1024;

  private static final Route MATCH = Route.read("/ws/matches/{}", _ -> unknown());
  private static final Route SEATS = Route.read("/ws/games/{}/seats", _ -> unknown());

  /** The open seats of all games. */
  private static final String LOBBY = "/ws/seats";

  /** What is new to whoever asks. */
  private static final String BELL = "/ws/me";

  private final Matches matches;
  private final Strangers strangers;
  private final Bells bells;
  private final GameCatalogue catalogue;
  private final Entrance entrance;
  private final Gate gate;
  private final Metrics metrics;

  /** What sockets keep so that later sheets can be told by what they change. */
  private final Memory sheets = Memory.ofProcess();

  Sockets(
      Matches matches,
      Strangers strangers,
      Bells bells,
      GameCatalogue catalogue,
      Entrance entrance,
      Gate gate,
      Metrics metrics) {
    this.matches = matches;
    this.strangers = strangers;
    this.bells = bells;
    this.catalogue = catalogue;
    this.entrance = entrance;
    this.gate = gate;
    this.metrics = metrics;
  }

  private static <T> Answer<T> unknown() {
    return Answer.no(Reason.UNKNOWN_COMMAND.refusal());
  }

  /** {@return what becomes of a socket that somebody wants to open} */
  Site.Knock knock(Request request) {
    try {
      if (request.path().equals(BELL)) return listen(request);
      var match = MATCH.parts(request.path()).map(List::getFirst).map(MatchId::new);
      var games = lobbies(request);
      if (match.isEmpty() && games.isEmpty()) return new Site.Knock.Refused(404);
      if (!Origins.own(request)) return new Site.Knock.Refused(403);
      var comer = entrance.comer(request);
      if (!gate.room(comer.caller()) || !gate.allows(RequestKind.READ, comer.caller()))
        return new Site.Knock.Refused(429);
      if (!games.isEmpty())
        return new Site.Knock.Welcome(socket ->
            begin(
                comer,
                gate.open(comer.caller()),
                socket,
                (who, open) -> seats(games, who, open, socket)));
      var id = match.orElseThrow();
      if (matches.at(id, _ -> Answer.ok(true)) instanceof Answer.No<Boolean>(Refusal refusal))
        return new Site.Knock.Refused(Problem.status(refusal.reason()));
      return new Site.Knock.Welcome(socket ->
          begin(
              comer,
              gate.open(comer.caller()),
              socket,
              (who, open) -> table(id, who, request, open, socket)));
    } catch (RuntimeException e) {
      Refusals.broken(e, (SEATS.parts(request.path()).isPresent() ? SEATS : MATCH).name());
      return new Site.Knock.Refused(500);
    }
  }

  /** {@return the games whose open seats a socket is to show} */
  private List<String> lobbies(Request request) {
    return request.path().equals(LOBBY)
        ? catalogue.games().stream().map(game -> game.profile().id()).toList()
        : SEATS.parts(request.path()).map(List::getFirst).filter(strangers::known).stream()
            .toList();
  }

  /** Whoever proves nothing is told nothing: a fresh guest has no news. */
  private Site.Knock listen(Request request) {
    if (!Origins.own(request)) return new Site.Knock.Refused(403);
    var comer = entrance.comer(request);
    if (!comer.proved()) return new Site.Knock.Refused(403);
    if (!gate.listens(comer.caller()) || !gate.allows(RequestKind.READ, comer.caller()))
      return new Site.Knock.Refused(429);
    return new Site.Knock.Welcome(socket ->
        begin(
            comer,
            gate.listen(comer.caller()),
            socket,
            (who, open) -> new BellSocket(bells, who, socket, open)));
  }

  private Site.Talk begin(
      Entrance.Comer comer,
      Optional<SocketLimits> allowance,
      Site.Socket socket,
      BiFunction<PlayerId, SocketLimits, Site.Talk> talk) {
    if (allowance.isEmpty()) {
      socket.close(LATER, "too many sockets");
      return Site.Talk.NOTHING;
    }
    var open = entrance.watched(comer, allowance.get(), socket);
    try {
      // Who proves nothing may watch, as nobody.
      return talk.apply(comer.proved() ? comer.who().player() : PlayerId.NOBODY, open);
    } catch (RuntimeException e) {
      open.leaves().run();
      Refusals.broken(e, "beginning of a socket");
      socket.close(BROKEN, "broken");
      return Site.Talk.NOTHING;
    }
  }

  private Site.Talk table(
      MatchId id, PlayerId guest, Request request, SocketLimits open, Site.Socket socket) {
    return MatchSocket.begin(
        matches, id, guest, have(request), socket, open, metrics, patches(request), lines(request));
  }

  private Site.Talk seats(
      List<String> games, PlayerId guest, SocketLimits open, Site.Socket socket) {
    return new MeetingSocket(strangers, games, guest, socket, open, metrics);
  }

  private Optional<Patches> patches(Request request) {
    return "1".equals(request.query().get("patch"))
        ? Optional.of(new Patches(sheets))
        : Optional.empty();
  }

  private static int have(Request request) {
    return number(request, "have").orElse(0);
  }

  /** A client that can't put a log together gets it as one message. */
  private static int lines(Request request) {
    return number(request, "lines").stream()
        .map(most -> Math.clamp(most, FEWEST_LINES, MOST_LINES))
        .findAny()
        .orElse(Integer.MAX_VALUE);
  }

  private static OptionalInt number(Request request, String name) {
    String given = request.query().getOrDefault(name, "");
    return given.matches("\\d{1,7}")
        ? OptionalInt.of(Integer.parseInt(given))
        : OptionalInt.empty();
  }
}
