package fr.zizanie.server.web;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.live.LiveMatch;
import fr.zizanie.server.web.api.Route;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.wire.SeatInfo;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What other sites show of a link to us, in the head of its document: a title, a sentence and the
 * picture of a game, made when the page is built. Of a match they are told the game and who sits
 * there, so that a link can't tell of a position.
 */
final class OpenGraph {
  private static final String HOUSE = "zizanie";

  /** What a link tells of a match. */
  record Told(String game, List<SeatInfo> seats) {
    static Told of(LiveMatch match) {
      return new Told(
          match.setup().game(), match.seats().shown(match.profile(), PlayerId.NOBODY, _ -> false));
    }
  }

  private final Function<MatchId, Optional<Told>> matches;
  private final Function<String, Optional<Game<?, ?>>> games;

  OpenGraph(
      Function<MatchId, Optional<Told>> matches, Function<String, Optional<Game<?, ?>>> games) {
    this.matches = matches;
    this.games = games;
  }

  /** {@return where pictures were drawn once: links that were sent then still have one} */
  List<Route> routes() {
    return List.of(
        Route.read(
            "/api/matches/{}/picture",
            v -> moved(matches.apply(new MatchId(v.parts().getFirst())).map(Told::game))),
        Route.read(
            "/api/games/{}/picture",
            v -> moved(games.apply(v.parts().getFirst()).map(_ -> v.parts().getFirst()))));
  }

  private static Answer<Response> moved(Optional<String> game) {
    return game.map(
            id -> Answer.ok(Response.text(301, "text/plain", "").with("Location", picture(id))))
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_GAME.refusal()));
  }

  /** {@return a document with what its link shows in its head} */
  Response dressed(Request request, Response document) {
    String text = new String(document.body(), StandardCharsets.UTF_8);
    int end = text.indexOf("</head>");
    if (end < 0 || document.status() != 200) return document;
    boolean french = text.startsWith("<html lang=\"fr\"", Math.max(0, text.indexOf("<html")));
    String head = head(request, french);
    return document.body(
        (text.substring(0, end) + head + text.substring(end)).getBytes(StandardCharsets.UTF_8));
  }

  private String head(Request request, boolean french) {
    var parts = Arrays.stream(request.path().split("/")).filter(part -> !part.isEmpty()).toList();
    if (parts.size() == 2 && parts.getFirst().equals("g"))
      return matches
          .apply(new MatchId(parts.get(1)))
          .map(
              told -> lines(request, french, title(name(told.game), told.seats, french), told.game))
          .orElseGet(() -> lines(request, french, "Zizanie", HOUSE));
    return parts.size() < 2 || games.apply(parts.get(1)).isEmpty()
        ? lines(request, french, "Zizanie", HOUSE)
        : lines(request, french, name(parts.get(1)), parts.get(1));
  }

  private String name(String game) {
    return games.apply(game).map(one -> one.profile().title()).orElse(game);
  }

  private static String picture(String name) {
    return "/pictures/" + name + ".png";
  }

  /** {@return the lines for a place with this title and picture} */
  static String lines(Request request, boolean french, String title, String picture) {
    String host =
        request
            .header("host")
            .filter(name -> name.matches("[A-Za-z0-9.:\\[\\]-]{1,255}"))
            .orElse("");
    String root = (request.secure() ? "https://" : "http://") + host;
    return property("og:site_name", "Zizanie")
        + property("og:type", "website")
        + property("og:locale", french ? "fr_FR" : "en_GB")
        + property("og:title", title)
        + property(
            "og:description",
            french
                ? "Cinq cousins des échecs et du go, entre amis ou contre l’ordinateur. Rien à"
                    + " installer."
                : "Five cousins of chess and go, with friends or against the computer. Nothing to"
                    + " install.")
        + property("og:url", root + request.path())
        + property("og:image", root + picture(picture))
        + property("og:image:width", "1200")
        + property("og:image:height", "630")
        + "<meta name=\"twitter:card\" content=\"summary_large_image\" />";
  }

  /** {@return who plays what, or who invites to what} */
  static String title(String game, List<SeatInfo> seats, boolean french) {
    String names =
        seats.stream()
            .map(SeatInfo::name)
            .filter(name -> !name.isEmpty())
            .collect(Collectors.joining(french ? " et " : " and "));
    boolean open = seats.stream().anyMatch(seat -> seat.kind().equals("open"));
    if (open && names.isEmpty())
      return french ? "Une partie de " + game + " ?" : "A game of " + game + "?";
    if (open)
      return french
          ? names + " vous invite à jouer à " + game
          : names + " invites you to play " + game;
    return names.isEmpty() ? game : game + (french ? " : " : ": ") + names;
  }

  private static String property(String name, String content) {
    return "<meta property=\"" + name + "\" content=\"" + escaped(content) + "\" />";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("\"", "&quot;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }
}
