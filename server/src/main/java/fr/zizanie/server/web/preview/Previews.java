package fr.zizanie.server.web.preview;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.web.api.Route;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.sheets.wire.Lobby;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.ToPage;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What other sites show of a link to us. Of a match it is what a stranger who watches sees, and
 * nothing else is asked for.
 */
public final class Previews {
  private final BiFunction<MatchId, PlayerId, Answer<ToPage>> sheets;
  private final Function<String, Optional<Game<?, ?>>> games;
  private final Pictures pictures;

  /**
   * Previews.
   *
   * @param sheets what somebody sees of a match
   * @param allowed whether one more picture may be drawn for an address
   */
  public Previews(
      BiFunction<MatchId, PlayerId, Answer<ToPage>> sheets,
      Function<String, Optional<Game<?, ?>>> games,
      Predicate<String> allowed) {
    this.sheets = sheets;
    this.games = games;
    pictures = new Pictures(allowed);
  }

  /** {@return where the pictures are} */
  public List<Route> routes() {
    return List.of(
        Route.read(
            "/api/matches/{}/picture",
            v -> stranger(v.parts().getFirst()).then(seen -> picture(v.request(), board(seen)))),
        Route.read(
            "/api/games/{}/picture",
            v -> picture(v.request(), games.apply(v.parts().getFirst()).map(Previews::start))));
  }

  /** {@return a document with the preview of its place in its head} */
  public Response dressed(Request request, Response document) {
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
    String first = parts.isEmpty() ? "" : parts.getFirst();
    if (first.equals("g")
        && parts.size() == 2
        && stranger(parts.get(1)) instanceof Answer.Ok<ToPage>(ToPage seen))
      return Head.of(
          request, french, title(seen, french), "/api/matches/" + parts.get(1) + "/picture");
    var game = parts.size() >= 2 ? games.apply(parts.get(1)) : Optional.<Game<?, ?>>empty();
    return game.map(one ->
            Head.of(
                request, french, one.profile().title(), "/api/games/" + parts.get(1) + "/picture"))
        .orElseGet(() -> Head.of(request, french, "Zizanie", "/api/games/mutation/picture"));
  }

  private String title(ToPage seen, boolean french) {
    return switch (seen) {
      case Lobby lobby -> Head.match(titleOf(lobby.game()), lobby.seats(), french);
      case Sheet sheet ->
          Head.match(gameOf(sheet).map(this::titleOf).orElse("Zizanie"), sheet.seats(), french);
      default -> "Zizanie";
    };
  }

  private String titleOf(String game) {
    return games.apply(game).map(one -> one.profile().title()).orElse(game);
  }

  private static Optional<String> gameOf(Sheet sheet) {
    return tree(sheet.shown().board().toString())
        .flatMap(board ->
            board.fields().get("game") instanceof Tree.Text(String game)
                ? Optional.of(game)
                : Optional.empty());
  }

  private Answer<ToPage> stranger(String id) {
    return sheets.apply(new MatchId(id), PlayerId.NOBODY);
  }

  private Optional<String> board(ToPage seen) {
    return switch (seen) {
      case Sheet sheet -> Optional.of(sheet.shown().board().toString());
      case Lobby lobby -> games.apply(lobby.game()).map(game -> start(game, lobby.options()));
      default -> Optional.empty();
    };
  }

  private static String start(Game<?, ?> game) {
    return start(game, Map.of());
  }

  private static <S, V> String start(Game<S, V> game, Map<String, String> given) {
    var options = Options.read(game.profile().options(), given).orThrow();
    return Projection.of(Match.begin(game, options)).shown(Viewer.PUBLIC, 0).board().toString();
  }

  private Answer<Response> picture(Request request, Optional<String> board) {
    return board
        .flatMap(Previews::tree)
        .map(drawn -> pictures.answer(request, drawn))
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_GAME.refusal()));
  }

  private static Optional<Tree.Fields> tree(String json) {
    return new Trees()
        .read(json)
        .flatMap(
            tree -> tree instanceof Tree.Fields fields ? Optional.of(fields) : Optional.empty());
  }
}
